import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from 'drizzle-orm';
import type { OpenDatabase } from '../../database/database.js';
import { importRealm } from '../../realm/import-realm.js';
import { call } from '../../../testing/call.js';
import { demoRealm, signInDemo } from '../../../testing/demo-application.js';
import { openDemoDatabase } from '../../../testing/demo-database.js';
import { quietLog } from '../../../testing/quiet-log.js';
import { createTestApplication } from '../../../testing/test-application.js';

const CACHE_MS = 1000;

describe('cacheable responses', () => {
  const queries: string[] = [];
  let database: OpenDatabase;
  let app: FastifyInstance;
  let advance: (milliseconds: number) => void;
  let token: string;

  beforeAll(async () => {
    database = await openDemoDatabase((text) => void queries.push(text));
    const made = await createTestApplication(database, { realm: demoRealm(), guestCacheMs: CACHE_MS });
    app = made.app;
    advance = (milliseconds) => made.clock.advance(milliseconds);
    await importRealm({ realm: demoRealm(), database, clock: made.clock, log: quietLog });
    token = await signInDemo(app, 'member');
  });
  afterAll(() => database?.close());

  const pages = [
    '/api/v4/content/home',
    '/api/v4/vod/1003',
    '/api/v4/playlist/3001',
    '/api/v4/series/5002',
    '/api/v4/season/4001',
    '/api/v1/content-search?query=night',
    '/api/v2/news/ringside',
    '/api/v2/fighters',
    '/api/v2/label',
    '/api/v2/realm',
  ];

  it('are refused for another realm, cached or not', async () => {
    const requestRealm = (realm: string) =>
      app.inject({ method: 'GET', url: '/api/v2/realm', headers: { realm } });
    expect((await requestRealm('demo')).statusCode).toBe(200);
    const refused = await requestRealm('elsewhere');
    expect(refused.statusCode).toBe(400);
    expect(refused.json()).toMatchObject({
      code: 'INVALID_FIELD',
      details: { issues: [{ field: 'headers.realm', found: '"elsewhere"', allowed: '"demo"' }] },
    });
  });

  it.each(pages)('%s is cacheable and revalidated by its ETag', async (path) => {
    const { headers } = await call(app, 'GET', path);
    expect(headers['cache-control']).toMatch(
      /^public, max-age=0, s-maxage=\d+, stale-while-revalidate=\d+$/u,
    );
    const etag = String(headers['etag']);
    const again = await call(app, 'GET', path, { headers: { 'if-none-match': etag } });
    expect(again).toMatchObject({ status: 304, body: '' });
    expect(again.headers['cache-control']).toBe(headers['cache-control']);
    const other = await call(app, 'GET', path, { headers: { 'if-none-match': '"other"' } });
    expect(other.status).toBe(200);
  });

  it('vary only by the headers that affect them', async () => {
    const vary = async (path: string, headers: Record<string, string> = {}): Promise<string[]> => {
      const answer = await call(app, 'GET', path, { headers });
      return String(answer.headers['vary'])
        .split(/, */u)
        .map((name) => name.toLowerCase())
        .filter((name) => name !== 'origin' && name !== 'accept-encoding')
        .toSorted();
    };
    const languages = ['accept-language', 'language'];
    expect(await vary('/api/v2/realm')).toEqual([...languages, 'x-footlight-country']);
    expect(await vary('/api/v4/content/home')).toEqual([
      'accept-language',
      'authorization',
      'language',
      'x-footlight-country',
    ]);
    expect(await vary('/api/v2/realm', { language: 'es' })).toEqual(['language', 'x-footlight-country']);
  });

  it('differ by language and country', async () => {
    const title = async (headers: Record<string, string>): Promise<unknown> => {
      const { body } = await call(app, 'GET', '/api/v4/vod/1004', { headers });
      const { title: name, accessLevel } = body as { title: string; accessLevel: string };
      return [name, accessLevel];
    };
    expect(await title({ language: 'en' })).toEqual(['Ember Road', 'GEOBLOCKED']);
    expect(await title({ language: 'en', 'x-footlight-country': 'ES' })).toEqual(['Ember Road', 'GRANTED']);
    const [spanish] = (await title({ language: 'es' })) as [string];
    expect(spanish).not.toBe('Ember Road');
  });

  it('are private for signed-in viewers', async () => {
    const { headers, body } = await call(app, 'GET', '/api/v4/vod/1003', { token });
    expect(headers['cache-control']).toBe('private, no-cache');
    expect(body).toMatchObject({ accessLevel: 'GRANTED' });
    const guest = await call(app, 'GET', '/api/v4/vod/1003');
    expect(guest.body).toMatchObject({ accessLevel: 'DENIED' });
  });

  it('are read from the database once for all guests until they expire or the catalogue changes', async () => {
    const count = async (): Promise<number> => {
      const before = queries.length;
      await Promise.all(Array.from({ length: 20 }, () => call(app, 'GET', '/api/v4/content/films')));
      return queries.length - before;
    };
    const once = await count();
    expect(once).toBeGreaterThan(0);
    expect(once).toBeLessThan(10);
    expect(await count()).toBe(0);
    advance(CACHE_MS);
    expect(await count()).toBe(once);
    await database.db.execute(sql`update contents set age_rating = '12' where kind = 'VOD' and id = '1001'`);
    await expect
      .poll(async () => (await call(app, 'GET', '/api/v4/vod/1001')).body)
      .toMatchObject({ ageRating: '12' });
  });

  it('do not include errors', async () => {
    const { status, headers } = await call(app, 'GET', '/api/v4/vod/none');
    expect([status, headers['cache-control']]).toEqual([404, 'no-store']);
  });
});
