import type { Page } from '@playwright/test';
import { playerState } from './player-state.js';
import { expect, test } from './product.js';
import { playsPast, stateOf } from './watched-player.js';

const TELEVISION =
  'Mozilla/5.0 (Web0S; Linux/SmartTV) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0.0.0 Safari/537.36 WebAppManager';

// The smallest common resolution of televisions, because painting costs by the pixel. Animations are off except where a
// test needs them.
test.use({
  userAgent: TELEVISION,
  viewport: { width: 1280, height: 720 },
  contextOptions: { reducedMotion: 'no-preference' },
});

const hasFocus = async (page: Page, place: string): Promise<boolean> =>
  (await page.locator(`${place}:focus, ${place} :focus`).count()) > 0;

/** Presses an arrow key until the focus is in a place; waits for each step. */
const walk = async (page: Page, key: string, place: string, most: number) => {
  const focused = page.locator(':focus');
  for (let steps = 0; steps < most && !(await hasFocus(page, place)); steps += 1) {
    const before = (await focused.count()) === 0 ? null : await focused.first().elementHandle();
    await page.keyboard.press(key);
    await expect.poll(() => page.evaluate((was) => document.activeElement !== was, before)).toBe(true);
  }
  await expect(page.locator(`${place}:focus, ${place} :focus`)).toHaveCount(1);
};

/** Smooth scrolling may start several frames late on a busy machine. */
const FRAMES_AT_REST = 15;

/** The scroll position after scrolling has ended. */
const standsAt = (page: Page): Promise<number> =>
  page.evaluate(
    (framesAtRest) =>
      new Promise<number>((resolve) => {
        const look = (before: number, still: number): void => {
          if (still > framesAtRest) resolve(before);
          else requestAnimationFrame(() => look(scrollY, scrollY === before ? still + 1 : 0));
        };
        look(scrollY, 0);
      }),
    FRAMES_AT_REST,
  );

/**
 * Presses an arrow key until the focus is in a place: each press moves the focus, or scrolls by less than the window's
 * height.
 *
 * @returns how many presses scrolled the window
 */
const readOn = async (page: Page, key: string, place: string, most: number): Promise<number> => {
  let read = 0;
  for (let steps = 0; steps < most && !(await hasFocus(page, place)); steps += 1) {
    const from = await standsAt(page);
    const before = await page.locator(':focus').elementHandle();
    await page.keyboard.press(key);
    const isStill = () => page.evaluate((was) => document.activeElement === was, before);
    await expect
      .poll(async () => !(await isStill()) || (await page.evaluate(() => scrollY)) !== from)
      .toBe(true);
    if (!(await isStill())) continue;
    read += 1;
    const height = await page.evaluate(() => innerHeight);
    expect(Math.abs((await standsAt(page)) - from)).toBeLessThan(height);
  }
  await expect(page.locator(`${place}:focus, ${place} :focus`)).toHaveCount(1);
  return read;
};

test('arrow keys alone reach a card in the third row, its page, and the card again', async ({ page }) => {
  await page.goto('/home');
  const third = page.locator('main [data-row]').nth(2);
  await expect(third).toBeVisible();
  const name = (await third.getAttribute('data-row')) ?? '';
  await page.keyboard.press('ArrowDown');
  await expect(page.locator('main a:focus')).toBeVisible();
  await walk(page, 'ArrowDown', `[data-row="${name}"]`, 8);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  const card = third.locator('[data-card]:has(:focus)');
  await expect(card).toBeInViewport();
  const id = (await card.getAttribute('data-card')) ?? '';
  await expect(third.locator('[data-card]').first()).not.toHaveAttribute('data-card', id);

  await page.keyboard.press('Enter');
  await expect(page).not.toHaveURL(/\/home$/u);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/\/home$/u);
  await expect(page.locator(`[data-row="${name}"] [data-card="${id}"] a`).first()).toBeFocused();

  await walk(page, 'ArrowUp', 'header', 12);
  const inBar = page.getByRole('banner').locator(':focus');
  await expect(inBar).toBeInViewport();

  // The bar is reachable even when the element that had the focus is scrolled out of view.
  await walk(page, 'ArrowDown', 'main', 1);
  await page.mouse.wheel(0, 2000);
  await expect(page.locator('main :focus')).not.toBeInViewport();
  await walk(page, 'ArrowUp', 'header', 2);
  await expect(inBar).toBeInViewport();
});

