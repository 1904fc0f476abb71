import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDemoApplication, demoRealm } from '../../testing/demo-application.js';
import type { MovingClock } from '../../testing/moving-clock.js';
import { describeOnBothEngines } from '../../testing/engines.js';

const DAY_MS = 86_400_000;
const ORIGIN = 'http://localhost:4600';
const PAGE =
  '<!doctype html><html lang="en" dir="ltr"><head><title>Footlight</title></head><body>' +
  '<script type="application/json" id="footlight-boot"></script></body></html>';

const unescaped = (text: string): string =>
  text.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');

interface Tag {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
}

const tagsOf = (html: string): Tag[] =>
  [...html.matchAll(/<(?<name>meta|link|xhtml:link) (?<rest>[^>]*)>/gu)].map(({ groups }) => ({
    name: groups?.['name'] ?? '',
    attributes: Object.fromEntries(
      [...(groups?.['rest'] ?? '').matchAll(/([\w:-]+)="([^"]*)"/gu)].map(([, key = '', value = '']) => [
        key,
        unescaped(value),
      ]),
    ),
  }));

/** What a reader without scripts learns of a page. */
const read = (html: string) => {
  const tags = tagsOf(html);
  const meta = (name: string): string | undefined =>
    tags.find(({ attributes }) => attributes['name'] === name || attributes['property'] === name)?.attributes[
      'content'
    ];
  const links = (rel: string) =>
    tags.map(({ attributes }) => attributes).filter((attributes) => attributes['rel'] === rel);
  const data = /<script type="application\/ld\+json">([^<]*)<\/script>/u.exec(html)?.[1];
  const graph =
    data === undefined ? [] : (JSON.parse(data) as { '@graph': Record<string, unknown>[] })['@graph'];
  return {
    title: unescaped(/<title>([^<]*)<\/title>/u.exec(html)?.[1] ?? ''),
    meta,
    canonical: links('canonical')[0]?.['href'],
    alternates: Object.fromEntries(
      links('alternate').flatMap(({ hreflang, href }) => (hreflang === undefined ? [] : [[hreflang, href]])),
    ),
    oembed: links('alternate').find(({ type }) => type === 'application/json+oembed')?.['href'],
    preloads: links('preload'),
    entity: (type: string) => graph.find((one) => one['@type'] === type),
  };
};

