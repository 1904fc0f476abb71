import type { APIRequestContext, Page } from '@playwright/test';
import { ROUTES, isComplete, pathOf, type RouteName } from '@footlight/domain';
import { axeViolations } from './axe.js';
import { coveredControls } from './covered-controls.js';
import { goWithin } from './go-within.js';
import { WITH_SIMULATORS, expect, test } from './product.js';

/** Pages of TV providers call the simulators. */
test.use({ startOptions: WITH_SIMULATORS });

// The tests are independent of each other.
test.describe.configure({ mode: 'parallel' });

/** Parameters of the demo realm; by route where the same name has different meanings. */
const PARAMS: Readonly<Record<string, string>> = {
  eventId: '1001',
  playlistId: '3001',
  seasonId: '4001',
  seriesId: '5001',
  watchlistId: 'favourites',
  feedName: 'ringside',
  newId: 'homecoming-in-full',
  pageId: 'terms',
};
const OWN_PARAMS: Partial<Readonly<Record<RouteName, Readonly<Record<string, string>>>>> = {
  fighter: { id: 'rosa-ruiz' },
  section: { id: 'films' },
  plugin: { id: 'tides' },
  live: { eventId: '2001' },
  multiVideo: { eventId: '2001' },
  watchTogether: { eventId: '2001' },
  interstitial: { eventId: '1003' },
};

const paramsOf = (route: RouteName) => ({ ...PARAMS, ...OWN_PARAMS[route] });

/**
 * They redirect to a provider, which is not part of this product; tested in tests/journeys/linked-providers.spec.ts.
 */
const LEAVING: ReadonlySet<RouteName> = new Set(['oidc', 'oidcLogin', 'oidcSignup', 'oidcLogout']);

/** Every route whose parameters the demo realm has, without the alias for home. The service decides which are pages. */
const KNOWN = (Object.keys(ROUTES) as RouteName[]).filter(
  (route) => route !== 'home' && !LEAVING.has(route) && isComplete(route, paramsOf(route)),
);

/** Pages that must be among those found, so that none is lost unnoticed. */
const SURE: readonly RouteName[] = [
  'root',
  'vod',
  'series',
  'playlist',
  'login',
  'signup',
  'news',
  'newsItem',
  'fighters',
  'fighter',
  'preferences',
];

const NARROW = { width: 320, height: 700 };
const WIDE = { width: 1280, height: 900 };

const WIDTHS = [NARROW.width, 390, 1024, 1440, 2560] as const;
/** Of pages whose layout another language has at every width. */
const FEW_WIDTHS = [390, 1440] as const;

/** Pages with layouts of their own, tested with their header, in both reading directions; the others share their parts. */
const LAID_OUT: ReadonlySet<RouteName> = new Set(['root', 'vod', 'series', 'playlist', 'login', 'signup']);

/** The header and footer of every page; axe analyses them only on one page and on those with layouts of their own. */
const SHELL = ['header:not(main *)', 'footer:not(main *)'];

const READS = { '': 'lang="en" dir="ltr"', ar: 'lang="ar" dir="rtl"' } as const;

/** The routes that are pages, according to the service, with their server-rendered HTML. */
const pagesOf = async (
  request: APIRequestContext,
  prefix: keyof typeof READS,
): Promise<ReadonlyMap<RouteName, string>> => {
  const found = await Promise.all(
    KNOWN.map(async (route) => {
      const path = pathOf(route, paramsOf(route), prefix);
      const answer = await request.get(path, { headers: { accept: 'text/html' } });
      return { route, path, status: answer.status(), html: await answer.text() };
    }),
  );
  expect(found.filter(({ status }) => status !== 200 && status !== 404)).toEqual([]);
  const pages = found.filter(({ status }) => status === 200);
  const faulty = pages.filter(
    ({ route, html }) =>
      !html.includes(READS[prefix]) ||
      (/<title>[^<]+ · [^<]+<\/title>/u.test(html) ? html.split('<title>').length > 2 : route !== 'root'),
  );
  expect(faulty.map(({ path }) => path)).toEqual([]);
  const paths = new Map(pages.map(({ route, path }) => [route, path]));
  expect([...paths.keys()]).toEqual(expect.arrayContaining([...SURE]));
  return paths;
};

