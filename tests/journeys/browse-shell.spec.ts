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

// PAGE-50
test('the bar leaves on the way down, returns on the way up, and stays on the page of a title', async ({
  page,
}) => {
  await page.goto('/home');
  const bar = page.getByRole('banner');
  await expect(page.locator('[data-row="home-tonight"]')).toBeVisible();
  await page.mouse.wheel(0, 900);
  await expect(bar).toHaveAttribute('data-hidden', 'true');
  await page.mouse.wheel(0, -120);
  await expect(bar).toHaveAttribute('data-hidden', 'false');
  await page.goto('/series/5001');
  // Before its episodes have come there is nothing to scroll.
  const room = () => page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
  await expect.poll(room).toBeGreaterThan(300);
  await page.mouse.wheel(0, 900);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(150);
  await expect(bar).toHaveAttribute('data-hidden', 'false');
});

// PAGE-51
test('every layout of the navigation leads to the same places', async ({ page }) => {
  for (const layout of LAYOUTS) {
    await page.unrouteAll();
    await withLayout(page, layout);
    await page.goto('/home');
    const bar = page.getByRole('banner');
    await expect(bar).toHaveAttribute('data-layout', layout);
    if (layout === 'HAMBURGER') await bar.getByRole('button', { name: 'Menu' }).click();
    const films = page.getByRole('navigation').getByRole('link', { name: 'Films', exact: true });
    await expect(films.locator('visible=true')).toHaveCount(1);
    await expect(films.locator('visible=true')).toHaveAttribute('href', '/section/films');
  }
});

test('the column beside the page keeps what folds out of it in the window', async ({ page }) => {
  await withLayout(page, 'SIDEBAR');
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/home');
  const bar = page.getByRole('banner');
  const menus = [bar.getByRole('button', { name: /^Language/u }), bar.getByRole('button', { name: 'More' })];
  for (const button of menus) {
    await button.click();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    const links = bar.locator('[data-align]:visible').getByRole('link');
    for (const link of [links.first(), links.last()]) await expect(link).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Escape');
    await expect(button).toHaveAttribute('aria-expanded', 'false');
  }
});

test('every layout leaves room for the page with text of twice the size', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  for (const layout of LAYOUTS) {
    await page.unrouteAll();
    await withLayout(page, layout);
    await page.goto('/home');
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
    expect(excess, layout).toBeLessThanOrEqual(0);
    expect(column, layout).toBeLessThan(0.3);
  }
});

test('forced colours still show where the focus is, and which page and which hero stand', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  await page.goto('/home');
  await expect(page.locator('[data-row="home-tonight"]')).toBeVisible();
  const bar = page.getByRole('banner');
  await expect(bar.getByRole('link', { name: 'Home', exact: true })).toHaveCSS(
    'text-decoration-line',
    'underline',
  );
  const turns = page.getByRole('main').locator('button[aria-pressed]');
  const colours = await turns.evaluateAll((buttons) =>
    buttons.map((button) => getComputedStyle(button, '::before').backgroundColor),
  );
  expect(new Set(colours).size).toBe(2);
  await turns.first().focus();
  await page.keyboard.press('Tab');
  await expect(turns.nth(1)).toBeFocused();
  await expect(turns.nth(1)).toHaveCSS('outline-style', 'solid');
});

// PAGE-55
test('the menu slides in on a phone, with every group, and closes with its page', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/home');
  const button = page.getByRole('banner').getByRole('button', { name: 'Menu' });
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
  await menu.getByRole('link', { name: 'Films', exact: true }).click();
  await expect(page).toHaveURL(/\/section\/films$/u);
  await expect(menu).toHaveCount(0);
});

