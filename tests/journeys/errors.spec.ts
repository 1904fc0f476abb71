import { OUTSIDE_REGION, REGION_HEADER } from '@footlight/domain';
import type { Page } from '@playwright/test';
import { expect, test } from './product.js';

const MANIFEST = '**/api/v5/manifest/video/1001';

/** Answers the request for playback data as a service would that refuses. */
const refuse = (page: Page, status: number, code: string, headers: Record<string, string> = {}) =>
  page.route(MANIFEST, (route) =>
    route.fulfill({
      status,
      headers,
      json: { status, code, messages: ['No.'], requestId: 'request-1' },
    }),
  );

/** Presses what stands in the player's place until somebody wants it. */
const start = async (page: Page): Promise<void> => {
  await page.goto('/video/1001');
  await page.getByRole('main').getByRole('button', { name: 'Play', exact: true }).click();
};

// The words and the way on of every status and code: packages/player/src/controls/notices/error-words.test.ts.
test.describe('what the service refuses', () => {
  test('from outside the region is said in words, with one way on', async ({ page }) => {
    await refuse(page, 403, 'FORBIDDEN', { [REGION_HEADER]: OUTSIDE_REGION });
    await page.goto('/video/1001?play=1');
    const fault = page.locator('footlight-player').getByRole('alert');
    await expect(fault).toContainText(/isn’t available in your country/iu);
    await expect(fault.getByRole('button')).toHaveText('Go back');
  });

  test('of a live event, from outside the region, is said in words of its own', async ({ page }) => {
    await page.route('**/api/v5/manifest/event/2001', (route) =>
      route.fulfill({
        status: 403,
        headers: { [REGION_HEADER]: OUTSIDE_REGION },
        json: { status: 403, code: 'FORBIDDEN', messages: ['No.'], requestId: 'request-1' },
      }),
    );
    await page.goto('/live/2001');
    const fault = page.locator('footlight-player').getByRole('alert');
    await expect(fault).toContainText(/isn’t available in your country/iu);
    await expect(fault.getByRole('button')).toHaveText('Go back');
  });

  for (const protocol of ['hls', 'dash'])
    test(`of a live stream itself, from outside the region, on ${protocol}, is said in the same words`, async ({
      page,
    }) => {
      await page.route(/\/media\/.*\.(?:m3u8|mpd)/u, (route) =>
        route.fulfill({ status: 403, headers: { [REGION_HEADER]: OUTSIDE_REGION }, body: 'No.' }),
      );
      await page.goto(`/live/2001?protocol=${protocol}`);
      const fault = page.locator('footlight-player').getByRole('alert');
      await expect(fault).toContainText(/isn’t available in your country/iu);
      await expect(fault.getByRole('button')).toHaveText('Go back');
    });

  test('of an event that is not live, and has no video, is said in words', async ({ page }) => {
    const asked: string[] = [];
    for (const [kind, code] of [
      ['event', 'EVENT_NOT_LIVE'],
      ['video', 'VOD_NOT_FOUND'],
    ] as const)
      await page.route(`**/api/v5/manifest/${kind}/2001`, (route) => {
        asked.push(kind);
        return route.fulfill({
          status: 404,
          json: { status: 404, code, messages: ['No.'], requestId: 'request-1' },
        });
      });
    await page.goto('/live/2001');
    const fault = page.locator('footlight-player').getByRole('alert');
    await expect(fault).toContainText(/isn’t live right now/iu);
    await expect(fault.getByRole('button')).toHaveText('Go back');
    expect(asked).toEqual(['event', 'video']);
  });

  for (const [id, fault, words] of [
    ['1004', 'is closed here', /isn’t available in your country/iu],
    ['1006', 'is not to be played online', /can’t watch this online/iu],
    ['999999', 'does not exist', /couldn’t find/iu],
  ] as const)
    test(`in a frame, of what ${fault}, is said without offering a try that would not help`, async ({
      page,
    }) => {
      await page.goto(`/embed/vod/${id}`);
      const alert = page.locator('footlight-player').getByRole('alert');
      await expect(alert).toContainText(words);
      await expect(alert.getByRole('button')).toHaveCount(0);
      await expect(alert.getByRole('link')).toHaveCount(0);
    });

  test('in a frame, for the time being, is tried again, and then plays', async ({ page }) => {
    await refuse(page, 500, 'INTERNAL');
    await page.goto('/embed/vod/1001?muted=1');
    const player = page.locator('footlight-player');
    const again = player.getByRole('alert').getByRole('button', { name: 'Try again' });
    await expect(again).toBeVisible();
    await page.unroute(MANIFEST);
    await again.click();
    await expect
      .poll(() => player.locator('video').evaluate((media: HTMLVideoElement) => media.currentTime))
      .toBeGreaterThan(0.3);
  });

  test('leads to sign-in, and from there back to the film', async ({ page }) => {
    await refuse(page, 401, 'UNAUTHORISED');
    await start(page);
    await expect(page.locator('footlight-player').getByRole('alert')).toContainText(/sign in to watch/iu);
    await page.locator('footlight-player').getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(page).toHaveURL(/\/login\?/u);
    expect(new URL(page.url()).searchParams.get('from')).toBe('/video/1001');
  });

  test('leads to what opens the film', async ({ page }) => {
    await refuse(page, 403, 'ACCESS_DENIED');
    await start(page);
    await expect(page.locator('footlight-player').getByRole('alert')).toContainText(
      /need a plan that includes/iu,
    );
    await page.locator('footlight-player').getByRole('button', { name: 'How to watch' }).click();
    await expect(page).toHaveURL(/\/interstitial\/1001/u);
  });

  // NAV-15, PLAY-7
  test('leads back to where the viewer came from, and home without such a place', async ({ page }) => {
    await refuse(page, 404, 'VOD_NOT_FOUND');
    await start(page);
    const back = page.locator('footlight-player').getByRole('button', { name: 'Go back' });
    await back.click();
    await expect(page).toHaveURL(/\/home$/u);
    await page.goto('/section/films');
    await page.locator('a[href*="/video/1001"]').first().click();
    await back.click();
    await expect(page).toHaveURL(/\/section\/films$/u);
  });

  test('plays at once when the fault has passed', async ({ page }) => {
    await refuse(page, 409, 'TOO_MANY_SCREENS');
    await start(page);
    const again = page.locator('footlight-player').getByRole('button', { name: 'Try again' });
    await expect(again).toBeVisible();
    await page.unroute(MANIFEST);
    await again.click();
    await expect
      .poll(() =>
        page.locator('footlight-player video').evaluate((media: HTMLVideoElement) => media.currentTime),
      )
      .toBeGreaterThan(1);
  });
});
