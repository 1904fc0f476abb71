import type { Page } from '@playwright/test';
import { axeViolations } from './axe.js';
import { holdScripts } from './hold-scripts.js';
import { expect, test } from './product.js';
import { changeDocument } from './sent-documents.js';
import { hydrated } from './hydrated.js';

/** Layouts other than the demo's, which all other journeys use. */
const LAYOUTS = ['TOP', 'HAMBURGER', 'SIDEBAR'] as const;

const withLayout = (page: Page, layout: (typeof LAYOUTS)[number]) =>
  changeDocument(page, '/preferences', (html) =>
    html
      .replace(/"navbarLayout":"\w+"/u, `"navbarLayout":"${layout}"`)
      .replaceAll(/data-layout="\w+"/gu, `data-layout="${layout}"`),
  );

// PAGE-51
test('every navigation layout has the same links, keeps its menus in the window, and leaves room for the page', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  for (const layout of LAYOUTS)
    await test.step(layout, async () => {
      await page.unrouteAll();
      await withLayout(page, layout);
      await page.goto('/preferences');
      const bar = page.getByRole('banner');
      await expect(bar).toHaveAttribute('data-layout', layout);
      if (layout === 'HAMBURGER') await bar.getByRole('button', { name: 'Menu' }).click();
      const films = page.getByRole('navigation').getByRole('link', { name: 'Films', exact: true });
      await expect(films.locator('visible=true')).toHaveCount(1);
      await expect(films.locator('visible=true')).toHaveAttribute('href', '/section/films');
      if (layout === 'HAMBURGER') await page.keyboard.press('Escape');
      if (layout === 'SIDEBAR')
        for (const name of [/Language: /u, /^More$/u]) {
          const button = bar.getByRole('button', { name });
          await button.click();
          await expect(button).toHaveAttribute('aria-expanded', 'true');
          const links = bar.locator('[data-align]:visible').getByRole('link');
          for (const link of [links.first(), links.last()]) await expect(link).toBeInViewport({ ratio: 1 });
          await page.keyboard.press('Escape');
          await expect(button).toHaveAttribute('aria-expanded', 'false');
        }

      // Also with text of twice the size.
      const { excess, column } = await page.evaluate(() => {
        const { documentElement: root } = document;
        root.style.fontSize = '200%';
        const { width, right } = document.querySelector('header')!.getBoundingClientRect();
        return {
          excess: root.scrollWidth - root.clientWidth,
          column: right < root.clientWidth ? width / root.clientWidth : 0,
        };
      });
      expect(excess).toBeLessThanOrEqual(0);
      expect(column).toBeLessThan(0.3);
    });
});

