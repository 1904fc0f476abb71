import type { ResponseOf } from '@footlight/contract';
import { LANGUAGES } from '@footlight/i18n';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { call, errorOf } from '../../../testing/call.js';
import { createDemoApplication, signInDemo } from '../../../testing/demo-application.js';
import { describeDemo } from '../../../testing/engines.js';
import { MAIL_KINDS } from '../../mail/outbox.repository.js';

// MAIL-6
describeDemo('previews of mails', ({ database }) => {
  let app: FastifyInstance;
  let token: string;
  beforeAll(async () => {
    ({ app } = await createDemoApplication(database()));
    token = await signInDemo(app, 'admin');
  });
  afterAll(() => app.close());

  const see = async (kind: string, language: string) =>
    (await call(app, 'GET', `/api/v2/admin/mails/${kind}?language=${language}`, { token }))
      .body as ResponseOf<'getMailPreview'>;

  it('list every mail that the service sends', async () => {
    const { body } = await call(app, 'GET', '/api/v2/admin/mails', { token });
    const { mails, languages } = body as ResponseOf<'listMailPreviews'>;
    expect(mails.map(({ kind }) => kind)).toEqual([...MAIL_KINDS]);
    expect(mails.filter(({ kind, subject }) => subject === kind)).toEqual([]);
    expect(languages).toEqual(LANGUAGES);
  });

  it.each(MAIL_KINDS)('show %s in every language, as HTML and as text', async (kind) => {
    const subjects = new Set<string>();
    for (const language of LANGUAGES) {
      const mail = await see(kind, language);
      expect(mail.language).toBe(language);
      expect(mail.html).toContain(`<html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}">`);
      expect(JSON.stringify(mail)).not.toMatch(/\{\{|undefined|Invalid Date|NaN/u);
      expect(mail.text.length).toBeGreaterThan(50);
      subjects.add(mail.subject);
    }
    // Languages may share a subject of one or two words.
    expect(subjects.size).toBeGreaterThan(LANGUAGES.length - 3);
  });

  it('create no links and send nothing', async () => {
    const rows = async () =>
      (
        await database().db.execute(
          'select (select count(*) from mail_links)::int as links, (select count(*) from mail_outbox)::int as mails',
        )
      ).rows;
    const before = await rows();
    for (const kind of MAIL_KINDS) await see(kind, 'en');
    expect(await rows()).toEqual(before);
  });

  it('are for administrators, and of known mails', async () => {
    expect(errorOf(await call(app, 'GET', '/api/v2/admin/mails/unknown', { token })).code).toBe('NOT_FOUND');
    const viewer = await signInDemo(app, 'member');
    for (const path of ['mails', 'mails/receipt'])
      expect(errorOf(await call(app, 'GET', `/api/v2/admin/${path}`, { token: viewer })).code).toBe(
        'FORBIDDEN',
      );
  });
});