describeOnBothEngines('pages before any script has run', ({ database }) => {
  let folder = '';
  let app: FastifyInstance;
  let clock: MovingClock;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'footlight-pages-'));
    const below = (name: string): string => join(folder, name);
    mkdirSync(below('site'));
    for (const name of ['index.html', 'embed.html']) writeFileSync(join(below('site'), name), PAGE);
    const folders = {
      site: below('site'),
      sdk: below('sdk'),
      examples: below('examples'),
      docs: below('docs'),
    };
    ({ app, clock } = await createDemoApplication(database(), demoRealm(), { folders }));
  });
  afterAll(async () => {
    await app.close();
    rmSync(folder, { recursive: true, force: true });
  });

  const get = (url: string) => app.inject({ method: 'GET', url });
  const pageOf = async (url: string) => {
    const answer = await get(url);
    return { status: answer.statusCode, html: answer.body, ...read(answer.body) };
  };

  // PAGE-21, PAGE-22
  it('a film says what it is, where it is, and how it is framed, in the language of its address', async () => {
    const page = await pageOf('/video/1001?playlistId=3001');
    expect(page.status).toBe(200);
    expect(page.title).toBe('The Lantern Coast · Footlight');
    expect(page.meta('description')?.length).toBeGreaterThan(20);
    expect(page.canonical).toBe(`${ORIGIN}/en/video/1001/the-lantern-coast`);
    expect(page.meta('og:url')).toBe(page.canonical);
    expect(page.meta('og:type')).toBe('video.movie');
    expect(page.meta('og:image')).toMatch(/^http:\/\/localhost:4600\/media\/artwork\/.+\.webp$/u);
    expect(page.meta('og:video')).toBe(`${ORIGIN}/embed/vod/1001`);
    expect(new URL(page.oembed ?? '').searchParams.get('url')).toBe(page.canonical);
    expect(page.entity('VideoObject')).toMatchObject({
      name: 'The Lantern Coast',
      url: page.canonical,
      embedUrl: `${ORIGIN}/embed/vod/1001`,
      isAccessibleForFree: true,
      inLanguage: 'en',
    });
    expect(page.entity('VideoObject')?.['duration']).toMatch(/^PT\d+S$/u);
    expect(page.entity('BreadcrumbList')).toMatchObject({
      itemListElement: [
        { position: 1, name: 'Footlight', item: `${ORIGIN}/en` },
        { position: 2, name: 'The Lantern Coast', item: page.canonical },
      ],
    });

    const arabic = await pageOf('/ar/video/1001');
    expect(arabic.html).toContain('<html lang="ar" dir="rtl">');
    expect(arabic.title).not.toBe(page.title);
    expect(arabic.meta('og:locale')).toBe('ar');
    expect(arabic.entity('VideoObject')).toMatchObject({ inLanguage: 'ar' });
  });

  // PAGE-7, PAGE-23
  it.each([
    '/video/1001',
    '/series/5001',
    '/season/4001',
    '/playlist/3001',
    '/live/2001',
    '/',
    '/section/films',
  ])('every language of %s is named by each, with the address that it calls its own', async (url) => {
    const { alternates, status } = await pageOf(url);
    expect(status).toBe(200);
    expect(Object.keys(alternates)).toEqual(['en', 'es', 'pt', 'ar', 'x-default']);
    for (const [language, address = ''] of Object.entries(alternates)) {
      const other = await pageOf(address.slice(ORIGIN.length) || '/');
      expect(other.alternates).toEqual(alternates);
      expect(other.canonical).toBe(language === 'x-default' ? alternates['en'] : address);
    }
  });

  it('a series, its season and its episode name one another', async () => {
    const series = await pageOf('/series/5001');
    const entity = series.entity('TVSeries') as { containsSeason: { url: string; name: string }[] };
    expect(series.meta('og:type')).toBe('video.tv_show');
    const [first] = entity.containsSeason;
    const season = await pageOf(first?.url.slice(ORIGIN.length) ?? '');
    const seasonEntity = season.entity('TVSeason') as {
      partOfSeries: { url: string };
      episode: { url: string; episodeNumber: number }[];
    };
    expect(season.canonical).toBe(first?.url);
    expect(seasonEntity.partOfSeries.url).toBe(series.canonical);
    const episode = await pageOf(seasonEntity.episode[0]?.url.slice(ORIGIN.length) ?? '');
    expect(episode.meta('og:type')).toBe('video.episode');
    expect(episode.entity('TVEpisode')).toMatchObject({
      episodeNumber: 1,
      partOfSeason: { url: season.canonical },
      partOfSeries: { url: series.canonical },
      video: { '@type': 'VideoObject' },
    });
    const crumbs = episode.entity('BreadcrumbList') as { itemListElement: { item: string }[] };
    expect(crumbs.itemListElement.map(({ item }) => item)).toEqual([
      `${ORIGIN}/en`,
      series.canonical,
      season.canonical,
      episode.canonical,
    ]);
  });

  it('a live event says when it is sent; one that is over is its recording', async () => {
    const live = await pageOf('/live/2001');
    expect(live.entity('VideoObject')).toMatchObject({
      embedUrl: `${ORIGIN}/embed/live/2001`,
      publication: { '@type': 'BroadcastEvent', isLiveBroadcast: true },
    });
    const over = await pageOf('/live/2004');
    expect(over.canonical).toMatch(/\/en\/video\/2004\//u);
  });

  // PAGE-7, PAGE-21
  it('the front page is the site itself, with its first picture asked for at once', async () => {
    const home = await pageOf('/es/inicio');
    expect(home.title).toBe('Footlight');
    expect(home.canonical).toBe(`${ORIGIN}/es`);
    expect(home.entity('WebSite')).toMatchObject({ name: 'Footlight', url: `${ORIGIN}/es` });
    expect(home.preloads.length).toBeGreaterThan(0);
    for (const { as, imagesrcset, imagesizes, fetchpriority } of home.preloads) {
      expect({ as, imagesizes, fetchpriority }).toEqual({
        as: 'image',
        imagesizes: '100vw',
        fetchpriority: 'high',
      });
      expect(imagesrcset).toContain('/media/artwork/');
    }
  });

  // PAGE-22
  it('the interstitial of a film is known as the film', async () => {
    expect((await pageOf('/interstitial/1001')).canonical).toBe((await pageOf('/video/1001')).canonical);
  });

  it('a grid is known by its name, under an address of its own', async () => {
    const films = await pageOf('/es/cuadricula?gridviewconfigid=all-films&facet=genre:drama');
    const { title, items } = (
      await app.inject({
        method: 'GET',
        url: '/api/v1/view/content-grid?gridViewConfigId=all-films',
        headers: { language: 'es' },
      })
    ).json<{ title: string; items: { title: string }[] }>();
    expect(films.title).toBe(`${title} · Footlight`);
    expect(films.canonical).toBe(`${ORIGIN}/es/cuadricula?gridviewconfigid=all-films`);
    expect(films.alternates['pt']).toBe(`${ORIGIN}/pt/grelha?gridviewconfigid=all-films`);
    expect(films.entity('ItemList')).toMatchObject({
      name: title,
      itemListElement: items.map((item) => ({ name: item.title })),
    });
    const series = await pageOf('/grid?gridviewconfigid=all-series');
    expect(series.canonical).toBe(`${ORIGIN}/en/grid?gridviewconfigid=all-series`);
    expect(series.title).not.toBe((await pageOf('/grid?gridviewconfigid=all-films')).title);
  });

  // PAGE-11
  it('a news item is an article', async () => {
    const feeds = (await get('/api/v2/news')).json<{ feeds: { feedName: string }[] }>().feeds;
    const feed = feeds[0]?.feedName ?? '';
    const [item] = (await get(`/api/v2/news/${feed}`)).json<{ items: { id: string; title: string }[] }>()
      .items;
    const page = await pageOf(`/news/${feed}/${item?.id ?? ''}`);
    expect(page.meta('og:type')).toBe('article');
    expect(page.entity('NewsArticle')).toMatchObject({ headline: item?.title });
  });

  it('news on one subject have a page of their own, and there is none of an unknown one', async () => {
    const all = await pageOf('/news');
    expect(all.canonical).toBe(`${ORIGIN}/en/news`);
    const page = await pageOf('/es/noticias?feed=footlight');
    expect(page.canonical).toBe(`${ORIGIN}/es/noticias?feed=footlight`);
    expect(page.title).not.toBe((await pageOf('/es/noticias')).title);
    expect((await get('/news?feed=nothing')).statusCode).toBe(404);
  });

  // PAGE-6, PAGE-10, PAGE-24, PAGE-30
  it.each([
    '/nowhere/at/all',
    '/video/no-such-film',
    '/series/0',
    '/section/0',
    '/grid',
    '/grid?gridviewconfigid=none',
    '/Video/1001',
    '/embed/vod/0',
    '/embed/what/1',
  ])('%s is not there, and says so by its status', async (url) => {
    const page = await pageOf(url);
    expect(page.status).toBe(404);
    expect(page.html).toContain('footlight-boot');
    expect(page.meta('robots')).toBe('noindex, follow');
    expect(page.canonical).toBeUndefined();
  });

  // PAGE-24
  it.each(['/account', '/login', '/watchlists/1', '/x-emoji/👤'])(
    '%s is nothing for search engines',
    async (url) => {
      const page = await pageOf(encodeURI(url));
      expect(page.status).toBe(200);
      expect(page.meta('robots')).toBe('noindex, follow');
      expect(page.canonical).toBeUndefined();
    },
  );

  // PAGE-22
  it('a page in a frame is known by the page that shows the same', async () => {
    const page = await pageOf('/embed/vod/1001?language=es');
    expect(page.canonical).toBe((await pageOf('/es/video/1001')).canonical);
    expect(page.meta('robots')).toContain('noindex, indexifembedded');
    expect(page.entity('VideoObject')).toMatchObject({ inLanguage: 'es' });
  });

  describe('for search engines', () => {
    /** All of its files. */
    const sitemap = async (): Promise<string> => {
      const index = await get('/sitemap.xml');
      const pages = [...index.body.matchAll(/<loc>([^<]*)<\/loc>/gu)].map(([, address = '']) => address);
      expect(pages.length).toBeGreaterThan(0);
      const files = await Promise.all(pages.map((address) => get(address.slice(ORIGIN.length))));
      return files.map(({ body }) => body).join('');
    };
    const addressesOf = (text: string): string[] =>
      [...text.matchAll(/<url><loc>([^<]*)<\/loc>/gu)].map(([, address = '']) => unescaped(address));

    // PAGE-25
    it('robots.txt names the sitemap', async () => {
      const answer = await get('/robots.txt');
      expect(answer.headers['content-type']).toContain('text/plain');
      expect(answer.body).toContain(`Sitemap: ${ORIGIN}/sitemap.xml`);
    });

    // PAGE-13
    it.each(['/_admin/preview', '/ar/_admin/section-preview'])('nothing finds nor keeps %s', async (path) => {
      const { body } = await get('/robots.txt');
      expect(body).toMatch(/^Disallow: \/_admin\/$/mu);
      expect(body).toMatch(/^Disallow: \/\*\/_admin\/$/mu);
      const answer = await get(path);
      expect(answer.statusCode).toBe(200);
      expect(answer.headers['cache-control']).toBe('no-store');
      const page = await pageOf(path);
      expect(page.meta('robots')).toContain('noindex');
      expect(page.canonical).toBeUndefined();
      expect(page.alternates).toEqual({});
    });

    // PAGE-25
    it('the sitemap lists every page of content once in each language, with what videos are', async () => {
      expect((await get('/sitemap.xml')).headers['content-type']).toContain('application/xml');
      const text = await sitemap();
      const addresses = addressesOf(text);
      expect(new Set(addresses).size).toBe(addresses.length);
      for (const path of ['/video/1001', '/es/series/5001', '/live/2001', '/ar/playlist/3001'])
        expect(addresses).toContain((await pageOf(path)).canonical);
      const film = /<url><loc>[^<]*\/en\/video\/1001\/.*?<\/url>/u.exec(text)?.[0];
      expect(film).toContain('<video:title>The Lantern Coast</video:title>');
      expect(film).toContain(`<video:player_loc>${ORIGIN}/embed/vod/1001</video:player_loc>`);
      expect(film).toContain('hreflang="ar"');
    });

    it('the sitemap lists news that are out, and fighters, in each language and with the others', async () => {
      const text = await sitemap();
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
    it('the sitemap lists what stands always, and grids, but no event that is over and left nothing', async () => {
      const listed = async () => addressesOf(await sitemap());
      const before = await listed();
      for (const path of ['/', '/es/explorar', '/ar/schedule', '/pt/grelha?gridviewconfigid=all-films'])
        expect(before).toContain((await pageOf(path)).canonical);
      const over = before.filter((address) => address.includes('/live/2003'));
      expect(over.length).toBeGreaterThan(0);
      clock.advance(DAY_MS);
      const after = await listed();
      expect(after.filter((address) => address.includes('/live/2003'))).toEqual([]);
      expect(after.filter((address) => address.includes('/live/2004')).length).toBeGreaterThan(0);
    });

    it.each(['/sitemaps/0.xml', '/sitemaps/9999.xml', '/sitemaps/x.xml'])('%s is not there', async (url) => {
      expect((await get(url)).statusCode).toBe(404);
    });
  });
});
