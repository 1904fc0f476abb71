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

  // ACCT-69
  it('leads from where a page was to where it is, in every language', async () => {
    const get = async (url: string) => {
      const { statusCode, headers } = await app.inject({ url, headers: { accept: 'text/html' } });
      return [statusCode, headers.location];
    };
    expect(await get('/video/harbour-old/any-title')).toEqual([404, undefined]);
    const document = { from: '/video/harbour-old', to: '/video/1018' };
    const saved = await save('redirects/video.harbour-old', { version: null, document, action: 'publish' });
    expect(saved.status).toBe(200);
    expect(await get('/video/harbour-old')).toEqual([301, '/video/1018']);
    expect(await get('/video/harbour-old/any-title?a=1')).toEqual([301, '/video/1018?a=1']);
    expect(await get('/es/video/harbour-old')).toEqual([301, '/es/video/1018']);
    expect(await get('/video/harbour-older')).toEqual([404, undefined]);
    expect((await get('/video/1018'))[0]).toBe(200);
    for (const [from, to] of [
      ['oldest', 'older'],
      ['older', 'harbour-old'],
      ['here', 'there'],
      ['there', 'here'],
    ] as const)
      // oxlint-disable-next-line no-await-in-loop -- in this order
      await save(`redirects/video.${from}`, {
        version: null,
        document: { from: `/video/${from}`, to: `/video/${to}` },
        action: 'publish',
      });
    expect(await get('/video/oldest')).toEqual([301, '/video/1018']);
    expect(await get('/video/here')).toEqual([404, undefined]);
  });

  it.each([
    ['redirects/video.x', { from: '/video/x', to: '//evil.example' }, /to.*a path of this site/u],
    ['redirects/video.x', { from: '/video/x', to: 'https://evil.example' }, /to.*a path of this site/u],
    ['redirects/video.x', { from: '/video/x', to: '/video/x' }, /to.*another path than its own/u],
    ['redirects/video.y', { from: '/video/x', to: '/video/1018' }, /video\.y/u],
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
