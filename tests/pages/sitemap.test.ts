import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeDemo } from '../../packages/server/testing/engines.js';
import { readHead, unescaped } from './read-head.js';
import { ORIGIN, servePages, type ServedPages } from './served-pages.js';

const DAY_MS = 86_400_000;

describeDemo('robots.txt and the sitemap', ({ database }) => {
  let served: ServedPages;
  beforeAll(async () => {
    served = await servePages(database());
  });
  afterAll(() => served?.close());
  const get: ServedPages['get'] = (url) => served.get(url);
  const pageOf: ServedPages['pageOf'] = (url) => served.pageOf(url);

  /** The text of all its files. */
  const sitemap = async (): Promise<string> => {
    const index = await get('/sitemap.xml');
    const pages = [...index.body.matchAll(/<loc>([^<]*)<\/loc>/gu)].map(([, address = '']) => address);
    expect(pages.length).toBeGreaterThan(0);
    const files = await Promise.all(pages.map((address) => get(address.slice(ORIGIN.length))));
    return files.map(({ body }) => body).join('');
  };
  let cached: Promise<string> | undefined;
  /** Cached until the clock moves. */
  const sitemapNow = (): Promise<string> => (cached ??= sitemap());
  const addressesOf = (text: string): string[] =>
    [...text.matchAll(/<url><loc>([^<]*)<\/loc>/gu)].map(([, address = '']) => unescaped(address));

  // PAGE-25
  it('robots.txt names the sitemap', async () => {
    const answer = await get('/robots.txt');
    expect(answer.headers['content-type']).toContain('text/plain');
    expect(answer.body).toContain(`Sitemap: ${ORIGIN}/sitemap.xml`);
  });

  // PAGE-13
  it.each([
    '/_admin/preview',
    '/ar/_admin/preview',
    '/ar/_admin/section-preview',
    '/ar/_admin/composed-page-preview',
    '/ar/_admin/navbar-preview',
    '/ar/_admin/plugin-preview?plugin=tides',
    '/ar/_admin/404-preview',
  ])('%s is neither indexed nor cached', async (path) => {
    const { body } = await get('/robots.txt');
    expect(body).toMatch(/^Disallow: \/_admin\/$/mu);
    expect(body).toMatch(/^Disallow: \/\*\/_admin\/$/mu);
    const answer = await get(path);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['cache-control']).toBe('no-store');
    const page = readHead(answer.body);
    expect(page.meta('robots')).toContain('noindex');
    expect(page.canonical).toBeUndefined();
    expect(page.alternates).toEqual({});
  });

  // PAGE-25
  it('the sitemap lists every content page once in each language, with metadata of videos', async () => {
    expect((await get('/sitemap.xml')).headers['content-type']).toContain('application/xml');
    const text = await sitemapNow();
    const addresses = addressesOf(text);
    expect(new Set(addresses).size).toBe(addresses.length);
    for (const path of ['/video/1001', '/es/series/5001', '/live/2001', '/ar/playlist/3001'])
      expect(addresses).toContain((await pageOf(path)).canonical);
    const film = /<url><loc>[^<]*\/en\/video\/1001\/.*?<\/url>/u.exec(text)?.[0];
    expect(film).toContain('<video:title>The Lantern Coast</video:title>');
    expect(film).toContain(`<video:player_loc>${ORIGIN}/embed/vod/1001</video:player_loc>`);
    expect(film).toContain('hreflang="ar"');
  });

  it('the sitemap lists published news, and fighters, in each language with their alternates', async () => {
    const text = await sitemapNow();
    const entries = [...text.matchAll(/<url><loc>([^<]*)<\/loc>(.*?)<\/url>/gu)];
    const entryOf = (canonical = '') =>
      entries.find(([, address = '']) => unescaped(address) === canonical)?.[2];
    for (const path of ['/news/ringside/homecoming-in-full', '/es/luchadores/rosa-ruiz']) {
      const { canonical } = await pageOf(path);
      expect(entryOf(canonical)).toContain('hreflang="ar"');
      expect(entryOf(canonical)).toContain(`href="${canonical}"`);
    }
    const news = entries.filter(([, address = '']) => address.includes('/en/news/'));
    const listed = await Promise.all(
      news.map(([, address = '']) => get(unescaped(address).slice(ORIGIN.length))),
    );
    expect(listed.map(({ statusCode }) => statusCode)).toEqual(news.map(() => 200));
  });

  // PAGE-25
  it('the sitemap lists permanent pages and grids, but no ended event without a recording', async () => {
    const before = addressesOf(await sitemapNow());
    for (const path of [
      '/',
      '/es/explorar',
      '/ar/schedule',
      '/es/guia',
      '/pt/grelha?gridviewconfigid=all-films',
    ])
      expect(before).toContain((await pageOf(path)).canonical);
    const over = before.filter((address) => address.includes('/live/2003'));
    expect(over.length).toBeGreaterThan(0);
    served.clock.advance(DAY_MS);
    const after = addressesOf(await sitemap());
    expect(after.filter((address) => address.includes('/live/2003'))).toEqual([]);
    expect(after.filter((address) => address.includes('/live/2004')).length).toBeGreaterThan(0);
  });

  it.each(['/sitemaps/0.xml', '/sitemaps/9999.xml', '/sitemaps/x.xml'])('%s does not exist', async (url) => {
    expect((await get(url)).statusCode).toBe(404);
  });
});