/** Name and visibility of the focused element, within a player too. */
const focus = (page: Page): Promise<{ readonly name: string; readonly shows: boolean }> =>
  page.evaluate(() => {
    const outer = document.activeElement;
    const element = outer?.shadowRoot?.activeElement ?? outer;
    if (!(element instanceof HTMLElement)) return { name: '', shows: false };
    const { outlineStyle, boxShadow } = getComputedStyle(element);
    const { top, bottom } = element.getBoundingClientRect();
    return {
      name: element.getAttribute('aria-label') ?? element.textContent.trim(),
      shows: (outlineStyle !== 'none' || boxShadow !== 'none') && bottom > 0 && top < innerHeight,
    };
  });

/** Opens the guide and moves from the bar to the second channel in reading direction. */
const toSecondChannel = async (page: Page, address: string, onwards: 'ArrowRight' | 'ArrowLeft') => {
  await page.goto(address);
  const channels = page.locator('main [data-card^="CHANNEL:"]');
  await expect(channels.first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(page.locator('main nav a:focus')).toBeVisible();
  await walk(page, 'ArrowUp', 'header[data-layout]', 4);
  await expect(page.getByRole('banner').locator(':focus')).toBeInViewport();

  await walk(page, 'ArrowDown', '[data-card]', 4);
  const here = page.locator('[data-card]:has(:focus)');
  const placed = async () => {
    await expect(here).toHaveCount(1);
    return here.evaluate((card) => {
      const { left, top } = card.getBoundingClientRect();
      return { id: card.dataset['card'], left, top: Math.round(top + scrollY) };
    });
  };
  const first = await placed();
  await walk(page, onwards, `[data-card]:not([data-card="${first.id}"])`, 1);
  const beside = await placed();
  expect(beside.top).toBe(first.top);
  expect(beside.left > first.left).toBe(onwards === 'ArrowRight');
  return { beside, placed };
};

test('arrow keys alone reach a channel of the guide, its page and the channel again, and scroll through long ones', async ({
  page,
}) => {
  const { beside, placed } = await toSecondChannel(page, '/schedule', 'ArrowRight');
  await readOn(page, 'ArrowDown', `[data-card]:not([data-card="${beside.id}"])`, 8);
  const below = await placed();
  expect(below.left).toBe(beside.left);
  expect(below.top).toBeGreaterThan(beside.top);
  // Channels are taller early in the day, so the window may have to scroll to the one below.
  await expect.poll(async () => (await focus(page)).shows).toBe(true);

  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/live\/\d+$/u);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/\/schedule$/u);
  await expect(page.locator(`[data-card="${below.id}"] a:focus`)).toBeInViewport();

  // Tomorrow is a whole day at any time.
  await page.locator('main nav').getByRole('link', { name: 'Tomorrow' }).press('Enter');
  await expect(page).toHaveURL(/day=/u);
  const channel = page.locator('main [data-card^="CHANNEL:"]').first();
  await expect(channel.locator('[data-state="coming"]').last()).not.toBeInViewport();
  await expect(channel.locator('[data-state="on"]')).toHaveCount(0);
  await expect(channel).toBeVisible();
  await readOn(page, 'ArrowDown', '[data-card]', 2);
  const link = channel.getByRole('link').first();
  await expect(link).toBeFocused();

  await page.keyboard.press('ArrowDown');
  await expect(link).not.toBeInViewport();
  await expect(link).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(link).toBeInViewport();
  await expect(link).toBeFocused();

  const id = await channel.getAttribute('data-card');
  const others = `[data-card]:not([data-card="${id}"])`;
  expect(await readOn(page, 'ArrowDown', others, 16)).toBeGreaterThan(0);
  await expect(page.locator(`${others} :focus`)).toBeInViewport();
});

