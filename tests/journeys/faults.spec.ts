import type { Page } from '@playwright/test';
import type { PlaybackData } from '@footlight/contract';
import { expect, test } from './product.js';
import { SEGMENT, playsPast, seek, segmentOf, stateOf, troublesOf, watchTroubles } from './watched-player.js';

const MANIFEST = '**/api/v5/manifest/video/1001';

for (const protocol of ['hls', 'dash'] as const) {
  test.describe(`on ${protocol}`, () => {
    const open = (page: Page) => page.goto(`/video/1001?play=1&protocol=${protocol}`);

    test('an address that runs out is renewed unnoticed', async ({ page }) => {
      const tokens = new Set<string>();
      let expired: string | null = null;
      let refused = 0;
      let asked = 0;
      let issuedIn = 0;
      const secondNow = () => Math.floor(Date.now() / 1000);
      await page.route(MANIFEST, async (route) => {
        asked += 1;
        await route.continue();
        issuedIn = secondNow() + 1;
      });
      await page.route('**/media/s/**', async (route) => {
        const token = new URL(route.request().url()).pathname.split('/')[3] ?? '';
        tokens.add(token);
        if (segmentOf(route).number >= 3) expired ??= token;
        if (token !== expired) return route.continue();
        refused += 1;
        // Addresses of the same second are the same: what is asked for at once would be no other.
        if (asked === 1) await expect.poll(secondNow, { intervals: [50] }).toBeGreaterThan(issuedIn);
        return route.fulfill({
          status: 403,
          json: { status: 403, code: 'STREAM_ADDRESS_EXPIRED', messages: ['No.'], requestId: 'r' },
        });
      });
      await open(page);
      await playsPast(page, 0.5);
      await watchTroubles(page);
      await playsPast(page, 6);
      expect(refused).toBeGreaterThan(0);
      expect(asked).toBe(2);
      expect(tokens.size).toBe(2);
      expect(await troublesOf(page)).toEqual([]);
    });

    test('a segment that is missing is passed over', async ({ page }) => {
      let missed = 0;
      await page.route(SEGMENT, async (route) => {
        const { isPicture, number } = segmentOf(route);
        if (!isPicture || number !== 3) return route.continue();
        missed += 1;
        return route.fulfill({ status: 404, json: {} });
      });
      await open(page);
      await playsPast(page, 12);
      expect(missed).toBeGreaterThan(0);
      expect((await stateOf(page)).code).toBeNull();
    });

    test('a broken segment is passed over', async ({ page }) => {
      await page.route(SEGMENT, async (route) => {
        const { isPicture, number } = segmentOf(route);
        if (!isPicture || number !== 3) return route.continue();
        return route.fulfill({ status: 200, contentType: 'video/mp4', body: Buffer.alloc(4096, 7) });
      });
      await open(page);
      await playsPast(page, 12);
      expect((await stateOf(page)).code).toBeNull();
    });

    test('a server that stumbles is asked again, and the viewer told', async ({ page }) => {
      let isDown = false;
      await page.route(SEGMENT, (route) => (isDown ? route.abort('connectionrefused') : route.continue()));
      await open(page);
      await playsPast(page, 0.5);
      await watchTroubles(page);
      isDown = true;
      await seek(page, 70);
      await expect.poll(async () => (await stateOf(page)).reconnecting).toBe(true);
      await expect(page.locator('footlight-player').getByText('Reconnecting…').first()).toBeVisible();
      isDown = false;
      await playsPast(page, 71);
      await expect.poll(async () => (await stateOf(page)).reconnecting).toBe(false);
      expect(await troublesOf(page)).not.toContain('NETWORK');
    });

    test('a server that stays away is not asked for ever', async ({ page }) => {
      let isDown = false;
      let asked = 0;
      await page.route(SEGMENT, (route) => {
        if (!isDown) return route.continue();
        asked += 1;
        return route.fulfill({ status: 404, json: {} });
      });
      await open(page);
      await playsPast(page, 0.5);
      isDown = true;
      await seek(page, 70);
      await expect.poll(async () => (await stateOf(page)).code, { timeout: 60_000 }).not.toBeNull();
      expect(asked).toBeLessThan(60);
      const before = asked;
      await expect(page.locator('footlight-player').getByRole('alert').getByRole('button')).toBeVisible();
      expect(asked - before).toBeLessThanOrEqual(1);
    });

    test('offline while seeking, it goes on there when the connection is back', async ({ page, context }) => {
      await open(page);
      await playsPast(page, 0.5);
      await context.setOffline(true);
      await seek(page, 60);
      await expect.poll(async () => (await stateOf(page)).reconnecting, { timeout: 30_000 }).toBe(true);
      await context.setOffline(false);
      await playsPast(page, 61);
      expect((await stateOf(page)).code).toBeNull();
    });
  });
}

test('offline at the start, it starts when the connection is back', async ({ page, context }) => {
  let isFirst = true;
  await page.route(MANIFEST, async (route) => {
    if (!isFirst) return route.continue();
    isFirst = false;
    await context.setOffline(true);
    return route.abort('internetdisconnected');
  });
  await page.goto('/video/1001?play=1');
  await expect.poll(async () => (await stateOf(page)).reconnecting).toBe(true);
  await context.setOffline(false);
  await playsPast(page, 1);
});

test('a start that no answer comes to ends in words after half a minute', async ({ page }) => {
  await page.clock.install();
  await page.route('**/media/s/**/*.m3u8', () => undefined);
  const asked = page.waitForRequest(/\.m3u8/u);
  await page.goto('/video/1001?play=1');
  await page.clock.runFor(3000);
  await asked;
  await page.clock.fastForward(31_000);
  const fault = page.locator('footlight-player').getByRole('alert');
  await expect(fault).toContainText(/took too long/iu);
  await expect(fault.getByRole('button')).toHaveText('Try again');
});

/** Longer than a busy machine takes to start playing: what runs out before that is not renewed ahead. */
const LIFE_OF_FIRST_MS = 15_000;

test('addresses are renewed before they run out', async ({ page }) => {
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
  await playsPast(page, 0.5);
  await expect.poll(() => answered).toBe(2);
});
