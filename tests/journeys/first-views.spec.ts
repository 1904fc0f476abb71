import type { Page } from '@playwright/test';
import { holdScripts } from './hold-scripts.js';
import { expect, test } from './product.js';
import { takenOver } from './taken-over.js';

/** Pages with what they are called in English, and what stands first below that. */
const PAGES = [
  ['/news', 'News', '[data-card^="NEWS:"]'],
  ['/news/ringside/ruiz-okafor-agreed', 'Ruiz and Okafor agree on twelve rounds', 'article p'],
  ['/fighters', 'Fighters', '[data-card^="FIGHTER:"]'],
  ['/fighters/rosa-ruiz', 'Rosa Ruiz', 'dl'],
  ['/grid?gridviewconfigid=all-films', 'All films', '[data-card^="VOD:"]'],
  ['/externalpage/privacy', 'Privacy', 'article p'],
  ['/browse', 'Browse', '[data-card]'],
  ['/playlist/3001', 'Thirty nights', '[data-card]'],
  ['/livenow', 'Live now', '[data-card]'],
  ['/upcoming', 'Coming up', '[data-card]'],
  ['/releases', 'New and coming', '[data-card]'],
  ['/schedule', 'Schedule', '[data-card]'],
  ['/search?query=night', 'Results for “night”', '[data-card]'],
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

for (const [path, heading, first] of PAGES) {
  for (const [prefix, size] of [
    ['', 'narrow'],
    ['', 'wide'],
    ['/ar', 'narrow'],
    ['/ar', 'wide'],
  ] as const)
    // PAGE-26
    test(`${prefix}${path} stands before any script, in a ${size} window as the page draws it`, async ({
      page,
    }) => {
      await page.setViewportSize(WINDOWS[size]);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      const faults: string[] = [];
      page.on('pageerror', ({ message }) => faults.push(message));
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
      const stood = await main.locator('h1, [data-card], img').elementHandles();
      release();
      await takenOver(page);
      for (const element of stood)
        expect(await element.evaluate(({ isConnected }) => isConnected)).toBe(true);
      await expect
        .poll(async () => {
          const after = new Set(await placesOf(page));
          return before.filter((place) => !after.has(place));
        })
        .toEqual([]);
      // React reports markup that it cannot take over.
      expect(faults).toEqual([]);
    });
}