test('arrow keys alone navigate the guide in right-to-left with reduced motion, and reach the footer and return', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await toSecondChannel(page, '/ar/schedule', 'ArrowLeft');
  const last = page.locator('main [data-card]').last();
  await last.getByRole('link').first().focus();
  // The height of a channel depends on the time of day, and more channels may load on the way.
  await readOn(page, 'ArrowDown', 'footer', 64);
  await expect(page.locator('footer :focus')).toBeInViewport();
  await readOn(page, 'ArrowUp', 'main [data-card]', 16);
  await expect(page.locator('main [data-card] :focus')).toBeInViewport();
});

test('arrow keys alone navigate the controls of a playing film, and the titles below', async ({ page }) => {
  await page.goto('/video/1010?playlistId=3001');
  await page.getByRole('main').getByRole('button', { name: 'Play', exact: true }).press('Enter');
  const player = page.locator('main footlight-player');
  await playsPast(page, 0.3);
  await expect(player.getByRole('button', { name: 'Settings' })).toBeAttached();

  const stepsTo = async (key: string, name: RegExp) => {
    await expect(async () => {
      await page.keyboard.press(key);
      await expect.poll(async () => (await focus(page)).name, { timeout: 500 }).toMatch(name);
    }).toPass();
    await expect.poll(async () => (await focus(page)).shows).toBe(true);
  };
  await player.getByRole('button', { name: 'Pause' }).press('Enter');
  await expect.poll(async () => (await stateOf(page)).isPlaying).toBe(false);
  const { volume } = await playerState(player);
  await stepsTo('ArrowRight', /^Settings/u);
  await page.keyboard.press('Enter');
  await expect(player.getByRole('menu')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(player.getByRole('menu')).toHaveCount(0);
  await expect(page).toHaveURL(/\/video\/1010/u);

  await stepsTo('ArrowUp', /^Timeline/u);
  const { currentTime } = await stateOf(page);
  await page.keyboard.press('ArrowRight');
  await expect.poll(async () => (await stateOf(page)).currentTime).toBeGreaterThan(currentTime + 1);

  const rest = page.locator('main [data-card] a:focus');
  await expect(async () => {
    await page.keyboard.press('ArrowDown');
    await expect(rest).toHaveCount(1, { timeout: 1000 });
  }).toPass();
  expect((await playerState(player)).volume).toBe(volume);
  await expect(rest).toBeInViewport();
});

/** The back key of a television that does not send Escape. */
const pressBack = (page: Page) =>
  page.evaluate(() => {
    const key = new KeyboardEvent('keydown', {
      key: 'XF86Back',
      bubbles: true,
      composed: true,
      cancelable: true,
    });
    (document.activeElement ?? document.body).dispatchEvent(key);
  });

// NAV-23, NAV-24
test('arrow keys leave fields, and Back closes what is open before it leaves the page', async ({ page }) => {
  await page.goto('/search');
  const field = page.getByRole('main').getByRole('searchbox');
  await expect(field).toBeFocused();
  await field.fill('lantern');
  await expect(page.locator('main [data-card]').first()).toBeVisible();
  await walk(page, 'ArrowDown', 'main [data-card]', 8);

  const language = page.getByRole('banner').getByRole('button', { name: /^EN/u });
  const menu = page.getByRole('link', { name: 'Español' });
  for (const back of [() => page.keyboard.press('Escape'), () => pressBack(page)]) {
    await language.press('Enter');
    await expect(menu).toBeVisible();
    await back();
    await expect(menu).toBeHidden();
    await expect(language).toBeFocused();
    await expect(page).toHaveURL(/\/search/u);
  }

  await page.goto('/video/1001?play=1');
  await playsPast(page, 0.3);
  await page.keyboard.press('f');
  const isFull = () => page.evaluate(() => document.fullscreenElement !== null);
  await expect.poll(isFull).toBe(true);
  await pressBack(page);
  await expect.poll(isFull).toBe(false);
  await expect(page).toHaveURL(/\/video\/1001/u);
  await pressBack(page);
  await expect(page).toHaveURL(/\/search/u);
});
