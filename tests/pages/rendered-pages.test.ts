import { describe, expect, it } from 'vitest';
import { withServedPages, type ServedPages } from './served-pages.js';

/** Public pages with their heading, and a selector for content of each. */
const PAGES = [
  ['/home', null, '[data-row] [data-card] a'],
  ['/browse', 'Browse', '[data-row="browse-films"] [data-card] a'],
  ['/section/films', null, '[data-card] a'],
  ['/video/1001', 'The Lantern Coast', 'main p'],
  ['/video/1003', 'Salt and Iron', 'main p'],
  ['/live/2001', 'Harbour Radio Live', 'main p'],
  ['/series/5001', 'North of Quiet', 'main li a'],
  ['/season/4001', 'Season 1', 'main li a'],
  ['/playlist/3001', 'Thirty nights', 'main li a'],
  ['/search?query=night', 'Results for “night”', '[data-card] a'],
  ['/grid?gridviewconfigid=all-films', 'All films', '[data-card] a'],
  ['/livenow', 'Live now', '[data-card="LIVE_EVENT:2001"] a'],
  ['/upcoming', 'Coming up', '[data-card="VOD:1005"] a'],
  ['/releases', 'New and upcoming', '[data-card="VOD:1031"] a'],
  ['/schedule', 'Schedule', '[data-card] [data-state="on"] time'],
  ['/epg', 'Programme guide', '[data-card] time'],
  ['/news', 'News', '[data-card] a'],
  ['/news/ringside/ruiz-okafor-agreed', 'Ruiz and Okafor agree on twelve rounds', 'article p'],
  ['/fighters', 'Fighters', '[data-card] a'],
  ['/fighters/rosa-ruiz', 'Rosa Ruiz', 'dl'],
  ['/externalpage/privacy', 'Privacy', 'article p'],
] as const;

const nameOf = (element: Element): string =>
  (element.getAttribute('aria-label') ?? element.textContent).trim();

/** Elements that match a selector and have the given accessible name. */
const called = (within: ParentNode, selector: string, name: string | RegExp): Element[] =>
  [...within.querySelectorAll(selector)].filter((one) =>
    typeof name === 'string' ? nameOf(one) === name : name.test(nameOf(one)),
  );

const textsOf = (within: ParentNode, selector: string): string[] =>
  [...within.querySelectorAll(selector)].map(({ textContent }) => textContent.trim());

const hrefsOf = (within: ParentNode, selector: string): (string | null)[] =>
  [...within.querySelectorAll(selector)].map((link) => link.getAttribute('href'));

const mainOf = (document: Document): Element => {
  const main = document.querySelector('main');
  if (main === null) throw new Error('The page has no content.');
  return main;
};

