import type { ErrorBody, ResponseOf } from '@footlight/contract';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../../database/database.js';
import { call, errorOf } from '../../../testing/call.js';
import { signUpSomebody } from '../../../testing/people.js';
import { openTestDatabase } from '../../../testing/test-database.js';
import { createTestApplication } from '../../../testing/test-application.js';
import { createTestRealm, demoSettings } from '../../../testing/test-realm.js';

describe('realm, labels and menus', () => {
  let database: OpenDatabase;
  let app: FastifyInstance;
  const home = {
    id: 'home',
    label: { en: 'Home', ar: 'الرئيسية' },
    target: { type: 'ROUTE', route: 'home' },
  };
  const item = (id: string, audience: string) => ({ ...home, id, audience });
  const menu = { home, items: [item('all', 'everyone'), item('joined', 'viewers'), item('new', 'guests')] };
  beforeAll(async () => {
    database = await openTestDatabase();
    const realm = createTestRealm({
      ...demoSettings(),
      trustCountryHeader: true,
      folders: {},
      menus: { WEB: menu, 'MOBILE-WEB': { home } },
      labels: { en: { signIn: 'Enter' }, 'en-gb': { colour: 'Colour' }, es: { signIn: 'Entra' } },
    });
    ({ app } = await createTestApplication(database, { realm }));
  });
  afterAll(async () => {
    await app.close();
    await database.close();
  });

  const labels = async (headers: Record<string, string>) =>
    (await call(app, 'GET', '/api/v2/label?realm=demo', { headers })).body as ResponseOf<'getLabels'>;
  const menuIds = async (token?: string) => {
    const { body } = await call(app, 'GET', '/api/v2/menu/WEB', token === undefined ? {} : { token });
    return (body as ResponseOf<'getMenus'>).items.map(({ id }) => id);
  };

  it('exposes the realm’s settings without its secrets', async () => {
    const { body } = await call(app, 'GET', '/api/v2/realm');
    expect(body).toMatchObject({
      id: 'demo',
      languages: [
        { code: 'en', name: 'English', direction: 'ltr' },
        { code: 'es', direction: 'ltr' },
        { code: 'pt', direction: 'ltr' },
        { code: 'ar', direction: 'rtl' },
      ],
      embedOrigins: ['http://localhost:4600', 'http://localhost:4601', 'http://localhost:4602'],
    });
    expect(JSON.stringify(body)).not.toMatch(/refresh|folders|trustCountryHeader|clientSecret/u);
  });

  it('chooses the language by the header, then the browser’s languages, then the realm', async () => {
    expect(await labels({ language: 'ar', 'accept-language': 'es' })).toMatchObject({
      language: 'ar',
      direction: 'rtl',
    });
    expect((await labels({ 'accept-language': 'fr;q=0.9, es-MX;q=0.8' })).labels['signIn']).toBe('Entra');
    expect((await labels({ 'accept-language': 'fr' })).language).toBe('en');
  });

  it('prefers the realm’s labels to the product’s', async () => {
    expect((await labels({})).labels['signIn']).toBe('Enter');
  });

  it('falls back to British English in Great Britain and New Zealand', async () => {
    const colourIn = async (country: string) =>
      (await labels({ 'x-footlight-country': country })).labels['colour'];
    expect(await colourIn('GB')).toBe('Colour');
    expect(await colourIn('NZ')).toBe('Colour');
    expect(await colourIn('US')).toBeUndefined();
  });

  it('rejects other realms', async () => {
    const answer = await call(app, 'GET', '/api/v2/label?realm=other');
    expect(errorOf(answer)).toEqual({ status: 400, code: 'INVALID_FIELD' });
    expect((answer.body as ErrorBody).details).toMatchObject({
      issues: [{ field: 'query.realm', allowed: '"demo"' }],
    });
  });

  it('returns different menu items to guests and viewers, for each device type', async () => {
    expect(await menuIds()).toEqual(['all', 'new']);
    const { token } = await signUpSomebody(app);
    expect(await menuIds(token)).toEqual(['all', 'joined']);
    const phone = await call(app, 'GET', '/api/v2/menu/MOBILE-WEB', { headers: { language: 'ar' } });
    expect(phone.body).toMatchObject({ deviceType: 'MOBILE-WEB', home: { label: 'الرئيسية' }, items: [] });
    expect(errorOf(await call(app, 'GET', '/api/v2/menu/TOASTER'))).toEqual({
      status: 400,
      code: 'INVALID_FIELD',
    });
  });
});
