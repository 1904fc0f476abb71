import type { ResponseOf } from '@footlight/contract';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { call, errorOf } from '../../../../testing/call.js';
import { describeWithDatabase } from '../../../../testing/engines.js';
import { beginSignUp, signUpSomebody } from '../../../../testing/people.js';
import { createTestApplication } from '../../../../testing/test-application.js';
import { accountSettings } from '../../../../testing/test-realm-accounts.js';
import { createTestRealm } from '../../../../testing/test-realm.js';

describeWithDatabase('consents', ({ database }) => {
  let app: FastifyInstance;
  beforeAll(async () => {
    const realm = createTestRealm({
      languages: ['en', 'es'],
      signIn: { attemptsPerMinute: 10_000 },
      account: accountSettings,
    });
    ({ app } = await createTestApplication(database(), { realm }));
  });
  afterAll(() => app.close());

  const save = (token: string, answers: readonly object[]) =>
    call(app, 'PUT', '/api/v2/user/consents', { token, body: { answers } });

  // ACCT-17
  it('are listed in the realm’s order, by scope, in the caller’s language', async () => {
    const terms = async (query: string, language: string) =>
      (
        (await call(app, 'GET', `/api/v2/consent-terms${query}`, { headers: { language } }))
          .body as ResponseOf<'listConsentTerms'>
      ).terms;
    expect(await terms('?scope=registration', 'es')).toMatchObject([
      { fieldName: 'terms', required: true, label: 'Condiciones', text: 'Acepto.', defaultValue: 'false' },
      // An information text is never required, whatever the realm file sets.
      { fieldName: 'about', fieldType: 'INFORMATION_TEXT', required: false },
      { fieldName: 'news', defaultValue: 'true', data: { default: 'true' } },
    ]);
    expect((await terms('?scope=purchase', 'en')).map(({ fieldName }) => fieldName)).toEqual(['offers']);
    expect(await terms('', 'en')).toHaveLength(4);
  });

  // ACCT-18
  it('are rejected without the required ones, and are saved along with earlier ones', async () => {
    const { token } = await beginSignUp(app);
    const lacking = await save(token, [{ fieldName: 'news', answer: true }]);
    expect(errorOf(lacking)).toEqual({ status: 400, code: 'CONSENT_REQUIRED' });
    expect(lacking.body).toMatchObject({ details: { fieldNames: ['terms'] } });
    expect((await save(token, [{ fieldName: 'terms', answer: true }])).status).toBe(204);
    expect((await save(token, [{ fieldName: 'news', answer: true }])).status).toBe(204);
    expect(errorOf(await save(token, [{ fieldName: 'terms', answer: false }])).code).toBe('CONSENT_REQUIRED');
    const unknown = await save(token, [{ fieldName: 'soul', answer: true }]);
    expect(unknown.body).toMatchObject({ details: { issues: [{ field: 'body.answers[0].fieldName' }] } });
    const text = await save(token, [{ fieldName: 'about', answer: true }]);
    expect(errorOf(text).code).toBe('INVALID_FIELD');
  });

  // ACCT-19
  it('record every change of marketing preferences', async () => {
    const { token, reply } = await signUpSomebody(app);
    const path = '/api/v2/user/marketing-preferences';
    const shown = ({ body }: { readonly body: unknown }) =>
      (body as ResponseOf<'getMarketingPreferences'>).answers.map(({ answer, consentField }) => [
        consentField.fieldName,
        answer,
      ]);
    expect(shown(await call(app, 'GET', path, { token }))).toEqual([
      ['news', true],
      ['offers', false],
    ]);
    const put = (answers: readonly object[]) => call(app, 'PUT', path, { token, body: { answers } });
    const off = [{ fieldName: 'news', answer: false }];
    expect(shown(await put(off))).toEqual([
      ['news', false],
      ['offers', false],
    ]);
    await put(off);
    await put([{ fieldName: 'news', answer: true }]);
    const { rows } = await database().db.execute(
      `select field_name, answer from consent_answers where account_id = '${reply.user.id}' and field_name <> 'terms' order by sequence`,
    );
    expect(rows).toEqual([
      { field_name: 'news', answer: false },
      { field_name: 'news', answer: true },
    ]);
    expect(errorOf(await put([{ fieldName: 'terms', answer: false }])).code).toBe('INVALID_FIELD');
  });
});
