import type { Page } from '@playwright/test';
import type { FootlightPlayer } from '@footlight/player';
import { playerState } from './player-state.js';
import { expect, test } from './product.js';
import { openAlone } from './watched-player.js';

const player = (page: Page) => page.locator('footlight-player');

const placeOf = async (page: Page) => {
  const { live, currentTime, paused } = await playerState(player(page));
  return { behindBy: live?.behindBy ?? Number.NaN, currentTime, paused };
};

const behindBy = async (page: Page): Promise<number> => (await placeOf(page)).behindBy;

test.use({ viewport: { width: 320, height: 240 } });

// PLAY-1
test('an ended event plays its recording immediately; without DVR a live one plays at its edge, whatever is pressed', async ({
  page,
}) => {
  const postedPaths: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') postedPaths.push(new URL(request.url()).pathname);
  });
  await openAlone(page, 'autoplay live="2004"');
  await expect.poll(() => playerState(player(page))).toMatchObject({ status: 'ready', type: 'vod' });
  const { currentTime } = await placeOf(page);
  await expect.poll(async () => (await placeOf(page)).currentTime).toBeGreaterThan(currentTime + 0.2);
  expect(postedPaths.filter((path) => path.includes('/manifest/'))).toEqual([
    '/api/v5/manifest/event/2004',
    '/api/v5/manifest/video/2004',
  ]);

  await player(page).evaluate((element) => {
    element.setAttribute('dvr-window', '0');
    element.setAttribute('live', '2001');
  });
  await expect.poll(() => playerState(player(page))).toMatchObject({ status: 'ready', type: 'live' });
  await expect.poll(async () => (await placeOf(page)).currentTime).toBeGreaterThan(0);
  await expect.poll(() => behindBy(page)).toBeLessThan(8);

  const before = await placeOf(page);
  // In the page's own context, where the element overrides `focus`.
  await player(page).evaluate((element) => (element as FootlightPlayer).focus());
  for (const key of ['ArrowLeft', 'ArrowRight', 'j', 'Home', '3']) await page.keyboard.press(key);
  await expect.poll(async () => (await placeOf(page)).currentTime).toBeGreaterThan(before.currentTime + 0.2);
  expect(await behindBy(page)).toBeLessThan(8);

  await page.keyboard.press('k');
  await expect.poll(async () => (await placeOf(page)).paused).toBe(true);
  await expect.poll(() => behindBy(page), { timeout: 40_000 }).toBeGreaterThan(14);
  await page.keyboard.press('k');
  await expect.poll(() => behindBy(page)).toBeLessThan(10);
  await expect.poll(async () => (await placeOf(page)).paused).toBe(false);
});

test('the address of a live event with the id of a video shows that video', async ({ page }) => {
  await page.goto('/live/1001');
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText('The Lantern Coast');
  await expect(page).toHaveTitle(/^The Lantern Coast/u);
  await page.getByRole('main').getByRole('button', { name: 'Play', exact: true }).press('Enter');
  await expect.poll(() => playerState(player(page))).toMatchObject({ id: '1001', type: 'vod' });
});
