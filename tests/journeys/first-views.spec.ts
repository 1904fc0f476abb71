import type { Page } from '@playwright/test';
import { holdScripts } from './hold-scripts.js';
import { expect, test } from './product.js';

/** Pages with what they are called in English, and what stands first below that. */
const PAGES = [
  ['/news', 'News', '[data-card^="NEWS:"]'],
  ['/news/ringside/ruiz-okafor-agreed', 'Ruiz and Okafor agree on twelve rounds', 'article p'],
  ['/fighters', 'Fighters', '[data-card^="FIGHTER:"]'],
  ['/fighters/rosa-ruiz', 'Rosa Ruiz', 'dl'],
  ['/grid?gridviewconfigid=all-films', 'All films', '[data-card^="VOD:"]'],
  ['/externalpage/privacy', 'Privacy', 'article p'],
] as const;

/** A page of words alone. */
const isOfWords = (path: string): boolean => path.startsWith('/externalpage/');

const preloadOf = (page: Page) => page.locator('head link[rel="preload"][as="image"]');

/** The picture that is seen first has come, and the head has named it as the page asks for it. */
const expectPicture = async (page: Page): Promise<void> => {
  const picture = page.locator('main img[fetchpriority="high"]').first();
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0))
    .toBe(true);
  await expect(preloadOf(page)).toHaveCount(1);
  for (const [named, asked] of [
    ['href', 'src'],
    ['imagesrcset', 'srcset'],
    ['imagesizes', 'sizes'],
  ] as const)
    expect(await preloadOf(page).getAttribute(named)).toBe(await picture.getAttribute(asked));
};

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
      const release = await holdScripts(page);
      await page.goto(prefix + path);
      const main = page.locator('main');
      await expect(main).toHaveAttribute('data-first-view');
      const title = main.getByRole('heading', { level: 1 });
      await (prefix === ''
        ? expect(title).toHaveText(heading)
        : expect(title).toHaveText(/\p{Script=Arabic}/u));
      await expect(main.locator(first).first()).toBeVisible();

      await (isOfWords(path) ? expect(preloadOf(page)).toHaveCount(0) : expectPicture(page));

      await page.evaluate(() => document.fonts.ready);
      const before = await placesOf(page);
      expect(before.length).toBeGreaterThan(3);
      const stood = await main.locator('h1, [data-card], img').elementHandles();
      release();
      await expect(page.getByRole('banner')).toBeVisible();
      await expect(page.locator('[data-first-view]')).toHaveCount(0);
      for (const element of stood)
        expect(await element.evaluate(({ isConnected }) => isConnected)).toBe(true);
      await expect
        .poll(async () => {
          const after = new Set(await placesOf(page));
          return before.filter((place) => !after.has(place));
        })
        .toEqual([]);
    });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  for (const [path, heading, first] of PAGES)
    test(`${path} says what it is and shows what it begins with`, async ({ page }) => {
      await page.goto(path);
      const main = page.locator('main');
      await expect(main.getByRole('heading', { level: 1 })).toHaveText(heading);
      await expect(main.locator(first).first()).toBeVisible();
      if (!isOfWords(path)) await expect(preloadOf(page)).toHaveAttribute('href', /\.webp$/u);
      for (const link of await main.locator('[data-card] a').all())
        expect(await link.getAttribute('href')).toMatch(/^\/\w/u);
    });
});