// PAGE-59
test('the side panel has the ways to sign in for guests, and what is live', async ({ page }) => {
  await page.goto('/section/films');
  const bar = page.getByRole('banner');
  await bar.getByRole('link', { name: 'Sign in' }).click();
  const door = page.getByRole('dialog', { name: 'Good to see you' });
  await expect(door.getByRole('link', { name: 'Sign up' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(door).toHaveCount(0);

  await bar.getByRole('button', { name: /live now/iu }).click();
  const live = page.getByRole('dialog', { name: 'Live now' });
  await expect(live.getByRole('link').first()).toBeVisible();
  await page.mouse.click(20, 500);
  await expect(live).toHaveCount(0);

  await bar.getByRole('link', { name: 'Sign in' }).click();
  await door.getByRole('link', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(/\/login\?from=/u);
  expect(new URL(page.url()).searchParams.get('from')).toBe('/section/films');
});

// PAGE-40, PAGE-41, PAGE-67
test('the bar, its buttons and the gutter have the sizes of the device, and a phone held sideways is a phone', async ({
  page,
}) => {
  const sizes = [
    { width: 390, height: 844, bar: 80, button: 40, gutter: '20px' },
    { width: 844, height: 390, bar: 80, button: 40, gutter: '20px' },
    { width: 1024, height: 768, bar: 80, button: 50, gutter: '70px' },
    { width: 1440, height: 900, bar: 110, button: 50, gutter: '70px' },
    { width: 1930, height: 1080, bar: 150, button: 50, gutter: '70px' },
  ] as const;
  await page.goto('/series/5001');
  const bar = page.getByRole('banner');
  const share = page.getByRole('main').getByRole('button', { name: 'Share' });
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

// PAGE-47
test('the logo leads to the home of the default menu, and nowhere where that has none on this site', async ({
  page,
}) => {
  await page.goto('/section/films');
  const bar = page.getByRole('banner');
  await expect(bar.getByRole('link', { name: 'Footlight' })).toHaveAttribute('href', '/home');

  let changes = 0;
  await page.route('**/section/films', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const answer = await route.fetch();
    const body = (await answer.text()).replace(
      /("home":\{"id":"home","label":"[^"]+","target":\{"type":"ROUTE","route":)"home"/u,
      (_, before: string) => {
        changes += 1;
        return `${before}"elsewhere"`;
      },
    );
    return route.fulfill({ response: answer, body });
  });
  await page.goto('/section/films');
  expect(changes).toBe(1);
  await expect(bar.getByText('Footlight', { exact: true })).toBeVisible();
  await expect(bar.getByRole('link', { name: 'Footlight' })).toHaveCount(0);
});

// PAGE-42, PAGE-48
test('a profile icon stands for signing in and up where the bar is narrow', async ({ page }) => {
  await page.goto('/section/films');
  const bar = page.getByRole('banner');
  const signIn = bar.getByRole('link', { name: 'Sign in' });
  await expect(signIn).toHaveText('Sign in');
  await expect(signIn.getByText('Sign in')).toBeVisible();
  await expect(bar.getByRole('link', { name: 'Sign up' })).toBeVisible();

  await page.setViewportSize({ width: 390, height: 844 });
  await expect(signIn.getByText('Sign in')).toBeHidden();
  await expect(bar.getByRole('link', { name: 'Sign up' })).toBeHidden();
  const icon = await signIn.locator('svg').boundingBox();
  expect([icon?.width, icon?.height]).toEqual([18, 18]);
  await signIn.click();
  const door = page.getByRole('dialog', { name: 'Good to see you' });
  await expect(door.getByRole('link', { name: 'Sign in' })).toBeVisible();
  await expect(door.getByRole('link', { name: 'Sign up' })).toBeVisible();
});

test('a window that is made narrow has the menus of the narrow device', async ({ page }) => {
  await page.goto('/section/films');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const asked = page.waitForRequest(/\/api\/v2\/menu\/MOBILE-WEB/u);
  await page.setViewportSize({ width: 800, height: 900 });
  await asked;
  const askedBack = page.waitForRequest(/\/api\/v2\/menu\/WEB/u);
  await page.setViewportSize({ width: 1280, height: 900 });
  await askedBack;
});

test('the choice of language is the guest’s in the bar, and the viewer’s in the preferences', async ({
  page,
}) => {
  await page.goto('/login?from=%2Fsection%2Ffilms');
  const bar = page.getByRole('banner');
  await expect(bar.getByRole('button', { name: /^Language/u })).toBeVisible();
  await page.getByLabel('Email').fill('member@footlight.example');
  await page.getByLabel('Password', { exact: false }).first().fill('footlight-demo');
  await page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL(/\/section\/films$/u);
  const account = bar.getByRole('button', { name: /^Account of/u });
  await expect(account).toBeVisible();
  await expect(bar.getByRole('button', { name: /^Language/u })).toHaveCount(0);
  await expect(bar.getByRole('link', { name: 'Sign in' })).toHaveCount(0);
  await account.press('Enter');
  await bar.getByRole('link', { name: 'Preferences' }).click();
  await expect(page).toHaveURL(/\/preferences$/u);
  await expect(page.getByRole('group', { name: 'Language' })).toBeVisible();
});

test('a change of language keeps the page', async ({ page }) => {
  await page.goto('/section/films');
  await page.getByRole('button', { name: /^Language/u }).click();
  await page.getByRole('link', { name: 'Español' }).click();
  await expect(page).toHaveURL(/\/es\/seccion\/films$/u);
});

// PAGE-54
test('a channel is opened from a row of home and from the menu, whose entries say where one is', async ({
  page,
}) => {
  await page.goto('/home');
  const channels = page.locator('[data-row="home-channels"]');
  await channels.scrollIntoViewIfNeeded();
  await channels.getByRole('link').first().press('Enter');
  await expect(page).toHaveURL(/\/live\/\d+/u);
  await expect(page.getByRole('region', { name: 'On now' })).toBeVisible();

  const menu = page.getByRole('navigation', { name: 'Main menu' });
  await menu.getByRole('link', { name: 'Live', exact: true }).click();
  await expect(page).toHaveURL(/\/section\/live$/u);
  await expect(menu.locator('[aria-current="page"]')).toHaveText('Live');
  await page.locator('[data-row="live-channels"]').getByRole('link').nth(1).press('Enter');
  await expect(page).toHaveURL(/\/live\/\d+/u);
  await expect(page.getByRole('region', { name: 'On now' })).toBeVisible();

  await menu.getByRole('button', { name: 'More' }).press('Enter');
  await menu.getByRole('link', { name: 'All films' }).click();
  await expect(page).toHaveURL(/\/grid\?gridviewconfigid=all-films$/u);
  await expect(menu.locator('[aria-current="page"]')).toHaveText('All films');
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

  await page.goto('/preferences');
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