// PAGE-16, PAGE-40, PAGE-41, PAGE-42, PAGE-48, PAGE-50, PAGE-54, PAGE-55, PAGE-59, PAGE-67, PAGE-68
test('a guest navigates from home by bar and keys to titles, lists and sign-in, and keeps page and language', async ({
  page,
}) => {
  const bar = page.getByRole('banner');
  const main = page.getByRole('main');
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  const signIn = bar.getByRole('link', { name: 'Sign in' });
  const signInDialog = page.getByRole('dialog', { name: 'Good to see you' });

  await test.step('“Live now” opens when it was pressed before hydration', async () => {
    const release = await holdScripts(page);
    await page.goto('/home', { waitUntil: 'load' });
    await bar.getByRole('button', { name: /live now/iu }).click();
    release();
    await hydrated(page);
    const live = page.getByRole('dialog', { name: 'Live now' });
    await expect(live.getByRole('link').first()).toBeVisible();
    await page.mouse.click(20, 500);
    await expect(live).toHaveCount(0);
  });

  await test.step('forced colours still show the focus, the current page and the current hero', async () => {
    await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
    await expect(bar.getByRole('link', { name: 'Home', exact: true })).toHaveCSS(
      'text-decoration-line',
      'underline',
    );
    const turns = main.locator('button[aria-pressed]');
    const colours = await turns.evaluateAll((buttons) =>
      buttons.map((button) => getComputedStyle(button, '::before').backgroundColor),
    );
    expect(new Set(colours).size).toBe(2);
    await turns.first().focus();
    await page.keyboard.press('Tab');
    await expect(turns.nth(1)).toBeFocused();
    await expect(turns.nth(1)).toHaveCSS('outline-style', 'solid');
    await page.emulateMedia({ forcedColors: null, reducedMotion: null });
  });

  await test.step('the bar hides when scrolling down and returns when scrolling up', async () => {
    await page.mouse.wheel(0, 900);
    await expect(bar).toHaveAttribute('data-hidden', 'true');
    await page.mouse.wheel(0, -120);
    await expect(bar).toHaveAttribute('data-hidden', 'false');
  });

  await test.step('“?” lists the shortcuts of the page and of the player, and none fires while typing', async () => {
    const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
    await page.keyboard.press('?');
    await expect(sheet.getByText('Play or pause')).toBeVisible();
    expect(await axeViolations(page, { within: 'dialog[open]' })).toEqual([]);
    await page.keyboard.press('?');
    await expect(sheet).toHaveCount(0);
    await page.keyboard.press('/');
    await expect(page).toHaveURL(/\/search$/u);
    const field = page.getByRole('searchbox');
    await expect(field).toBeFocused();
    await page.keyboard.type('a/?');
    await expect(field).toHaveValue('a/?');
    await expect(sheet).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL(/\/home$/u);
  });

  await test.step('the bar stays visible on the page of a title', async () => {
    await menu.getByRole('link', { name: 'Series', exact: true }).press('Enter');
    // The home page links to it as well.
    await expect(main.getByRole('heading', { name: 'All series' })).toBeVisible();
    await page.locator('main a[href^="/series/5001"]').first().press('Enter');
    await expect(page).toHaveURL(/\/series\/5001/u);
    // The page cannot be scrolled before its episodes have loaded.
    const room = () => page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
    await expect.poll(room).toBeGreaterThan(300);
    // Outside the bar, whose popups under the pointer scroll by themselves.
    await page.mouse.move(640, 400);
    await page.mouse.wheel(0, 900);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(150);
    await expect(bar).toHaveAttribute('data-hidden', 'false');
    // Chromium may drop a turn of the wheel against a smooth scroll that is still running.
    await expect(async () => {
      await page.mouse.wheel(0, -2000);
      await expect.poll(() => page.evaluate(() => scrollY), { timeout: 2_000 }).toBe(0);
    }).toPass();
  });

  await test.step('bar, buttons and gutter have the sizes of the device, and a phone in landscape counts as a phone', async () => {
    const sizes = [
      { width: 1930, height: 1080, bar: 150, button: 50, gutter: '70px' },
      { width: 1440, height: 900, bar: 110, button: 50, gutter: '70px' },
      { width: 1024, height: 768, bar: 80, button: 50, gutter: '70px' },
      { width: 844, height: 390, bar: 80, button: 40, gutter: '20px' },
      { width: 390, height: 844, bar: 80, button: 40, gutter: '20px' },
    ] as const;
    const mobileMenuRequest = page.waitForRequest(/\/api\/v2\/menu\/MOBILE-WEB/u);
    const share = main.getByRole('button', { name: 'Share' });
    await expect(share).toBeVisible();
    for (const { width, height, bar: barHeight, button, gutter } of sizes) {
      await page.setViewportSize({ width, height });
      const heightOf = async (place: typeof bar) => Math.round((await place.boundingBox())?.height ?? 0);
      await expect.poll(() => heightOf(bar), `bar at ${width} × ${height}`).toBe(barHeight);
      expect(await heightOf(share), `button at ${width} × ${height}`).toBe(button);
      await expect(bar, `gutter at ${width} × ${height}`).toHaveCSS('padding-left', gutter);
      // Entries without room in the bar move into its “more” menu.
      const entry = bar.getByRole('navigation').getByRole('link', { name: 'Home' });
      await expect(entry, `menu at ${width} × ${height}`).toBeVisible({ visible: width > 1024 });
    }
    await mobileMenuRequest;
  });

  await test.step('a narrowed window has the menus of a narrow device', async () => {
    const button = bar.getByRole('button', { name: 'Menu' });
    await button.click();
    const drawer = page.getByRole('dialog', { name: 'Main menu' });
    await expect(drawer.getByRole('link')).toHaveText([
      /^Live now \(\d+\)$/u,
      'Home',
      'Live',
      'Films',
      'Series',
      'Guide',
      'Browse',
      'All films',
      'New and upcoming',
      'Coming up',
      'Schedule',
      'Films for the ferry',
    ]);
    await page.keyboard.press('Escape');
    await expect(drawer).toHaveCount(0);
    await expect(button).toBeFocused();
    await button.click();
    await drawer.getByRole('link', { name: 'All films' }).click();
    await expect(page).toHaveURL(/\/grid\?gridviewconfigid=all-films$/u);
    await expect(drawer).toHaveCount(0);
  });

  await test.step('a profile icon opens sign-in and sign-up, and the back button returns to the page', async () => {
    await expect(signIn.getByText('Sign in')).toBeHidden();
    await expect(bar.getByRole('link', { name: 'Sign up' })).toBeHidden();
    const icon = await signIn.locator('svg').boundingBox();
    expect([icon?.width, icon?.height]).toEqual([18, 18]);
    await signIn.click();
    await expect(signInDialog.getByRole('link', { name: 'Sign up' })).toBeVisible();
    const desktopMenuRequest = page.waitForRequest(/\/api\/v2\/menu\/WEB/u);
    await page.setViewportSize({ width: 1280, height: 900 });
    await desktopMenuRequest;
    await expect(signInDialog.getByRole('textbox', { name: 'Email' })).toBeVisible();
    await expect(signInDialog.getByRole('button', { name: 'Continue with Google' })).toBeVisible();
    await signInDialog.getByRole('link', { name: 'Sign up' }).click();
    await expect(page).toHaveURL(/\/signup\?from=/u);
    expect(new URL(page.url()).searchParams.get('from')).toBe('/grid?gridviewconfigid=all-films');
    await page.goBack();
    await expect(page).toHaveURL(/\/grid\?/u);
    await expect(signIn).toHaveText('Sign in');
    await expect(signIn.getByText('Sign in')).toBeVisible();
    await expect(bar.getByRole('link', { name: 'Sign up' })).toBeVisible();
  });

  await test.step('a featured live title opens a dialog with what is on', async () => {
    await menu.getByRole('link', { name: 'Live', exact: true }).click();
    await expect(page).toHaveURL(/\/section\/live$/u);
    await expect(menu.locator('[aria-current="page"]')).toHaveText('Live');
    await main.getByRole('link', { name: 'Watch now' }).first().click();
    await expect(page.getByRole('dialog').getByRole('progressbar')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  await test.step('“More” links to a grid, which loads more cards and filters by genre', async () => {
    await menu.getByRole('button', { name: 'More' }).press('Enter');
    await menu.getByRole('link', { name: 'All films' }).click();
    await expect(page).toHaveURL(/\/grid\?gridviewconfigid=all-films$/u);
    await expect(menu.locator('[aria-current="page"]')).toHaveText('All films');
    await expect(page.getByRole('heading', { level: 1, name: 'All films' })).toBeVisible();
    const cards = main.locator('[data-card]');
    await expect(cards.nth(23)).toBeAttached();
    await cards.last().scrollIntoViewIfNeeded();
    await expect(cards).toHaveCount(29);
    const filter = page.getByRole('navigation', { name: 'Filter' });
    const sport = filter.getByRole('link', { name: /^Sport/u });
    const left = Number(/\d+/u.exec((await sport.textContent()) ?? '')?.[0]);
    expect(left).toBeGreaterThan(1);
    await sport.click();
    await expect(page).toHaveURL(/facet=genre%3Asport/u);
    await expect(cards).toHaveCount(left);
    await filter.getByRole('link', { name: 'All' }).click();
    await expect(cards).toHaveCount(29);
  });

  await test.step('a change of language keeps the page and its parameters, and is saved', async () => {
    await bar.getByRole('button', { name: /Language: /u }).press('Enter');
    await page.getByRole('link', { name: 'العربية' }).click();
    await expect(page).toHaveURL(/\/ar\/[^?]+\?gridviewconfigid=all-films$/u);
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await page.goto('/preferences');
    await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
  });
});
