import type { FootlightPlayer } from '@footlight/player';
import type { Page } from '@playwright/test';
import { playerState } from './player-state.js';
import { expect, test } from './product.js';
import { openAlone } from './watched-player.js';

const player = (page: Page) => page.locator('footlight-player');
const EVENT = 'live="2008"';
const WITHIN = { timeout: 60_000 };

test.use({ viewport: { width: 320, height: 240 } });

const liveOf = async (page: Page) => {
  const { live } = await playerState(player(page));
  return { latency: live?.latency ?? Number.NaN, target: live?.targetLatency ?? Number.NaN };
};

/** Seconds behind the target; negative before it. */
const beyondTarget = async (page: Page): Promise<number> => {
  const { latency, target } = await liveOf(page);
  return latency - target;
};

/** The speeds at which the video has played, and the seeks, since `watchSpeed`. */
const watchSpeed = (page: Page) =>
  player(page)
    .locator('video')
    .evaluate((media: HTMLVideoElement) => {
      const seen = { rates: [] as number[], seeks: 0 };
      Reflect.set(globalThis, 'speeds', seen);
      media.addEventListener('ratechange', () => seen.rates.push(media.playbackRate));
      media.addEventListener('seeking', () => (seen.seeks += 1));
    });
const speedsOf = (page: Page) =>
  page.evaluate(() => Reflect.get(globalThis, 'speeds') as { rates: number[]; seeks: number });
const rateOf = (page: Page) =>
  player(page)
    .locator('video')
    .evaluate((media: HTMLVideoElement) => media.playbackRate);

const plays = async (page: Page): Promise<void> => {
  await expect.poll(async () => (await playerState(player(page))).isPlaying, WITHIN).toBe(true);
  await expect.poll(async () => (await liveOf(page)).target, WITHIN).toBeGreaterThan(0);
};

for (const [protocol, own] of [
  ['hls', 1.92],
  ['dash', 2.56],
] as const) {
  // LIVE-16, PLAY-80
  test(`a channel with low latency plays over ${protocol} at the distance that it names`, async ({
    page,
  }) => {
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await openAlone(page, `autoplay ${EVENT} protocol="${protocol}"`);
    await plays(page);
    expect((await liveOf(page)).target).toBeGreaterThanOrEqual(own);
    await expect.poll(async () => Math.abs(await beyondTarget(page)), WITHIN).toBeLessThan(0.6);
    const stats = await player(page).evaluate((element) => (element as FootlightPlayer).getStats());
    expect(stats.targetLatency).toBeGreaterThanOrEqual(own);
    expect(stats.latency).toBeGreaterThan(0);
    if (protocol === 'dash') return;
    const has = (pattern: RegExp) => requests.some((url) => pattern.test(url));
    expect(has(/\/v\d+\/\d+\.\d\.m4s$/u)).toBe(true);
    expect(has(/v\d+\.m3u8\?.*_HLS_msn=\d+&_HLS_part=\d/u)).toBe(true);
  });

  // PLAY-80
  test(`the page changes the distance over ${protocol}, and playback catches up by its speed`, async ({
    page,
  }) => {
    await openAlone(page, `autoplay ${EVENT} protocol="${protocol}" latency="6"`);
    await plays(page);
    expect((await liveOf(page)).target).toBeGreaterThanOrEqual(6);
    await expect.poll(async () => (await liveOf(page)).latency, WITHIN).toBeGreaterThan(4);
    await watchSpeed(page);
    await player(page).evaluate((element) => element.setAttribute('latency', '4'));
    await expect.poll(() => rateOf(page), WITHIN).toBeGreaterThan(1);
    expect((await playerState(player(page))).playbackRate).toBe(1);
    await expect.poll(() => beyondTarget(page), WITHIN).toBeLessThan(0.3);
    await expect.poll(() => rateOf(page), WITHIN).toBe(1);
    const { rates, seeks } = await speedsOf(page);
    expect(Math.max(...rates)).toBeLessThanOrEqual(1.1);
    expect(seeks).toBe(0);
  });

  // PLAY-81
  test(`a stall over ${protocol} makes the distance larger`, async ({ page }) => {
    await openAlone(page, `autoplay ${EVENT} protocol="${protocol}" latency="3"`);
    await plays(page);
    const before = (await liveOf(page)).target;
    let isHeld = true;
    const released: (() => void)[] = [];
    await page.route(/\.m4s$/u, async (route) => {
      if (isHeld) await new Promise<void>((resolve) => released.push(resolve));
      await route.continue().catch(() => undefined);
    });
    await expect.poll(async () => (await liveOf(page)).target, WITHIN).toBeGreaterThanOrEqual(before + 0.7);
    isHeld = false;
    for (const release of released) release();
    await expect.poll(async () => (await playerState(player(page))).isPlaying, WITHIN).toBe(true);
  });
}

// PLAY-80
test('a viewer who has gone back is left there, until they return', async ({ page }) => {
  await openAlone(page, `autoplay ${EVENT} protocol="hls"`);
  await plays(page);
  await player(page).evaluate((element) => {
    const { live } = (element as FootlightPlayer).state;
    return (element as FootlightPlayer).seek({ to: (live?.edge ?? 0) - 60 });
  });
  await expect.poll(async () => (await playerState(player(page))).isPlaying, WITHIN).toBe(true);
  await expect.poll(() => beyondTarget(page), WITHIN).toBeGreaterThan(40);
  const from = (await playerState(player(page))).currentTime;
  await watchSpeed(page);
  await expect
    .poll(async () => (await playerState(player(page))).currentTime, WITHIN)
    .toBeGreaterThan(from + 3);
  expect((await speedsOf(page)).rates.filter((rate) => rate > 1)).toEqual([]);
  await player(page).evaluate((element) => (element as FootlightPlayer).seek({ live: true }));
  await expect.poll(() => beyondTarget(page), WITHIN).toBeLessThan(1);
});
