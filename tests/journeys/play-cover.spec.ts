import type { Page } from '@playwright/test';
import { playerState } from './player-state.js';
import { expect, test } from './product.js';

const coverOf = (page: Page) => page.getByRole('main').locator('button[data-play-cover]');
const playerOf = (page: Page) => page.locator('footlight-player');

const plays = (page: Page) =>
  expect
    .poll(async () => (await playerState(playerOf(page))).currentTime, { timeout: 40_000 })
    .toBeGreaterThan(0.5);

/** Until the page's own scripts have taken the first view over. */
const stand = async (page: Page, path = '/video/1001') => {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
};

test.describe('the cover of a player', () => {
  test('is a button, and what it stands for comes only with somebody', async ({ page }) => {
    const seen: string[] = [];
    page.on('request', (request) => seen.push(new URL(request.url()).pathname));
    await stand(page);
    await expect(coverOf(page)).toHaveAccessibleName('Play');
    expect(seen.filter((path) => /player-common|\/hls-/u.test(path))).toEqual([]);
    await page.mouse.move(20, 20);
    await page.mouse.move(24, 24);
    await expect(playerOf(page).getByRole('button', { name: 'Play', exact: true })).toBeVisible();
    await expect(coverOf(page)).toHaveCount(0);
    expect((await playerState(playerOf(page))).paused).toBe(true);
  });

  test('plays when it is pressed with a mouse, and the keys are the player’s then', async ({ page }) => {
    await stand(page);
    await coverOf(page).click();
    await plays(page);
    await expect(coverOf(page)).toHaveCount(0);
    await page.keyboard.press('k');
    await expect.poll(async () => (await playerState(playerOf(page))).paused).toBe(true);
  });

  test('is not taken from under a finger or the focus', async ({ page }) => {
    await stand(page);
    await coverOf(page).focus();
    const code = page.waitForResponse((answer) => answer.url().includes('/defined-player-'));
    await page.keyboard.press('Shift');
    await code.then((answer) => answer.finished());
    await expect
      .poll(() => page.evaluate(() => customElements.get('footlight-player') !== undefined))
      .toBe(true);
    await expect(coverOf(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await plays(page);
    expect(await page.evaluate(() => document.activeElement?.localName)).toBe('footlight-player');
  });

  test('hears a press that comes before the page’s scripts', async ({ page }) => {
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/assets/main-*.js', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto('/video/1001');
    await coverOf(page).click();
    await expect(coverOf(page)).toHaveAttribute('aria-busy', 'true');
    release();
    await plays(page);
  });

  test('does not stand where the address says that it begins', async ({ page }) => {
    await page.goto('/video/1001?play=1', { waitUntil: 'commit' });
    await plays(page);
    expect(await (await page.request.get('/video/1001?play=1')).text()).not.toContain('data-play-cover');
    expect(await (await page.request.get('/video/1001')).text()).toContain('data-play-cover');
  });
});
