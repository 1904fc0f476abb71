import type { Page } from '@playwright/test';
import { callsOf } from './calls-of.js';
import { holdScripts } from './hold-scripts.js';
import { expect, test } from './product.js';
import { takenOver } from './taken-over.js';

/** Pages with what they are called in English, what stands first below that, and what of the service came with them. */
const PAGES = [
  ['/news', 'News', '[data-card^="NEWS:"]', '/api/v2/news'],
  ['/news/ringside/ruiz-okafor-agreed', 'Ruiz and Okafor agree on twelve rounds', 'article p'],
  ['/fighters', 'Fighters', '[data-card^="FIGHTER:"]', '/api/v2/fighters', '/api/v2/rankings'],
  ['/fighters/rosa-ruiz', 'Rosa Ruiz', 'dl'],
  ['/grid?gridviewconfigid=all-films', 'All films', '[data-card^="VOD:"]', '/api/v1/view/content-grid'],
  ['/externalpage/privacy', 'Privacy', 'article p'],
  ['/browse', 'Browse', '[data-card]'],
  ['/playlist/3001', 'Thirty nights', '[data-card]', '/api/v4/playlist/3001'],
  ['/livenow', 'Live now', '[data-card]', '/api/v2/event/live?p=1&rpp=15'],
  ['/upcoming', 'Coming up', '[data-card]', '/api/v2/event/upcoming'],
  ['/releases', 'New and upcoming', '[data-card]', '/api/v2/releases'],
  ['/schedule', 'Schedule', '[data-card]', '/api/v4/epg'],
  ['/epg', 'Programme guide', '[data-card]', '/api/v4/epg/genres'],
  ['/search?query=night', 'Results for “night”', '[data-card]', '/api/v1/content-search'],
] as const;

const WINDOWS = { narrow: { width: 390, height: 844 }, wide: { width: 1440, height: 900 } } as const;

/** Where everything stands that is to be read or seen in the window. */
const placesOf = (page: Page) =>
  page.locator('main').evaluate((main) =>
    [...main.querySelectorAll('h1, h2, h3, p, dt, dd, th, li, a, img')].flatMap((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return top < innerHeight && width > 1
        ? [`${element.tagName} ${[left, top, width, height].map(Math.round).join(' ')}`]
        : [];
    }),
  );

for (const [path, heading, first, ...brought] of PAGES) {
  // Logical properties mirror a page alike at every width: each page is seen in both directions and at both widths.
  for (const [prefix, size] of [
    ['', 'narrow'],
    ['/ar', 'wide'],
  ] as const)
    // PAGE-26, PAGE-27
    test(`${prefix}${path} stands before any script, in a ${size} window as the page draws it`, async ({
      page,
    }) => {
      await page.setViewportSize(WINDOWS[size]);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      const faults: string[] = [];
      page.on('pageerror', ({ message }) => faults.push(message));
      const asked = callsOf(page);
      const release = await holdScripts(page);
      await page.goto(prefix + path, { waitUntil: 'load' });
      const main = page.locator('main');
      const title = main.getByRole('heading', { level: 1 });
      await (prefix === ''
        ? expect(title).toHaveText(heading)
        : expect(title).toHaveText(/\p{Script=Arabic}/u));
      await expect(main.locator(first).first()).toBeVisible();
      await page.evaluate(() => document.fonts.ready);
      const before = await placesOf(page);
      expect(before.length).toBeGreaterThan(3);
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
          () =>
            (Reflect.get(globalThis, 'stood') as Element[]).filter(({ isConnected }) => isConnected).length,
        ),
      ).toBe(stood);
      await expect
        .poll(async () => {
          const after = new Set(await placesOf(page));
          return before.filter((place) => !after.has(place));
        })
        .toEqual([]);
      for (const call of brought)
        expect(asked.filter((one) => one.startsWith(call) && !one.includes('lastSeen'))).toEqual([]);
      // React reports markup that it cannot take over.
      expect(faults).toEqual([]);
    });
}