/** Navigates within the page; marks the current headings to tell them from the new ones. */
const follow = async (page: Page, path: string): Promise<void> => {
  await page.evaluate(() => {
    for (const heading of document.querySelectorAll('h1')) heading.dataset['left'] = '';
  });
  await goWithin(page, path);
};

/** Waits for a single level-1 heading and until nothing is loading. */
const settled = (page: Page) =>
  page.waitForFunction(
    () =>
      document.querySelectorAll('h1').length === 1 &&
      document.querySelector('h1[data-left]') === null &&
      document.querySelector('main [role="status"][aria-label], main [aria-busy="true"]') === null,
    undefined,
    { timeout: 40_000 },
  );

/** How many pixels the page, or the bar fixed above it, overflows the window, optionally with another text size. */
const overflow = (page: Page, fontSize = '') =>
  page.evaluate((size) => {
    const { documentElement: root } = document;
    root.style.fontSize = size;
    const elements = [root, ...document.querySelectorAll('header[data-layout]')];
    const excess = Math.max(...elements.map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth));
    root.style.fontSize = '';
    return excess;
  }, fontSize);

/** Polls, because some layouts react to a resize with a short delay. */
const fits = (page: Page): Promise<boolean> =>
  expect
    .poll(() => overflow(page), { timeout: 5_000 })
    .toBeLessThanOrEqual(0)
    .then(
      () => true,
      () => false,
    );

/** Controls that stay covered: polls, as `fits` does. */
const staysCovered = async (page: Page): Promise<readonly string[]> => {
  let covered: readonly string[] = [];
  await expect
    .poll(async () => (covered = await coveredControls(page)).length, { timeout: 5_000 })
    .toBe(0)
    .catch(() => undefined);
  return covered;
};

/** Descriptions of the faults of the current page. */
const faultsOf = async (
  page: Page,
  route: RouteName,
  prefix: keyof typeof READS,
): Promise<readonly string[]> => {
  const faults: string[] = [];
  const title = await page.title();
  if (title === '' || (route !== 'root' && !title.includes(' · '))) faults.push(`is called “${title}”`);
  // Names, roles, contrast and enlarged text are equal in all languages except for the text itself.
  if (LAID_OUT.has(route) || prefix === '') {
    const enlarged = await overflow(page, '200%');
    if (enlarged > 0) faults.push(`is ${String(enlarged)} px too wide with text of twice the size`);
    faults.push(...(await axeViolations(page, LAID_OUT.has(route) ? {} : { without: SHELL })));
  }
  for (const width of LAID_OUT.has(route) || prefix === '' ? WIDTHS : FEW_WIDTHS) {
    await page.setViewportSize({ ...NARROW, width });
    if (!(await fits(page)))
      faults.push(`is ${String(await overflow(page))} px too wide at ${String(width)} px`);
    for (const fault of await staysCovered(page)) faults.push(`${fault} at ${String(width)} px`);
  }
  await page.setViewportSize(WIDE);
  return faults;
};

/** How many tests visit the pages of a language: each is short enough to be tried again. */
const SHARES = 4;

for (const prefix of ['', 'ar'] as const)
  for (let share = 0; share < SHARES; share += 1)
    // PAGE-21, PAGE-44, PAGE-45, PAGE-74
    test(`every page under “/${prefix}” has a title, fits the window and has no faults: share ${share + 1} of ${SHARES}`, async ({
      page,
      request,
    }) => {
      const faults: string[] = [];
      let here = '';
      page.on('console', (message) => {
        if (message.type() === 'error') faults.push(`${here}: ${message.text()}`);
      });
      page.on('pageerror', (error) => faults.push(`${here}: ${String(error)}`));
      await page.setViewportSize(WIDE);

      const pages = await pagesOf(request, prefix);
      const visits = [...pages].filter((_, index) => index % SHARES === share);
      for (const [index, [route, path]] of visits.entries()) {
        here = path;
        if (index === 0) await page.goto(path);
        else await follow(page, path);
        const stands = await settled(page).then(
          () => true,
          () => false,
        );
        if (!stands) faults.push(`${path}: does not come to rest with one heading`);
        const now = await page.evaluate(() => {
          const { lang, dir } = document.documentElement;
          return `lang="${lang}" dir="${dir}"`;
        });
        expect(now, path).toBe(READS[prefix]);
        for (const fault of await faultsOf(page, route, prefix)) faults.push(`${path}: ${fault}`);
      }
      expect(faults).toEqual([]);
    });