describe('server-rendered pages', () => {
  const served = withServedPages();
  const rendered = new Map<string, ReturnType<ServedPages['documentOf']>>();
  /** Each page is rendered and parsed once. */
  const documentOf: ServedPages['documentOf'] = (path) => {
    const known = rendered.get(path) ?? served().documentOf(path);
    rendered.set(path, known);
    return known;
  };
  const read = async (path: string): Promise<Document> => (await documentOf(path)).document;

  // PAGE-26, PAGE-34
  it.each(PAGES)('%s has its content and links without scripts', async (path, heading, shown) => {
    const { status, document } = await documentOf(path);
    expect(status).toBe(200);
    const titles = textsOf(mainOf(document), 'h1');
    // A section has no heading of its own; its first title may be a picture.
    expect(titles).toEqual([heading ?? titles[0]]);
    expect(document.querySelector(shown)).not.toBeNull();
    expect(called(document, 'header a', 'Search')).toHaveLength(1);
    expect(document.querySelector('footer a[href]')).not.toBeNull();
    for (const href of hrefsOf(document, 'main [data-card] a')) expect(href).toMatch(/^\/\w/u);
  });

  // PAGE-26
  it.each([
    '/browse',
    '/video/1001',
    '/season/4001',
    '/search?query=night',
    '/grid?gridviewconfigid=all-films',
  ])('/ar%s has an Arabic heading', async (path) => {
    expect(textsOf(mainOf(await read(`/ar${path}`)), 'h1')).toEqual([
      expect.stringMatching(/\p{Script=Arabic}/u),
    ]);
  });

  // PAGE-61
  it.each([
    '/home',
    '/section/films',
    '/video/1001',
    '/series/5001',
    '/search',
    '/news',
    '/preferences',
    '/no-such-page',
  ])('%s has the footer, with its text and links', async (path) => {
    const footer = (await read(path)).querySelector('footer');
    expect(footer?.textContent).toContain('Footlight');
    expect(footer === null ? [] : called(footer, 'a', 'Terms')[0]?.getAttribute('href')).toMatch(/terms/u);
  });

  it('home has a featured title, and rows with headings', async () => {
    const document = await read('/home');
    expect(called(document, 'header a', 'Footlight')[0]?.getAttribute('href')).toBe('/home');
    expect(document.querySelector('section[aria-label="Featured"] h1')).not.toBeNull();
    const rows = [...document.querySelectorAll('main [data-row]')];
    expect(rows.length).toBeGreaterThan(2);
    for (const row of rows) expect(textsOf(row, 'h2')[0]).toMatch(/\S/u);
  });

  // PAGE-26
  it.each(['/home', '/series/5001', '/video/1001'])(
    '%s preloads its first picture with high priority',
    async (path) => {
      const document = await read(path);
      const picture = document.querySelector('#root img');
      const preload = document.querySelector('head link[rel="preload"][as="image"]');
      expect(preload?.getAttribute('href')).toBe(picture?.getAttribute('src'));
      expect(preload?.getAttribute('imagesrcset')).toBe(picture?.getAttribute('srcset'));
      for (const one of [picture, preload]) expect(one?.getAttribute('fetchpriority')).toBe('high');
    },
  );

  // ROW-7
  it('a section has rows of every look', async () => {
    const document = await read('/section/films');
    const row = (id: string) => document.querySelector<HTMLElement>(`[data-row="${id}"]`);
    const looks = ['films-drama', 'films-dark', 'films-sport'].map((id) => row(id)?.dataset['look']);
    expect(looks).toEqual(['basic', 'inline', 'featured']);
    expect(row('films-real')?.dataset['lines']).toBe('2');
    expect(row('films-collections')?.dataset['width']).toBe('poster');
    const featured = row('films-sport') ?? document;
    expect(called(featured, 'a', 'The house rules')[0]?.getAttribute('target')).toBe('_blank');
    expect(called(featured, 'a', 'Watch now')[0]?.getAttribute('href')).toMatch(/\/video\/1003/u);
  });

  // SERIES-1
  it('a series of one season has no picker, and a season without episodes is not offered', async () => {
    const single = await read('/series/5005');
    expect(hrefsOf(single, '[data-card^="VOD:"] a[href*="seasonId="]')).not.toEqual([]);
    expect(single.querySelector('nav[aria-label="Seasons"]')).toBeNull();
    const several = await read('/series/5001');
    expect(textsOf(several, 'nav[aria-label="Seasons"] a')).toEqual(['Season 1', 'Season 2', 'Season 3']);
  });

  // NAV-8
  it('the trailer of a series is a page that links back to it; a series without a trailer has no link', async () => {
    const [trailer] = called(mainOf(await read('/series/5001')), 'a', 'Trailer');
    const href = trailer?.getAttribute('href') ?? '';
    expect(href).toMatch(/^\/video\/1031\/.*\?trailerFrom=SERIES%3A5001$/u);
    const [back] = called(mainOf(await read(href)), 'a', 'Go back');
    expect(back?.getAttribute('href')).toBe('/series/5001');
    expect(called(mainOf(await read('/series/5005')), 'a', 'Trailer')).toEqual([]);
  });

  it.each(['/interstitial/1001', '/video/1001'])(
    '%s shows name, year, length, rating, description and actions',
    async (path) => {
      const main = mainOf(await read(path));
      expect(textsOf(main, 'h1')).toEqual(['The Lantern Coast']);
      const about = main.querySelector('[aria-label="About this title"]');
      for (const words of ['2026', '2 min', 'Suitable from 6']) expect(about?.textContent).toContain(words);
      expect(about === null ? [] : called(about, '*', '6')).not.toEqual([]);
      expect(main.textContent).toContain('A keeper who has never seen the sea by day.');
      expect(called(main, 'a', 'Trailer')).toHaveLength(1);
      expect(called(main, 'button', 'Share')).toHaveLength(1);
    },
  );

  // PLAY-13
  it('a title has a cover instead of its player, unless its address starts playback', async () => {
    const cover = async (path: string) => (await read(path)).querySelector('main button[data-play-cover]');
    expect((await cover('/video/1001'))?.getAttribute('aria-label')).toBe('Play');
    expect(await cover('/video/1001?play=1')).toBeNull();
  });

  it('a grid filtered by its address shows only the matching titles', async () => {
    const main = mainOf(await read('/grid?gridviewconfigid=all-films&facet=genre:sport'));
    const [sport] = called(main, 'nav[aria-label="Filter"] a', /^Sport/u);
    const left = Number(/\d+/u.exec(sport?.textContent ?? '')?.[0]);
    expect(left).toBeGreaterThan(1);
    expect(main.querySelectorAll('[data-card]')).toHaveLength(left);
  });

  // SEARCH-3
  it('a search shows its results by kind, with their number', async () => {
    const main = mainOf(await read('/search?query=night'));
    expect(main.querySelector('input[type="search"]')?.getAttribute('value')).toBe('night');
    expect(textsOf(main, '[role="status"]')[0]).toMatch(/^\d+ results$/u);
    const kinds = textsOf(main, '[role="group"][aria-label="Result types"] button');
    expect(kinds.map((words) => words.replace(/\s*\d+$/u, ''))).toEqual([
      'All',
      'Live events',
      'Videos',
      'Series and playlists',
    ]);
    const rows = [...main.querySelectorAll('section[data-row]')];
    expect(rows).toHaveLength(3);
    for (const row of rows) expect(row.querySelector('[data-card]')).not.toBeNull();
  });

  // SEARCH-3
  it.each([
    ['', 'Filters: 2'],
    ['/ar', /^عوامل التصفية: [2٢]$/u],
  ] as const)('under “%s/” a filtered search shows its filters', async (prefix, filters) => {
    const main = mainOf(await read(`${prefix}/search?query=night&facet=genre:documentary,music`));
    const [panel] = called(main, 'button', filters);
    expect(panel?.getAttribute('aria-expanded')).toBe('true');
    expect(main.querySelectorAll('input[type="checkbox"][checked]')).toHaveLength(2);
  });

  it('news on an unknown subject show that it was not found, without a retry', async () => {
    const main = mainOf(await read('/news?feed=nothing'));
    expect(textsOf(main, 'h1')[0]).toMatch(/couldn’t find/iu);
    expect(called(main, 'a', 'Go to home')).toHaveLength(1);
    expect(called(main, 'button', 'Try again')).toEqual([]);
  });

  // PAGE-8
  it.each(['/favourites', '/mylist', '/watchlist/favourites'])('%s is the favourites page', async (path) => {
    expect(textsOf(mainOf(await read(path)), 'h1')).toEqual(['My list']);
  });
});

describe('server-rendered pages if the realm hides titles', () => {
  const served = withServedPages({ titleDisplayMode: 'HIDE' });

  // CARD-5
  it.each(['/es/inicio', '/video/1001', '/series/5001', '/playlist/3001'])(
    '%s has a visually hidden heading',
    async (path) => {
      const [title] = (await served().documentOf(path)).document.querySelectorAll('h1');
      expect(title?.textContent).toMatch(/\S/u);
      expect(title?.className).toMatch(/unseen/u);
    },
  );
});
