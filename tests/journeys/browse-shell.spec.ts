import type { Page } from '@playwright/test';
import { axeFaults } from './axe.js';
import { expect, test } from './product.js';

const LAYOUTS = ['TOP', 'TOP_LEFT', 'HAMBURGER', 'SIDEBAR'] as const;

/** The page as a realm with another navigation would get it: only the layout in it is changed. */
const withLayout = (page: Page, layout: (typeof LAYOUTS)[number]) =>
  page.route('**/home', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const answer = await route.fetch();
    const body = (await answer.text())
      .replace(/"navbarLayout":"\w+"/u, `"navbarLayout":"${layout}"`)
      .replaceAll(/data-layout="\w+"/gu, `data-layout="${layout}"`);
    return route.fulfill({ response: answer, body });
  });

// PAGE-51
test('every layout of the navigation leads to the same places, keeps what folds out of it in the window, and leaves room for the page', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  for (const layout of LAYOUTS)
    await test.step(layout, async () => {
      await page.unrouteAll();
      await withLayout(page, layout);
      await page.goto('/home');
      const bar = page.getByRole('banner');
      await expect(bar).toHaveAttribute('data-layout', layout);
      if (layout === 'HAMBURGER') await bar.getByRole('button', { name: 'Menu' }).click();
      const films = page.getByRole('navigation').getByRole('link', { name: 'Films', exact: true });
      await expect(films.locator('visible=true')).toHaveCount(1);
      await expect(films.locator('visible=true')).toHaveAttribute('href', '/section/films');
      if (layout === 'HAMBURGER') await page.keyboard.press('Escape');
      if (layout === 'SIDEBAR')
        for (const name of [/^Language/u, /^More$/u]) {
          const button = bar.getByRole('button', { name });
          await button.click();
          await expect(button).toHaveAttribute('aria-expanded', 'true');
          const links = bar.locator('[data-align]:visible').getByRole('link');
          for (const link of [links.first(), links.last()]) await expect(link).toBeInViewport({ ratio: 1 });
          await page.keyboard.press('Escape');
          await expect(button).toHaveAttribute('aria-expanded', 'false');
        }

      // With text of twice the size as well.
      await expect(page.locator('[data-row="home-tonight"]')).toBeVisible();
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

// PAGE-40, PAGE-41, PAGE-50, PAGE-54, PAGE-67
test('from home the bar leads to channels, lists and titles, whose entries say where one is', async ({
  page,
}) => {
  await page.goto('/home');
  const bar = page.getByRole('banner');
  const main = page.getByRole('main');
  await expect(page.locator('[data-row="home-tonight"]')).toBeVisible();

  await test.step('forced colours still show where the focus is, and which page and which hero stand', async () => {
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

  await test.step('it leaves on the way down and returns on the way up', async () => {
    await page.mouse.wheel(0, 900);
    await expect(bar).toHaveAttribute('data-hidden', 'true');
    await page.mouse.wheel(0, -120);
    await expect(bar).toHaveAttribute('data-hidden', 'false');
  });

  const menu = page.getByRole('navigation', { name: 'Main menu' });
  const airing = page.getByRole('region', { name: 'On now' });
  await test.step('a channel of a row tells what is on', async () => {
    const channels = page.locator('[data-row="home-channels"]');
    await channels.scrollIntoViewIfNeeded();
    await channels.getByRole('link').first().press('Enter');
    await expect(page).toHaveURL(/\/live\/\d+/u);
    await expect(airing.getByRole('progressbar')).toBeVisible();
    await expect(airing).toContainText(/\d(?:\s[AP]M)?\s–\s\d/u);
  });

  await test.step('so do a card and a hero of what is live, and a channel that the menu leads to', async () => {
    await menu.getByRole('link', { name: 'Live', exact: true }).click();
    await expect(page).toHaveURL(/\/section\/live$/u);
    await expect(menu.locator('[aria-current="page"]')).toHaveText('Live');
    await page.locator('[data-event-id="2001"]').first().hover();
    const guide = page.getByRole('group', { name: /^Harbour Radio.*: what is on$/u });
    await expect(guide.getByRole('link', { name: /Watch/u })).toBeVisible();
    await page.keyboard.press('Escape');
    await main.getByRole('link', { name: 'Watch now' }).first().click();
    await expect(page.getByRole('dialog').getByRole('progressbar')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.locator('[data-row="live-channels"]').getByRole('link').nth(1).press('Enter');
    await expect(page).toHaveURL(/\/live\/\d+/u);
    await expect(airing).toBeVisible();
  });

  await test.step('what is not featured stands behind “More”', async () => {
    await menu.getByRole('button', { name: 'More' }).press('Enter');
    await menu.getByRole('link', { name: 'All films' }).click();
    await expect(page).toHaveURL(/\/grid\?gridviewconfigid=all-films$/u);
    await expect(menu.locator('[aria-current="page"]')).toHaveText('All films');
  });

  await test.step('it stays on the page of a title', async () => {
    await menu.getByRole('link', { name: 'Series', exact: true }).click();
    await page.locator('main a[href^="/series/5001"]').first().press('Enter');
    await expect(page).toHaveURL(/\/series\/5001/u);
    // Before its episodes have come there is nothing to scroll.
    const room = () => page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
    await expect.poll(room).toBeGreaterThan(300);
    // Above the page: what the bar opens under a pointer scrolls by itself.
    await page.mouse.move(640, 400);
    await page.mouse.wheel(0, 900);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(150);
    await expect(bar).toHaveAttribute('data-hidden', 'false');
    await page.mouse.wheel(0, -2000);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  });

  await test.step('it, its buttons and the gutter have the sizes of the device, and a phone held sideways is a phone', async () => {
    const sizes = [
      { width: 390, height: 844, bar: 80, button: 40, gutter: '20px' },
      { width: 844, height: 390, bar: 80, button: 40, gutter: '20px' },
      { width: 1024, height: 768, bar: 80, button: 50, gutter: '70px' },
      { width: 1440, height: 900, bar: 110, button: 50, gutter: '70px' },
      { width: 1930, height: 1080, bar: 150, button: 50, gutter: '70px' },
    ] as const;
    const share = main.getByRole('button', { name: 'Share' });
    await expect(share).toBeVisible();
    for (const { width, height, bar: barHeight, button, gutter } of sizes) {
      await page.setViewportSize({ width, height });
      const heightOf = async (place: typeof bar) => Math.round((await place.boundingBox())?.height ?? 0);
      await expect.poll(() => heightOf(bar), `bar at ${width} × ${height}`).toBe(barHeight);
      expect(await heightOf(share), `button at ${width} × ${height}`).toBe(button);
      await expect(bar, `gutter at ${width} × ${height}`).toHaveCSS('padding-left', gutter);
      // Entries that have no room stand behind “more”, beside those that have.
      const entry = bar.getByRole('navigation').getByRole('link', { name: 'Home' });
      await expect(entry, `menu at ${width} × ${height}`).toBeVisible({ visible: width >= 1024 });
    }
  });
});

// PAGE-16, PAGE-42, PAGE-48, PAGE-55, PAGE-59
test('a guest signs in by the side panel, has the menus of the device, and keeps page and language', async ({
  page,
}) => {
  await page.goto('/section/films');
  const bar = page.getByRole('banner');
  const signIn = bar.getByRole('link', { name: 'Sign in' });
  const door = page.getByRole('dialog', { name: 'Good to see you' });

  await test.step('the side panel has the ways to sign in, and what is live', async () => {
    await expect(signIn).toHaveText('Sign in');
    await expect(signIn.getByText('Sign in')).toBeVisible();
    await expect(bar.getByRole('link', { name: 'Sign up' })).toBeVisible();
    await signIn.click();
    await expect(door.getByRole('link', { name: 'Sign up' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(door).toHaveCount(0);
    await bar.getByRole('button', { name: /live now/iu }).click();
    const live = page.getByRole('dialog', { name: 'Live now' });
    await expect(live.getByRole('link').first()).toBeVisible();
    await page.mouse.click(20, 500);
    await expect(live).toHaveCount(0);
  });

  await test.step('a window that is made narrow has the menus of the narrow device', async () => {
    const asked = page.waitForRequest(/\/api\/v2\/menu\/MOBILE-WEB/u);
    await page.setViewportSize({ width: 390, height: 844 });
    await asked;
    const button = bar.getByRole('button', { name: 'Menu' });
    await button.click();
    const menu = page.getByRole('dialog', { name: 'Main menu' });
    await expect(menu.getByRole('link')).toHaveText([
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
    await expect(menu).toHaveCount(0);
    await expect(button).toBeFocused();
    await button.click();
    await menu.getByRole('link', { name: 'Series', exact: true }).click();
    await expect(page).toHaveURL(/\/section\/series$/u);
    await expect(menu).toHaveCount(0);
  });

  await test.step('a profile icon stands there for signing in and up', async () => {
    await expect(signIn.getByText('Sign in')).toBeHidden();
    await expect(bar.getByRole('link', { name: 'Sign up' })).toBeHidden();
    const icon = await signIn.locator('svg').boundingBox();
    expect([icon?.width, icon?.height]).toEqual([18, 18]);
    await signIn.click();
    await expect(door.getByRole('link', { name: 'Sign up' })).toBeVisible();
    const askedBack = page.waitForRequest(/\/api\/v2\/menu\/WEB/u);
    await page.setViewportSize({ width: 1280, height: 900 });
    await askedBack;
    await door.getByRole('link', { name: 'Sign in' }).click();
    await expect(page).toHaveURL(/\/login\?from=/u);
    expect(new URL(page.url()).searchParams.get('from')).toBe('/section/series');
    await page.goBack();
    await expect(page).toHaveURL(/\/section\/series$/u);
  });

  await test.step('a change of language keeps the page, and is remembered', async () => {
    await bar.getByRole('button', { name: /^Language/u }).click();
    await page.getByRole('link', { name: 'العربية' }).click();
    await expect(page).toHaveURL(/\/ar\/[^/]+\/series$/u);
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await page.goto('/preferences');
    await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
  });
});

test('“?” lists the shortcuts of every page and of the player; none fires while typing, or once turned off', async ({
  page,
}) => {
  await page.goto('/preferences');
  const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  // Keys are heard when the whole shell stands, which the footer ends.
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await page.keyboard.press('?');
  await expect(sheet.getByText('Play or pause')).toBeVisible();
  expect(await axeFaults(page, { within: 'dialog[open]' })).toEqual([]);
  await page.keyboard.press('?');
  await expect(sheet).toHaveCount(0);
  await page.keyboard.press('/');
  await expect(page).toHaveURL(/\/search$/u);
  const field = page.getByRole('searchbox');
  await expect(field).toBeFocused();
  await page.keyboard.type('a/?');
  await expect(field).toHaveValue('a/?');
  await expect(sheet).toHaveCount(0);

  await page.getByRole('contentinfo').getByRole('link', { name: 'Preferences' }).click();
  await page.getByRole('switch', { name: 'Single-key shortcuts' }).uncheck();
  await page.reload();
  await expect(page.getByRole('switch', { name: 'Single-key shortcuts' })).not.toBeChecked();
  await page.getByRole('heading', { level: 1 }).press('/');
  await page.keyboard.press('?');
  await page.getByRole('button', { name: 'Show all shortcuts' }).press('Enter');
  await expect(sheet.getByText('turned off in your preferences')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/\/preferences$/u);
});
