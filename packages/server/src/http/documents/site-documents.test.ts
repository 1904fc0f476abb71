import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FrameRequest, PageRequest, SiteModule } from '@footlight/contract';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { OpenDatabase } from '../../database/database.js';
import type { MovingClock } from '@footlight/packager/testing/moving-clock';
import { openTestDatabase } from '../../../testing/test-database.js';
import { createTestApplication } from '../../../testing/test-application.js';
import { createTestRealm } from '../../../testing/test-realm.js';

const CACHE_MS = 1000;
/** Documents per address and minute. */
const LIMIT = 40;
const PAGE =
  '<html lang="en" dir="ltr"><head><title>Footlight</title></head><body><div id="cover"></div><div id="root"></div>' +
  '<script type="application/json" id="footlight-boot"></script></body></html>';

const site = {
  renderPage: vi.fn<(request: PageRequest) => ReturnType<SiteModule['renderPage']>>(),
  renderFrame: vi.fn<(request: FrameRequest) => ReturnType<SiteModule['renderFrame']>>(),
  isSharedByGuests: (path: string) => Promise.resolve(path === '/schedule'),
} satisfies SiteModule;
const builtSite = vi.fn<() => Promise<SiteModule | undefined>>();

describe('a document of the site', () => {
  let folder = '';
  let database: OpenDatabase;
  let app: FastifyInstance;
  let clock: MovingClock;
  let visitor = 0;

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'footlight-documents-'));
    mkdirSync(join(folder, 'site'));
    for (const name of ['index.html', 'embed.html']) writeFileSync(join(folder, 'site', name), PAGE);
    database = await openTestDatabase();
    const at = (name: string): string => join(folder, name);
    ({ app, clock } = await createTestApplication(database, {
      realm: createTestRealm({ name: 'Test & Co', requestsPerMinute: LIMIT }),
      folders: { site: at('site'), sdk: at('sdk'), examples: at('examples'), docs: at('docs') },
      builtSite,
      guestCacheMs: CACHE_MS,
    }));
  });
  afterAll(async () => {
    await app.close();
    await database.close();
    rmSync(folder, { recursive: true, force: true });
  });
  beforeEach(() => {
    clock.advance(CACHE_MS);
    visitor += 1;
    vi.resetAllMocks();
    builtSite.mockResolvedValue(site);
    site.renderPage.mockResolvedValue({
      status: 200,
      head: '<title>Drawn</title>',
      html: '<div id="root">Drawn</div>',
      state: {},
    });
    site.renderFrame.mockResolvedValue({
      status: 404,
      head: '<title>Framed</title>',
      cover: '<div>Cover</div>',
    });
  });

  const get = (url: string) => app.inject({ method: 'GET', url, remoteAddress: `198.51.100.${visitor}` });

  it('has the status, the head and the markup returned by the build of the site', async () => {
    site.renderPage.mockResolvedValueOnce({
      status: 404,
      head: '<title>None</title>',
      html: 'None',
      state: 1,
    });
    const { statusCode, body } = await get('/video/0');
    expect(statusCode).toBe(404);
    expect(body).toContain('<head><title>None</title>');
    expect(body).toContain('<body>None');
    expect(site.renderPage).toHaveBeenCalledWith(
      expect.objectContaining({ path: '/video/0', query: '', origin: 'http://localhost:4600' }),
    );
  });

  it('in a frame has the status, the head and the cover returned by the build of the site', async () => {
    const { statusCode, body } = await get('/embed/vod/a%20b?language=en');
    expect(statusCode).toBe(404);
    expect(body).toContain('<head><title>Framed</title>');
    expect(body).toContain('<body><div>Cover</div><div id="root"></div>');
    expect(site.renderFrame).toHaveBeenCalledWith(
      expect.objectContaining({ kind: 'vod', id: 'a b', query: 'language=en' }),
    );
  });

  // PAGE-63
  it('is rendered once for guests while it is cached, if its page is shared by guests', async () => {
    await Promise.all(['/schedule', '/schedule', '/schedule'].map(get));
    expect(site.renderPage).toHaveBeenCalledTimes(1);
    clock.advance(CACHE_MS);
    await get('/schedule');
    expect(site.renderPage).toHaveBeenCalledTimes(2);
    await Promise.all(['/login', '/login'].map(get));
    expect(site.renderPage).toHaveBeenCalledTimes(4);
  });

  // PAGE-22
  it.each([
    ['fails to load', () => builtSite.mockRejectedValue(new Error('The build is broken.'))],
    ['is missing', () => builtSite.mockResolvedValue(undefined)],
    ['fails to render', () => site.renderPage.mockRejectedValue(new Error('A component is broken.'))],
  ])('has a plain head if the build of the site %s, and is rendered by the browser', async (_what, fail) => {
    fail();
    const { statusCode, body } = await get('/video/1001');
    expect(statusCode).toBe(200);
    expect(body).toContain('<head><title>Test &amp; Co</title>');
    expect(body).toContain('<div id="root"></div>');
    expect(body).not.toContain('noindex');
    expect(body).not.toContain('broken');
    expect((await get('/nothing/here')).statusCode).toBe(404);
  });

  // PAGE-13, PAGE-24
  it.each(['/_admin/preview', '/nothing/here', '/embed/vod/1'])(
    '%s is excluded from search engines without the build of the site',
    async (url) => {
      builtSite.mockResolvedValue(undefined);
      expect((await get(url)).body).toContain('<meta name="robots" content="noindex, follow">');
    },
  );

  it('is rendered by the browser for requests over the limit', async () => {
    for (let times = 0; times < LIMIT; times += 1) await get('/login');
    expect(site.renderPage).toHaveBeenCalledTimes(LIMIT);
    const { statusCode, body } = await get('/login');
    expect(statusCode).toBe(200);
    expect(body).toContain('<title>Test &amp; Co</title>');
    expect(site.renderPage).toHaveBeenCalledTimes(LIMIT);
  });
});
