import type { Page, Route } from '@playwright/test';
import type { PlaybackData } from '@footlight/contract';
import type { FootlightPlayer } from '@footlight/player';
import { expect, test } from './product.js';
import {
  SEGMENT,
  beginAt,
  openAlone,
  playsBetween,
  playsPast,
  seek,
  segmentOf,
  stateOf,
  problemsOf,
  watchProblems,
} from './watched-player.js';

const MANIFEST = '**/api/v5/manifest/video/1001';
const MEDIA = '**/media/s/**';

// A small viewport costs far less and does not affect which data arrives when.
test.use({ viewport: { width: 320, height: 240 } });

/** In seconds: shortly before the fourth segment, which the fault affects. */
const BEFORE_FAULT = 5.6;

const alert = (page: Page) => page.locator('footlight-player').getByRole('alert');

for (const protocol of ['hls', 'dash'] as const)
  test(`what fails to load of a stream over ${protocol} is retried, skipped or reported`, async ({
    page,
    context,
  }) => {
    const goOn = (route: Route): Promise<void> => route.continue();
    let answer = goOn;
    let requests = 0;
    let issuedIn = 0;
    const secondNow = () => Math.floor(Date.now() / 1000);
    await page.route(MEDIA, (route) => answer(route));
    await page.route(MANIFEST, async (route) => {
      requests += 1;
      await route.continue();
      issuedIn = secondNow() + 1;
    });
    await openAlone(page, `protocol="${protocol}"`);

    await test.step('an expired address is renewed unnoticed', async () => {
      const tokens = new Set<string>();
      let expired: string | null = null;
      let refused = 0;
      answer = async (route) => {
        const token = new URL(route.request().url()).pathname.split('/')[3] ?? '';
        tokens.add(token);
        if (segmentOf(route).number >= 3) expired ??= token;
        if (token !== expired) return route.continue();
        refused += 1;
        // URLs issued within the same second are equal, so an immediate request would return the same one.
        if (requests === 1) await expect.poll(secondNow, { intervals: [50] }).toBeGreaterThan(issuedIn);
        return route.fulfill({
          status: 403,
          json: { status: 403, code: 'STREAM_ADDRESS_EXPIRED', messages: ['No.'], requestId: 'r' },
        });
      };
      await watchProblems(page);
      await beginAt(page, BEFORE_FAULT);
      await playsPast(page, 6.4);
      expect(refused).toBeGreaterThan(0);
      expect(requests).toBe(2);
      expect(tokens.size).toBe(2);
      expect(await problemsOf(page)).toEqual([]);
    });

    await test.step('a missing segment is skipped', async () => {
      let missed = 0;
      answer = async (route) => {
        const { isPicture, number } = segmentOf(route);
        if (!isPicture || number !== 3) return route.continue();
        missed += 1;
        return route.fulfill({ status: 404, json: {} });
      };
      await beginAt(page, BEFORE_FAULT);
      await expect.poll(() => missed).toBeGreaterThan(0);
      await playsPast(page, 8.3);
      expect((await stateOf(page)).code).toBeNull();
    });

    await test.step('a broken segment is skipped', async () => {
      let broken = 0;
      answer = async (route) => {
        const { isPicture, number } = segmentOf(route);
        if (!isPicture || number !== 3) return route.continue();
        broken += 1;
        return route.fulfill({ status: 200, contentType: 'video/mp4', body: Buffer.alloc(4096, 7) });
      };
      await beginAt(page, BEFORE_FAULT);
      await expect.poll(() => broken).toBeGreaterThan(0);
      await playsPast(page, 8.3);
      expect((await stateOf(page)).code).toBeNull();
    });

    await test.step('an unreachable server is retried, and the viewer informed', async () => {
      answer = goOn;
      await beginAt(page, 60);
      await playsPast(page, 60.1);
      await watchProblems(page);
      answer = (route) =>
        SEGMENT.test(route.request().url()) ? route.abort('connectionrefused') : route.continue();
      await seek(page, 20);
      await expect.poll(async () => (await stateOf(page)).reconnecting).toBe(true);
      await expect(page.locator('footlight-player').getByText('Reconnecting…').first()).toBeVisible();
      answer = goOn;
      await expect.poll(async () => (await stateOf(page)).reconnecting).toBe(false);
      await playsBetween(page, 20.1, 60);
      expect(await problemsOf(page)).not.toContain('NETWORK');
    });

    await test.step('a seek while offline plays from there once the connection is back', async () => {
      await context.setOffline(true);
      await seek(page, 4);
      await expect.poll(async () => (await stateOf(page)).reconnecting, { timeout: 30_000 }).toBe(true);
      await context.setOffline(false);
      await expect.poll(async () => (await stateOf(page)).reconnecting, { timeout: 30_000 }).toBe(false);
      await playsBetween(page, 4.1, 20);
      expect((await stateOf(page)).code).toBeNull();
    });

    await test.step('retries end if the server keeps refusing', async () => {
      await beginAt(page, 0);
      await playsBetween(page, 0.1, 20);
      let refused = 0;
      answer = (route) => {
        if (!SEGMENT.test(route.request().url())) return route.continue();
        refused += 1;
        return route.fulfill({ status: 404, json: {} });
      };
      await seek(page, 70);
      await expect.poll(async () => (await stateOf(page)).code, { timeout: 60_000 }).not.toBeNull();
      expect(refused).toBeLessThan(60);
      const before = refused;
      await expect(alert(page).getByRole('button')).toBeVisible();
      expect(refused - before).toBeLessThanOrEqual(1);
    });
  });

test('a start while offline plays once the connection is back', async ({ page, context }) => {
  let isFirst = true;
  await page.route(MANIFEST, async (route) => {
    if (!isFirst) return route.continue();
    isFirst = false;
    await context.setOffline(true);
    return route.abort('internetdisconnected');
  });
  await openAlone(page, 'autoplay video="1001"');
  await expect.poll(async () => (await stateOf(page)).reconnecting).toBe(true);
  await context.setOffline(false);
  await playsPast(page, 0.3);
});

test('a start without a response shows an error after half a minute', async ({ page }) => {
  await page.clock.install();
  await page.route('**/media/s/**/*.m3u8', () => undefined);
  const streamRequest = page.waitForRequest(/\.m3u8/u);
  await openAlone(page, 'autoplay video="1001"');
  await page.clock.runFor(3000);
  await streamRequest;
  await page.clock.fastForward(31_000);
  await expect(alert(page)).toContainText(/took too long/iu);
  await expect(alert(page).getByRole('button')).toHaveText('Try again');
});

/** Longer than a busy machine needs to start playing: URLs that expire earlier are not renewed in advance. */
const LIFE_OF_FIRST_MS = 15_000;

// On the site's own page, which provides the player's loader.
test('addresses are renewed before they expire', async ({ page }) => {
  let answered = 0;
  await page.route(MANIFEST, async (route) => {
    const answer = await route.fetch();
    const data = (await answer.json()) as PlaybackData;
    await route.fulfill({
      response: answer,
      json:
        answered === 0 ? { ...data, expiresAt: new Date(Date.now() + LIFE_OF_FIRST_MS).toISOString() } : data,
    });
    answered += 1;
  });
  await page.goto('/video/1001?play=1');
  await playsPast(page, 0.1);
  // URLs are renewed while paused as well, and pausing saves decoding.
  await page.locator('footlight-player').evaluate((element) => (element as FootlightPlayer).pause());
  await expect.poll(() => answered).toBe(2);
});
