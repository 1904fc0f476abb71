import type { FootlightPlayer } from '@footlight/player';
import type { Page } from '@playwright/test';
import { holdScripts } from './hold-scripts.js';
import { playerState } from './player-state.js';
import { expect, test } from './product.js';

const coverOf = (page: Page) => page.getByRole('main').locator('button[data-play-cover]');
const playerOf = (page: Page) => page.locator('footlight-player');

const plays = (page: Page) =>
  expect
    .poll(async () => (await playerState(playerOf(page))).currentTime, { timeout: 40_000 })
    .toBeGreaterThan(0.1);

test.use({ viewport: { width: 800, height: 600 } });

// Moving the pointer only: watching.spec.ts; a press before the page’s scripts have loaded: unfinished-page.spec.ts.
test('the cover of a player is a button: the player loads once the viewer is active, and plays when it is pressed', async ({
  page,
}) => {
  const seen: string[] = [];
  page.on('request', (request) => seen.push(new URL(request.url()).pathname));

  await test.step('by keyboard: the focused cover is not replaced', async () => {
    await page.goto('/video/1001');
    await expect(coverOf(page)).toHaveAccessibleName('Play');
    expect(seen.filter((path) => /player-common|\/hls-/u.test(path))).toEqual([]);
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

  await test.step('by mouse: the player then has the keyboard focus', async () => {
    // The pointer's move requests the player, which could replace the cover before the press.
    const release = await holdScripts(page, '**/defined-player-*');
    await page.reload();
    await coverOf(page).click();
    await expect(coverOf(page)).toHaveAttribute('aria-busy', 'true');
    release();
    await plays(page);
    await expect(coverOf(page)).toHaveCount(0);
    await page.keyboard.press('k');
    await expect.poll(async () => (await playerState(playerOf(page))).paused).toBe(true);
  });
});

// PLAY-19
test('after the end of a film its player offers related titles, and the film again', async ({ page }) => {
  await page.goto('/video/1001?play=1');
  await plays(page);
  await playerOf(page).evaluate((element) => {
    const player = element as FootlightPlayer;
    return player.seek({ to: (player.state.duration ?? 0) - 0.3 });
  });
  const card = playerOf(page).getByRole('region', { name: 'More like this' });
  await expect(card.getByRole('link').first()).toBeVisible();
  await card.getByRole('button', { name: 'Watch again' }).click();
  await expect(card).toBeHidden();
  await expect.poll(async () => (await playerState(playerOf(page))).isPlaying).toBe(true);
});
