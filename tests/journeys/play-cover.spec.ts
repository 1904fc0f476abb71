import type { Page } from '@playwright/test';
import { holdScripts } from './hold-scripts.js';
import { playerState } from './player-state.js';
import { expect, test } from './product.js';
import { takenOver } from './taken-over.js';

const coverOf = (page: Page) => page.getByRole('main').locator('button[data-play-cover]');
const playerOf = (page: Page) => page.locator('footlight-player');

const plays = (page: Page) =>
  expect
    .poll(async () => (await playerState(playerOf(page))).currentTime, { timeout: 40_000 })
    .toBeGreaterThan(0.5);

/** Until the page's own scripts have taken over what the service drew. */
const stand = async (page: Page, path = '/video/1001') => {
  await page.goto(path);
  await takenOver(page);
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

  test('opens the page that plays where it is pressed before the page’s scripts', async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto('/video/1001?playlistId=3001', { waitUntil: 'load' });
    await coverOf(page).click();
    await expect(page).toHaveURL(/\/video\/1001\?playlistId=3001&play=1$/u);
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
