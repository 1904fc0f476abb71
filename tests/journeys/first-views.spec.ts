import type { Page } from '@playwright/test';
import { callsOf } from './calls-of.js';
import { holdScripts } from './hold-scripts.js';
import { expect, test } from './product.js';
import { hydrated } from './hydrated.js';

/** A page, the selector of its first content, and the calls whose data is part of the HTML. */
type View = readonly [path: string, first: string, ...brought: string[]];

/**
 * Pages whose layout depends most on scripts. Headings of the others are tested without a browser in
 * tests/pages/rendered-pages.test.ts; that hydration keeps elements and classes of every page, in
 * site/src/server.dom.test.tsx.
 */
const PAGES: Readonly<Record<string, readonly View[]>> = {
  'rows and titles': [
    ['/home', '[data-card]', '/api/v4/content/home'],
    ['/video/1001', 'h1', '/api/v4/vod/1001'],
    ['/search?query=night&facet=genre:documentary,music', '[data-card]', '/api/v1/content-search'],
    ['/series/5001', '[data-card]', '/api/v4/series/5001'],
  ],
  'the schedule and articles': [
    ['/livenow', '[data-card="LIVE_EVENT:2001"]', '/api/v2/event/live?p=1&rpp=15'],
    ['/schedule', '[data-card] [data-state="on"]', '/api/v4/epg'],
    ['/epg', '[data-card]', '/api/v4/epg/genres'],
    ['/fighters/rosa-ruiz', 'dl', '/api/v2/fighters'],
  ],
};

const NARROW = { width: 390, height: 844 };
const WIDE = { width: 1440, height: 900 };

/** Laid out by scripts as well as style sheets; tested in both windows in sequence. */
const BY_SCRIPT = /\/(?:home|epg)$/u;
/** Rendered for the kind of device in the user agent, whatever the window. */
const BY_DEVICE = /\/series\//u;

/** The windows to test a page in; other pages alternate between the two. */
const windowsOf = (address: string, index: number) => {
  if (BY_SCRIPT.test(address)) return [NARROW, WIDE];
  return index % 2 === 1 || BY_DEVICE.test(address) ? [WIDE] : [NARROW];
};

/** Positions of all visible text and pictures. */
const placesOf = (page: Page) =>
  page.locator('main').evaluate((main) =>
    [...main.querySelectorAll('h1, h2, h3, p, dt, dd, th, li, label, a, img')].flatMap((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return top < innerHeight && width > 1
        ? [`${element.tagName} ${[left, top, width, height].map(Math.round).join(' ')}`]
        : [];
    }),
  );

/** The selected and expanded elements of a page. */
const choicesOf = (page: Page) =>
  page
    .locator('main :is([aria-expanded="true"], [aria-pressed="true"], [aria-current], input:checked)')
    .evaluateAll((all) => all.map((one) => one.outerHTML.slice(0, 80)));

/** The first picture of a page, if it has high priority. */
const firstPicture = (page: Page) => page.locator('#root img[fetchpriority="high"]').first();

const expectStableLayout = async (
  page: Page,
  [address, first, ...preloaded]: View,
  windows: readonly (typeof NARROW)[],
) => {
  const [narrowest = NARROW] = windows;
  await page.setViewportSize(narrowest);
  const release = await holdScripts(page);
  await page.goto(address, { waitUntil: 'load' });
  const main = page.locator('main');
  await expect(main.getByRole('heading', { level: 1 }).first()).toBeAttached();
  await expect(main.locator(first).first()).toBeVisible();
  for (const picture of await firstPicture(page).all())
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0))
      .toBe(true);
  await page.evaluate(() => document.fonts.ready);
  const layouts: { readonly size: typeof NARROW; readonly places: readonly string[] }[] = [];
  for (const size of windows) {
    await page.setViewportSize(size);
    layouts.unshift({ size, places: await placesOf(page) });
  }
  expect(Math.min(...layouts.map(({ places }) => places.length))).toBeGreaterThan(3);
  const choices = await choicesOf(page);
  // The guide renders the rows below the window anew, so only visible elements are compared.
  const stood = await main.locator('h1, [data-card], img').evaluateAll((all) => {
    const seen = all.filter((one) => one.getBoundingClientRect().top < innerHeight);
    Object.assign(globalThis, { stood: seen });
    return seen.length;
  });
  release();
  await hydrated(page);
  expect(
    await page.evaluate(
      () => (Reflect.get(globalThis, 'stood') as Element[]).filter(({ isConnected }) => isConnected).length,
    ),
  ).toBe(stood);
  await expect.poll(() => choicesOf(page)).toEqual(expect.arrayContaining(choices));
  // The window that was hydrated first, then the other.
  for (const { size, places } of layouts) {
    await page.setViewportSize(size);
    await expect
      .poll(async () => {
        const after = new Set(await placesOf(page));
        return places.filter((place) => !after.has(place));
      })
      .toEqual([]);
  }
  await page.unrouteAll();
  return preloaded;
};

for (const [kind, views] of Object.entries(PAGES))
  // PAGE-26, PAGE-27
  test(`pages of ${kind} are complete before any script, with the layout they keep, in narrow and wide windows`, async ({
    page,
  }) => {
    const faults: string[] = [];
    page.on('pageerror', ({ message }) => faults.push(message));
    const requestedCalls = callsOf(page);
    // Logical properties mirror all pages alike, so half of them are tested in each direction.
    for (const [index, view] of views.entries()) {
      const [path, ...rest] = view;
      const address = index % 4 < 2 ? path : `/ar${path}`;
      await test.step(address, async () => {
        const before = requestedCalls.length;
        const preloaded = await expectStableLayout(page, [address, ...rest], windowsOf(address, index));
        // The row of related titles is below the fold and is loaded when the viewer scrolls near it.
        const isLater = (call: string) => call.includes('lastSeen') || call.includes('/related');
        for (const call of preloaded)
          expect(requestedCalls.slice(before).filter((one) => one.startsWith(call) && !isLater(one))).toEqual(
            [],
          );
        // React reports hydration mismatches.
        expect(faults).toEqual([]);
      });
    }
  });
