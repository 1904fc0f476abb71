import { describe, expect, it } from 'vitest';
import { pathOf } from '../../packages/domain/src/index.js';
import { ORIGIN, withServedPages, type ServedPages } from './served-pages.js';

const pathIn = (address = ''): string => address.slice(ORIGIN.length) || '/';

describe('metadata of server-rendered pages', () => {
  const served = withServedPages();
  const get: ServedPages['get'] = (url) => served().get(url);
  const pages = new Map<string, ReturnType<ServedPages['pageOf']>>();
  /** Each page is rendered once. */
  const pageOf: ServedPages['pageOf'] = (url) => {
    const page = pages.get(url) ?? served().pageOf(url);
    pages.set(url, page);
    return page;
  };

  // PAGE-21, PAGE-22
  it('a film has its metadata, canonical address and embed address, in the language of its address', async () => {
    const page = await pageOf('/video/1001?playlistId=3001');
    expect(page.status).toBe(200);
    expect(page.title).toBe('The Lantern Coast · Footlight');
    expect(page.meta('description')?.length).toBeGreaterThan(20);
    expect(page.canonical).toBe(`${ORIGIN}/en/video/1001/the-lantern-coast`);
    expect(page.meta('og:url')).toBe(page.canonical);
    expect(page.meta('og:type')).toBe('video.movie');
    expect(page.meta('og:image')).toMatch(/^http:\/\/localhost:4600\/img\/.+-\d+$/u);
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

    expect(page.preloads.map(({ as, fetchpriority }) => ({ as, fetchpriority }))).toEqual([
      { as: 'image', fetchpriority: 'high' },
    ]);

    const arabic = await pageOf('/ar/video/1001');
    expect(arabic.html).toContain('<html lang="ar" dir="rtl">');
    expect(arabic.title).not.toBe(page.title);
    expect(arabic.meta('og:locale')).toBe('ar');
    expect(arabic.entity('VideoObject')).toMatchObject({ inLanguage: 'ar' });
  });

  // PAGE-9
  it('a video whose query repeats the id of its path is rendered without a redirect', async () => {
    const { status, html, title } = await pageOf('/video/1030?vodId=1030');
    expect([status, title]).toEqual([200, 'One Night on Harbour Radio · Footlight']);
    expect(html).toMatch(/<h1[^>]*>One Night on Harbour Radio<\/h1>/u);
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
    '/browse',
    '/schedule',
    '/epg',
    '/news',
    '/fighters/rosa-ruiz',
  ])(
    '%s lists every language, and its Arabic page lists the same and has its own address as canonical',
    async (url) => {
      const { alternates, canonical, status } = await pageOf(url);
      expect(status).toBe(200);
      expect(Object.keys(alternates)).toEqual(['en', 'es', 'pt', 'ar', 'x-default']);
      expect(alternates['x-default']).toBe(alternates['en']);
      const arabic = await pageOf(pathIn(alternates['ar']));
      expect(arabic.alternates).toEqual(alternates);
      expect(arabic.canonical).toBe(alternates['ar']);
      // Search engines ignore a set of alternates if a page's canonical address is not in it.
      expect(Object.values(alternates)).toContain(canonical);
      expect(Object.values(alternates)).not.toContain(`${ORIGIN}${url}`);
    },
  );

  // PAGE-7, PAGE-23
  it.each(['/video/1001', '/schedule', '/'])(
    'every language of %s lists the same languages, and has its own address as canonical',
    async (url) => {
      const { alternates } = await pageOf(url);
      for (const language of ['en', 'es', 'pt']) {
        const other = await pageOf(pathIn(alternates[language]));
        expect(other.alternates).toEqual(alternates);
        expect(other.canonical).toBe(alternates[language]);
      }
    },
  );

  it.each([
    ['/home', 'WebSite'],
    ['/section/films', 'BreadcrumbList'],
    ['/video/1001', 'VideoObject'],
    ['/es/series/5001', 'TVSeries'],
    ['/season/4001', 'TVSeason'],
    ['/ar/video/1101', 'TVEpisode'],
  ])('%s has a description, and is a %s', async (url, type) => {
    const page = await pageOf(url);
    for (const words of [page.title, page.meta('description'), page.meta('og:title')])
      expect(words).toMatch(/\S/u);
    expect(page.canonical).toBeDefined();
    expect(page.alternates['ar']).toBeDefined();
    expect(page.entity(type)).toBeDefined();
  });

  it('a series, its season and its episode reference one another', async () => {
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

  it('a live event has its broadcast; an ended one has its recording as canonical', async () => {
    const live = await pageOf('/live/2001');
    expect(live.entity('VideoObject')).toMatchObject({
      embedUrl: `${ORIGIN}/embed/live/2001`,
      publication: { '@type': 'BroadcastEvent', isLiveBroadcast: true },
    });
    const over = await pageOf('/live/2004');
    expect(over.canonical).toMatch(/\/en\/video\/2004\//u);
  });

  // PAGE-7, PAGE-21
  it('the front page is a WebSite, and preloads its first picture', async () => {
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
      expect(imagesrcset).toContain('/img/');
    }
  });

  // PAGE-22
  it('the interstitial of a film has the film as canonical', async () => {
    expect((await pageOf('/interstitial/1001')).canonical).toBe((await pageOf('/video/1001')).canonical);
  });

  it('a grid has a title, a canonical address and a list of its own', async () => {
    const films = await pageOf('/es/cuadricula?gridviewconfigid=all-films&facet=genre:drama');
    const gridOf = async (query: string) =>
      (
        await served().app.inject({
          method: 'GET',
          url: `/api/v1/view/content-grid?gridViewConfigId=all-films${query}`,
          headers: { language: 'es' },
        })
      ).json<{ title: string; items: { title: string }[] }>();
    const { title, items } = await gridOf('&facet=genre:drama');
    expect(films.title).toBe(`${title} · Footlight`);
    expect(films.canonical).toBe(`${ORIGIN}/es/cuadricula?gridviewconfigid=all-films`);
    expect(films.alternates['pt']).toBe(`${ORIGIN}/pt/grelha?gridviewconfigid=all-films`);
    expect(films.entity('ItemList')).toMatchObject({
      name: title,
      itemListElement: items.map((item) => ({ name: item.title })),
    });
    const fullGrid = await pageOf('/es/cuadricula?gridviewconfigid=all-films');
    expect(fullGrid.canonical).toBe(films.canonical);
    const all = await gridOf('');
    expect(all.items.length).toBeGreaterThan(items.length);
    expect(fullGrid.entity('ItemList')).toMatchObject({
      itemListElement: all.items.map((item) => ({ name: item.title })),
    });
    const series = await pageOf('/grid?gridviewconfigid=all-series');
    expect(series.canonical).toBe(`${ORIGIN}/en/grid?gridviewconfigid=all-series`);
    expect(series.title).not.toBe((await pageOf('/grid?gridviewconfigid=all-films')).title);
  });

  // PAGE-11
  it('a news item is a NewsArticle', async () => {
    const feeds = (await get('/api/v2/news')).json<{ feeds: { feedName: string }[] }>().feeds;
    const feed = feeds[0]?.feedName ?? '';
    const [item] = (await get(`/api/v2/news/${feed}`)).json<{ items: { id: string; title: string }[] }>()
      .items;
    const page = await pageOf(`/news/${feed}/${item?.id ?? ''}`);
    expect(page.meta('og:type')).toBe('article');
    expect(page.entity('NewsArticle')).toMatchObject({ headline: item?.title });
  });

  it('news on one subject have their own page, and an unknown subject responds with 404', async () => {
    const all = await pageOf('/news');
    expect(all.canonical).toBe(`${ORIGIN}/en/news`);
    const page = await pageOf('/es/noticias?feed=footlight');
    expect(page.canonical).toBe(`${ORIGIN}/es/noticias?feed=footlight`);
    expect(page.title).not.toBe((await pageOf('/es/noticias')).title);
    expect((await get('/news?feed=nothing')).statusCode).toBe(404);
  });

  // PAGE-6, PAGE-10, PAGE-24, PAGE-30, PAGE-70, SIGN-193
  it.each([
    '/nowhere/at/all',
    '/es/nada/aqui',
    '/myuefa',
    '/es/movil-externo',
    '/login/xyz',
    '/login/gigya',
    '/login/GOOGLE/other',
    '/es/entrar/xyz',
    '/oauth/nobody',
    '/providers/nothing',
    '/video/no-such-film',
    '/series/0',
    '/section/0',
    '/grid',
    '/grid?gridviewconfigid=none',
    '/Video/1001',
    '/embed/vod/0',
    '/embed/what/1',
  ])('%s responds with 404 and is not indexed', async (url) => {
    const page = await pageOf(url);
    expect(page.status).toBe(404);
    expect(page.html).toContain('footlight-boot');
    expect(page.meta('robots')).toBe('noindex, follow');
    expect(page.canonical).toBeUndefined();
  });

  // SIGN-205
  it.each([
    ['/login', 'Sign in'],
    ['/gift/7501/login', 'Sign in'],
    ['/gift/redeem/ABC/login', 'Sign in'],
    ['/gift/redeem/ABC/register', 'Sign up'],
    ['/signup', 'Sign up'],
    ['/login/magic-link', 'Sign in by email'],
    ['/login/request-password', 'Forgot your password?'],
    ['/requestnewpwd', 'Forgot your password?'],
    ['/login/resetpwd?token=t', 'Choose a new password'],
    ['/resetpwd?token=t', 'Choose a new password'],
    ['/es/entrar', 'Iniciar sesión'],
  ])('%s is called “%s”', async (url, title) => {
    expect((await pageOf(url)).title).toBe(`${title} · Footlight`);
  });

  // PAGE-24
  it.each([
    '/login',
    '/login/facebook',
    '/login/GOOGLE',
    '/login/pbr',
    '/oidc',
    '/providers/success',
    '/signup',
    '/preferences',
    '/favourites',
    '/purchase',
    pathOf('login', {}, 'x-emoji'),
    pathOf('vod', { eventId: '1001' }, 'x-emoji'),
  ])('%s is not indexed', async (url) => {
    const page = await pageOf(url);
    expect(page.status).toBe(200);
    expect(page.meta('robots')).toBe('noindex, follow');
    expect(page.canonical).toBeUndefined();
    expect(page.alternates).toEqual({});
  });

  // PAGE-24
  it.each(['/account', '/watchlists/1', '/x-emoji/👤'])(
    '%s is not indexed, whether or not the site has a page for it',
    async (url) => {
      const page = await pageOf(encodeURI(url));
      expect(page.html).toContain('footlight-boot');
      expect(page.meta('robots')).toBe('noindex, follow');
      expect(page.canonical).toBeUndefined();
    },
  );

  // PAGE-22
  it('a page in a frame has the page with the same content as canonical', async () => {
    const page = await pageOf('/embed/vod/1001?language=es');
    expect(page.canonical).toBe((await pageOf('/es/video/1001')).canonical);
    expect(page.meta('robots')).toContain('noindex, indexifembedded');
    expect(page.entity('VideoObject')).toMatchObject({ inLanguage: 'es' });
  });
});
