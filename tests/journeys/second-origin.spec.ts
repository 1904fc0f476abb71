import type { FootlightPlayer } from '@footlight/player';
import type { Page } from '@playwright/test';
import { WITH_SIMULATORS, expect, test } from './product.js';

test.use({ startOptions: WITH_SIMULATORS, viewport: { width: 800, height: 600 } });

const currentTime = (page: Page) =>
  page
    .locator('footlight-player')
    .first()
    .evaluate((element) => (element as FootlightPlayer).state.currentTime);

const plays = async (page: Page): Promise<void> => {
  const player = page.locator('footlight-player').first();
  await expect
    .poll(() => player.evaluate((element) => (element as FootlightPlayer).state.status))
    .toBe('ready');
  await player.evaluate(async (element) => {
    (element as FootlightPlayer).muted = true;
    await (element as FootlightPlayer).play();
  });
  const before = await currentTime(page);
  await expect.poll(() => currentTime(page)).toBeGreaterThan(before + 0.3);
};

// LIVE-5
test('a second origin serves a video as DASH with a token in the path, and an event as HLS with one in the query', async ({
  page,
  product,
}) => {
  const refused: string[] = [];
  const requestedUrls: string[] = [];
  page.on('console', (message) => {
    if (/Content Security Policy/u.test(message.text())) refused.push(message.text());
  });
  page.on('request', (request) => requestedUrls.push(request.url()));
  const origin = `http://localhost:${product.port + 44}`;
  const servedAs = (name: string) =>
    requestedUrls.filter((url) => url.startsWith(origin) && url.includes(name));

  await page.goto('/video/1032');
  await page.getByRole('button', { name: 'Play', exact: true }).first().click();
  await plays(page);
  expect(servedAs('manifest.mpd')).not.toEqual([]);

  await page.goto('/live/2009');
  await plays(page);
  expect(servedAs('master.m3u8')).not.toEqual([]);
  expect(refused).toEqual([]);
});
