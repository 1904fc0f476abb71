import type { FootlightPlayer } from '@footlight/player';
import type { Page } from '@playwright/test';
import { expect, test } from './product.js';

test.use({ startOptions: { simulators: true }, viewport: { width: 800, height: 600 } });

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
  await expect.poll(() => currentTime(page)).toBeGreaterThan(before + 2);
};

// LIVE-5
for (const [what, path, name] of [
  ['a video, as DASH under a token in its path', '/video/1032', 'manifest.mpd'],
  ['an event, as HLS under a token in its query', '/live/2009', 'master.m3u8'],
] as const) {
  test(`a second origin serves ${what}`, async ({ page, product }) => {
    const refused: string[] = [];
    const asked: string[] = [];
    page.on('console', (message) => {
      if (/Content Security Policy/u.test(message.text())) refused.push(message.text());
    });
    page.on('request', (request) => asked.push(request.url()));
    await page.goto(path);
    if (path.startsWith('/video/'))
      await page.getByRole('button', { name: 'Play', exact: true }).first().click();
    await plays(page);
    const origin = `http://localhost:${product.port + 44}`;
    expect(asked.filter((url) => url.startsWith(origin) && url.includes(name))).not.toEqual([]);
    expect(refused).toEqual([]);
  });
}
