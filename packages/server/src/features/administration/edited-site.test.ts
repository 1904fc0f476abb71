import type { CatalogueEntry, ResponseOf } from '@footlight/contract';
import type { FastifyInstance } from 'fastify';
import { beforeAll, expect, it, vi } from 'vitest';
import { call } from '../../../testing/call.js';
import { createDemoApplication, demoRealm, signInDemo } from '../../../testing/demo-application.js';
import { describeDemoOnBothEngines } from '../../../testing/engines.js';

describeDemoOnBothEngines('editing menus and labels', ({ database }) => {
  let app: FastifyInstance;
  /** A second process of the service. */
  let other: FastifyInstance;
  let admin: string;
  beforeAll(async () => {
    ({ app } = await createDemoApplication(database(), demoRealm(), { guestCacheMs: 600_000 }));
    ({ app: other } = await createDemoApplication(database(), demoRealm(), { guestCacheMs: 600_000 }));
    admin = await signInDemo(app, 'admin');
  });

  const at = (path: string) => `/api/v2/admin/entries/${path}`;
  const save = (path: string, body: object) => call(app, 'PUT', at(path), { token: admin, body });
  const both = async <T>(read: (from: FastifyInstance) => Promise<T>): Promise<readonly T[]> => [
    await read(app),
    await read(other),
  ];
  const menu = () =>
    both(async (from) => {
      const { body } = await call(from, 'GET', '/api/v2/menu/WEB');
      return (body as ResponseOf<'getMenus'>).items.map(({ label }) => label);
    });
  const play = () =>
    both(async (from) => {
      const { body } = await call(from, 'GET', '/api/v2/label', { headers: { language: 'es' } });
      return (body as ResponseOf<'getLabels'>).labels['play'];
    });

  // ACCT-68
  it('shows a menu of the catalogue in every process, until it is withdrawn', async () => {
    const before = await menu();
    expect(before[0]?.length).toBeGreaterThan(3);
    const item = (id: string, route: string) => ({ id, label: { en: id }, target: { type: 'ROUTE', route } });
    const document = { home: item('Start', 'home'), items: [item('Everything', 'browse')] };
    const saved = await save('menus/WEB', { version: null, document, action: 'publish' });
    expect(saved.status).toBe(200);
    await vi.waitFor(async () => expect(await menu()).toEqual([['Everything'], ['Everything']]));
    const { version } = saved.body as CatalogueEntry;
    expect((await save('menus/WEB', { version, action: 'withdraw' })).status).toBe(200);
    await vi.waitFor(async () => expect(await menu()).toEqual(before));
  });

  it('shows a label of the catalogue in every process', async () => {
    const saved = await save('labels/es', { version: null, document: { play: '¡Dale!' }, action: 'publish' });
    expect(saved.status).toBe(200);
    await vi.waitFor(async () => expect(await play()).toEqual(['¡Dale!', '¡Dale!']));
  });

  it.each([
    [
      'menus/TV',
      { home: { id: 'a', label: { en: 'A' }, target: { type: 'ROUTE', route: 'home' } } },
      /WEB, MOBILE-WEB/u,
    ],
    [
      'menus/WEB',
      { home: { id: 'a', label: { en: 'A' }, target: { type: 'ROUTE', route: 'none' } } },
      /a page of the site/u,
    ],
    [
      'menus/WEB',
      { home: { id: 'a', label: { es: 'A' }, target: { type: 'ROUTE', route: 'home' } } },
      /label\.en/u,
    ],
    ['labels/english', { play: 'x' }, /a language/u],
    ['labels/en', { plai: 'x' }, /plai.*the key of a label/u],
  ])('refuses what nobody could use: %s %j', async (path, document, message) => {
    const current = await call(app, 'GET', at(path), { token: admin });
    const version = current.status === 200 ? (current.body as CatalogueEntry).version : null;
    const answer = await save(path, { version, document, action: 'publish' });
    expect(answer.status).toBe(400);
    expect(JSON.stringify(answer.body).replaceAll('\\"', '"')).toMatch(message);
  });
});
