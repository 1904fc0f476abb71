import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { MovingClock } from '@footlight/packager/testing/moving-clock';
import type { CatalogueEntry, ResponseOf } from '@footlight/contract';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { call, errorOf } from '../../../testing/call.js';
import { createDemoApplication, demoRealm, signInDemo } from '../../../testing/demo-application.js';
import { describeDemoOnBothEngines } from '../../../testing/engines.js';

const DAY_MS = 86_400_000;
const PAGE =
  '<!doctype html><html lang="en" dir="ltr"><head><title>Footlight</title></head><body><div id="root"></div>' +
  '<script type="application/json" id="footlight-boot"></script></body></html>';

const film = (id: string, title: string, more: object = {}) => ({
  id,
  artwork: 'lantern-coast',
  film: 'lantern-coast',
  texts: { en: { title, description: '' } },
  ...more,
});

// ACCT-71
describeDemoOnBothEngines('a preview by link', ({ database }) => {
  let app: FastifyInstance;
  let clock: MovingClock;
  let admin: string;
  let cookie: string;
  let link: string;

  const save = async (path: string, document: object, action = 'save'): Promise<CatalogueEntry> => {
    const answer = await call(app, 'PUT', `/api/v2/admin/entries/${path}`, {
      token: admin,
      body: { version: null, document, action },
    });
    if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
    return answer.body as CatalogueEntry;
  };
  const createLink = (entries: readonly object[], more: object = {}, token = admin) =>
    call(app, 'POST', '/api/v2/admin/preview-links', { token, body: { entries, ...more } });
  const open = async (address: string) => app.inject({ url: new URL(address).pathname });
  const get = (path: string, headers: Record<string, string> = { cookie }) =>
    call(app, 'GET', path, { headers });
  const found = async (words: string, headers?: Record<string, string>): Promise<string> =>
    JSON.stringify((await get(`/api/v1/content-search?query=${encodeURIComponent(words)}`, headers)).body);

  const folder = mkdtempSync(join(tmpdir(), 'footlight-preview-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  beforeAll(async () => {
    mkdirSync(join(folder, 'site'), { recursive: true });
    writeFileSync(join(folder, 'site/index.html'), PAGE);
    const folders = { site: join(folder, 'site'), sdk: folder, examples: folder, docs: folder };
    ({ app, clock } = await createDemoApplication(database(), demoRealm(), {
      folders,
      guestCacheMs: 600_000,
    }));
    admin = await signInDemo(app, 'admin');
    await save('genres/nocturne', { en: 'Nocturne' });
    await save('vods/9040', film('9040', 'Night ferry', { genre: 'nocturne' }));
    await save('vods/9041', film('9041', 'Left alone'));
    const created = await createLink([
      { collection: 'vods', id: '9040' },
      { collection: 'genres', id: 'nocturne' },
      { collection: 'vods', id: '9040' },
    ]);
    link = (created.body as ResponseOf<'createPreviewLink'>).address;
    const [set] = (await open(link)).cookies;
    cookie = `${set?.name ?? ''}=${set?.value ?? ''}`;
  });

  it('leads to the page of the draft, and is kept by the browser alone', async () => {
    const opened = await open(link);
    expect([opened.statusCode, opened.headers.location]).toEqual([303, '/video/9040']);
    expect(opened.cookies[0]).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' });
  });

  it('shows the draft in its page, in search and in the player, and only there', async () => {
    const seen = await get('/api/v4/vod/9040');
    expect(seen).toMatchObject({ status: 200, body: { title: 'Night ferry', genre: 'Nocturne' } });
    expect(await found('Night ferry')).toContain('9040');
    const played = await call(app, 'POST', '/api/v5/manifest/video/9040', { headers: { cookie }, body: {} });
    expect(played.status).toBe(200);
    expect((await get('/api/v4/vod/9041')).status).toBe(404);

    expect((await get('/api/v4/vod/9040', {})).status).toBe(404);
    expect(await found('Night ferry', {})).not.toContain('9040');
    expect(
      (await call(app, 'GET', '/api/v2/admin/entries/vods/9040', { token: admin, headers: { cookie } })).body,
    ).toMatchObject({ state: 'draft', version: 1 });
  });

  it('shows each draft as it is now', async () => {
    const changed = await call(app, 'PUT', '/api/v2/admin/entries/vods/9040', {
      token: admin,
      body: { version: 1, document: film('9040', 'Last ferry', { genre: 'nocturne' }), action: 'save' },
    });
    expect(changed.status).toBe(200);
    expect((await get('/api/v4/vod/9040')).body).toMatchObject({ title: 'Last ferry' });
  });

  it('says on its pages what they are, and keeps them out of caches', async () => {
    const page = await app.inject({ url: '/video/9040', headers: { cookie, accept: 'text/html' } });
    expect(page.headers['cache-control']).toBe('no-store');
    expect(page.payload).toContain('href="/preview/end"');
    const answer = await app.inject({ url: '/api/v4/vod/9040', headers: { cookie } });
    expect(answer.headers['cache-control']).toBe('no-store');
    const other = await app.inject({ url: '/video/9040', headers: { accept: 'text/html' } });
    expect(other.payload).not.toContain('/preview/end');
    const ended = await app.inject({ url: '/preview/end', headers: { cookie } });
    expect([ended.statusCode, ended.cookies[0]?.value]).toEqual([303, '']);
  });

  it('answers many at once, while an editor changes something else', async () => {
    const [edited, ...answers] = await Promise.all([
      save('vods/9043', film('9043', 'Meanwhile'), 'publish').catch((error: unknown) => error),
      ...Array.from({ length: 8 }, () => get('/api/v4/vod/9040')),
    ]);
    expect(edited).not.toBeInstanceOf(Error);
    expect(answers.map((answer) => (answer as { readonly status: number }).status)).toEqual(
      Array.from({ length: 8 }, () => 200),
    );
  });

  describe('is not made', () => {
    it('for other callers, and entries that are not there', async () => {
      const entries = [{ collection: 'vods', id: '9040' }];
      const viewer = await signInDemo(app, 'viewer');
      expect(errorOf(await createLink(entries, {}, viewer)).code).toBe('FORBIDDEN');
      expect(errorOf(await createLink([{ collection: 'vods', id: 'nothing' }])).code).toBe('ENTRY_NOT_FOUND');
      expect(errorOf(await createLink(entries, { days: 31 })).code).toBe('INVALID_FIELD');
    });

    it('of drafts that could not be published', async () => {
      await save('vods/9042', film('9042', 'A', { genre: 'none' }));
      const refused = await createLink([{ collection: 'vods', id: '9042' }]);
      expect(refused.status).toBe(400);
      expect(JSON.stringify(refused.body)).toContain('vods/9042: genre');
    });
  });

  it('ends after its days, and is nothing where its token was changed', async () => {
    expect((await open(`${link.slice(0, -4)}AAAA`)).statusCode).toBe(404);
    expect((await get('/api/v4/vod/9040', { cookie: `${cookie.slice(0, -4)}AAAA` })).status).toBe(404);
    clock.advance(7 * DAY_MS);
    expect((await open(link)).statusCode).toBe(404);
    expect((await get('/api/v4/vod/9040')).status).toBe(404);
  });
});
