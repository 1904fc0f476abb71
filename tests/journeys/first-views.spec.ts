import type { Page } from '@playwright/test';
import { callsOf } from './calls-of.js';
import { holdScripts } from './hold-scripts.js';
import { expect, test } from './product.js';
import { takenOver } from './taken-over.js';

/** A page with what stands first in it, and what of the service came with it. */
type View = readonly [path: string, first: string, ...brought: string[]];

/** What they are called is read without a browser: tests/pages/drawn-pages.test.ts. */
const PAGES: Readonly<Record<string, readonly View[]>> = {
  rows: [
    ['/home', '[data-card]', '/api/v4/content/home'],
    ['/browse', '[data-row="browse-films"] [data-card]', '/api/v4/content/browse'],
    ['/search?query=night', '[data-card]', '/api/v1/content-search'],
    ['/search?query=night&facet=genre:documentary,music', '[data-card]', '/api/v1/content-search'],
    ['/grid?gridviewconfigid=all-films', '[data-card^="VOD:"]', '/api/v1/view/content-grid'],
  ],
  titles: [
    ['/video/1001', 'h1', '/api/v4/vod/1001'],
    ['/series/5001', '[data-card]', '/api/v4/series/5001'],
    ['/season/4001', '[data-card]', '/api/v4/season/4001'],
    ['/playlist/3001', '[data-card]', '/api/v4/playlist/3001'],
  ],
  'what is on': [
    ['/livenow', '[data-card="LIVE_EVENT:2001"]', '/api/v2/event/live?p=1&rpp=15'],
    ['/upcoming', '[data-card="VOD:1005"]', '/api/v2/event/upcoming'],
    ['/releases', '[data-card="VOD:1031"]', '/api/v2/releases'],
    ['/schedule', '[data-card] [data-state="on"]', '/api/v4/epg'],
    ['/epg', '[data-card]', '/api/v4/epg/genres'],
  ],
  'what is told': [
    ['/news', '[data-card^="NEWS:"]', '/api/v2/news'],
    ['/news/ringside/ruiz-okafor-agreed', 'article p', '/api/v2/news'],
    ['/fighters', '[data-card^="FIGHTER:"]', '/api/v2/fighters', '/api/v2/rankings'],
    ['/fighters/rosa-ruiz', 'dl', '/api/v2/fighters'],
    ['/externalpage/privacy', 'article p'],
  ],
};

/** Drawn for the kind of device that the browser says it is on, whatever the window. */
const BY_DEVICE = /\/(?:series|season)\//u;

const NARROW = { width: 390, height: 844 };
const WIDE = { width: 1440, height: 900 };

/** Where everything stands that is to be read or seen in the window. */
const placesOf = (page: Page) =>
  page.locator('main').evaluate((main) =>
    [...main.querySelectorAll('h1, h2, h3, p, dt, dd, th, li, label, a, img')].flatMap((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return top < innerHeight && width > 1
        ? [`${element.tagName} ${[left, top, width, height].map(Math.round).join(' ')}`]
        : [];
    }),
  );

/** What of a page is chosen or open. */
const choicesOf = (page: Page) =>
  page
    .locator('main :is([aria-expanded="true"], [aria-pressed="true"], [aria-current], input:checked)')
    .evaluateAll((all) => all.map((one) => one.outerHTML.slice(0, 80)));

/** The first picture of a page, where it is waited for. */
const firstPicture = (page: Page) => page.locator('#root img[fetchpriority="high"]').first();

const standsAsDrawn = async (page: Page, [address, first, ...brought]: View) => {
  await page.setViewportSize(NARROW);
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
  const narrow = await placesOf(page);
  await page.setViewportSize(WIDE);
  const wide = await placesOf(page);
  expect(Math.min(narrow.length, wide.length)).toBeGreaterThan(3);
  const choices = await choicesOf(page);
  // The guide draws what is below the window anew, as much as fits.
  const stood = await main.locator('h1, [data-card], img').evaluateAll((all) => {
    const seen = all.filter((one) => one.getBoundingClientRect().top < innerHeight);
    Object.assign(globalThis, { stood: seen });
    return seen.length;
  });
  release();
  await takenOver(page);
  expect(
    await page.evaluate(
      () => (Reflect.get(globalThis, 'stood') as Element[]).filter(({ isConnected }) => isConnected).length,
    ),
  ).toBe(stood);
  const moved = (before: readonly string[]) =>
    expect
      .poll(async () => {
        const after = new Set(await placesOf(page));
        return before.filter((place) => !after.has(place));
      })
      .toEqual([]);
  await moved(wide);
  expect(await choicesOf(page)).toEqual(expect.arrayContaining(choices));
  if (!BY_DEVICE.test(address)) {
    await page.setViewportSize(NARROW);
    await moved(narrow);
  }
  await page.unrouteAll();
  return brought;
};

for (const [kind, views] of Object.entries(PAGES))
  // PAGE-26, PAGE-27
  test(`pages of ${kind} stand before any script, in windows narrow and wide as they are drawn later`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const faults: string[] = [];
    page.on('pageerror', ({ message }) => faults.push(message));
    const asked = callsOf(page);
    // Logical properties mirror a page alike: half of the pages are seen in either direction.
    for (const [index, view] of views.entries()) {
      const [path, ...rest] = view;
      const address = index % 2 === 0 ? path : `/ar${path}`;
      await test.step(address, async () => {
        const before = asked.length;
        const brought = await standsAsDrawn(page, [address, ...rest]);
        // The row of what is like a title lies below, and is asked for when somebody comes near.
        const isLater = (call: string) => call.includes('lastSeen') || call.includes('/related');
        for (const call of brought)
          expect(asked.slice(before).filter((one) => one.startsWith(call) && !isLater(one))).toEqual([]);
        // React reports markup that it cannot take over.
        expect(faults).toEqual([]);
      });
    }
  });
