import type { FootlightPlayer } from '@footlight/player';
import { MOVING_PER_S, watchFor } from './painted-frames.js';
import { playerState } from './player-state.js';
import { expect, test } from './product.js';
import { SEGMENT } from './watched-player.js';

/** Segment duration of every film of the demo. */
const SEGMENT_SECONDS = 1.92;
/** Number of segments of the film that the channel repeats. */
const FILM_SEGMENTS = 24;

test.describe('watching', () => {
  test('from home, by a granted card, to a film that plays', async ({ page }) => {
    await page.goto('/');
    const rows = page.getByRole('region').filter({ has: page.getByRole('link') });
    await expect.poll(() => rows.count()).toBeGreaterThanOrEqual(3);

    await page.locator('a[href*="/video/1001"]').first().click();
    await expect(page).toHaveURL(/\/video\/1001/u);
    // The video behind the hero is a film as well, and is removed with its page.
    await expect(page.getByRole('region', { name: 'Featured' })).toHaveCount(0);

    const video = page.locator('footlight-player video');
    const watched = await watchFor(video, 2);
    expect(watched.currentTime).toBeGreaterThan(2);
    expect(watched.frames).toBeGreaterThan(2 * MOVING_PER_S);
  });

  test('a live channel at its edge, and across the point where its film repeats', async ({ page }) => {
    // A small viewport saves decoding.
    await page.setViewportSize({ width: 320, height: 320 });
    let newest = 0;
    page.on('requestfinished', (request) => {
      const { track = '', number } = SEGMENT.exec(request.url())?.groups ?? {};
      if (track.startsWith('v')) newest = Math.max(newest, Number(number));
    });
    await page.goto('/live/2001');
    const player = page.locator('footlight-player');
    const video = player.locator('video');
    const atEdge = await watchFor(video, 8);
    expect(atEdge.stalledMs).toBeLessThan(3000);
    expect(atEdge.frames).toBeGreaterThan(8 * MOVING_PER_S);
    const { live } = await playerState(player);
    expect(live?.behindBy).toBeLessThan(5);
    await expect(player.getByRole('button', { name: /live/iu })).toBeVisible();

    const arrived = await video.evaluate(({ buffered }: HTMLVideoElement) =>
      buffered.end(buffered.length - 1),
    );
    // Accurate to one segment: one may have arrived and not be playable yet.
    const border = arrived - ((newest + 1) % FILM_SEGMENTS) * SEGMENT_SECONDS;
    await player.evaluate(
      (element, to) => (element as FootlightPlayer).seek({ to }),
      border - 2 * SEGMENT_SECONDS,
    );
    const across = await watchFor(video, 4 * SEGMENT_SECONDS);
    expect(across.currentTime).toBeGreaterThan(border + SEGMENT_SECONDS);
    // A busy machine may deliver one segment late; a timeline that breaks where the film restarts would stay broken.
    expect(across.stalledMs).toBeLessThan(3000);
    expect(across.frames).toBeGreaterThan(4 * SEGMENT_SECONDS * MOVING_PER_S);
  });

  // PAGE-9
  test('a video in the query replaces the one of the path, is shared with its list, and the next uses the same player', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 640, height: 480 });
    await page.goto('/video/1001?vodId=1010&playlistId=3001&play=1&t=2');
    await expect(page).toHaveURL(/\/video\/1010\b[^?]*\?playlistId=3001&play=1&t=2$/u);
    await expect(
      page.getByRole('heading', { level: 1, name: 'The Lantern Coast: first light' }),
    ).toBeVisible();
    const player = page.locator('footlight-player');
    await watchFor(player.locator('video'), 0.3);

    const [share, embed] = await player.evaluate((element) => {
      const { shareAddress, embedAddress } = element as FootlightPlayer;
      return [shareAddress, embedAddress];
    });
    expect(share).toBe(
      new URL(
        '/video/1010/the-lantern-coast-first-light?playlistId=3001&showInterstitial=true&utm_source=share',
        page.url(),
      ).href,
    );
    expect(embed).toBe(new URL('/embed/vod/1010?playlistId=3001', page.url()).href);

    // Full screen belongs to the player, and is kept as long as the same player is used.
    const next = await player.evaluate(async (element) => {
      const { listNext } = (element as FootlightPlayer).state;
      element.dataset['first'] = 'yes';
      await (element as FootlightPlayer).next();
      return listNext;
    });
    await expect(page).toHaveURL(new RegExp(`/video/${next?.id}\\?playlistId=3001`, 'u'));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(next?.title ?? '');
    await watchFor(page.locator('footlight-player[data-first="yes"] video'), 0.3);
  });
});
