import type { FootlightPlayer } from '@footlight/player';
import { expect, test } from './product.js';

// PLAY-18
test('a frame shows artwork and a play button before its script has loaded, and then the player', async ({
  page,
}) => {
  let comes = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    comes = resolve;
  });
  await page.route('**/assets/embed-*.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/embed/vod/1001?muted=1', { waitUntil: 'commit' });
  const start = page.getByRole('button', { name: 'Play', exact: true });
  await expect(start).toBeVisible();
  const artwork = page.locator('.cover-picture');
  await expect.poll(() => artwork.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
  await expect(page.locator('footlight-player')).toHaveCount(0);
  const before = await start.boundingBox();

  comes();
  await expect(page.locator('#cover')).toHaveCount(0);
  const own = page.locator('footlight-player').locator('.start');
  await expect(own).toBeVisible();
  const after = await own.boundingBox();
  for (const side of ['x', 'y', 'width', 'height'] as const)
    expect(Math.abs((after?.[side] ?? 0) - (before?.[side] ?? 0))).toBeLessThan(1);
  await own.click();
  await expect
    .poll(() => page.locator('footlight-player').evaluate((player: FootlightPlayer) => player.paused))
    .toBe(false);
});
