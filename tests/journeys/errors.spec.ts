import { OUTSIDE_REGION, REGION_HEADER } from '@footlight/domain';
import type { Page } from '@playwright/test';
import { expect, test } from './product.js';
import { openAlone, playsPast } from './watched-player.js';

const MANIFEST = '**/api/v5/manifest/video/1001';
const OUTSIDE = { [REGION_HEADER]: OUTSIDE_REGION };

/** Mocks the request for playback data with a refusal of the service. */
const refuse = async (
  page: Page,
  status: number,
  code: string,
  headers: Record<string, string> = {},
): Promise<void> => {
  await page.unroute(MANIFEST);
  await page.route(MANIFEST, (route) =>
    route.fulfill({
      status,
      headers,
      json: { status, code, messages: ['No.'], requestId: 'request-1' },
    }),
  );
};

const fault = (page: Page) => page.locator('footlight-player').getByRole('alert');

/* The message and the button of every status and code: packages/player/src/controls/notices/error-labels.test.ts; where
   it leads: site/src/features/playback/watch/use-error-action.dom.test.tsx. */
test.describe('refusals of the service', () => {
  // NAV-15, PLAY-7
  test('show a message and one button, which leads to the right page', async ({ page }) => {
    const player = page.locator('footlight-player');
    const main = page.getByRole('main');
    const back = player.getByRole('button', { name: 'Go back' });
    const follow = () => page.locator('a[href*="/video/1001"]').first().click();

    await test.step('not found: to home if the viewer came from elsewhere', async () => {
      await refuse(page, 404, 'VOD_NOT_FOUND');
      await page.goto('/video/1001');
      await main.getByRole('button', { name: 'Play', exact: true }).click();
      await back.click();
      await expect(page).toHaveURL(/\/home$/u);
    });

    await test.step('outside the region: back to the previous page', async () => {
      await page.getByRole('banner').getByRole('link', { name: 'Films', exact: true }).click();
      await expect(page).toHaveURL(/\/section\/films$/u);
      await refuse(page, 403, 'FORBIDDEN', OUTSIDE);
      await follow();
      await expect(fault(page)).toContainText(/isn’t available in your country/iu);
      await expect(fault(page).getByRole('button')).toHaveText('Go back');
      await back.click();
      await expect(page).toHaveURL(/\/section\/films$/u);
    });

    await test.step('without a plan: to the page that offers the film', async () => {
      await refuse(page, 403, 'ACCESS_DENIED');
      await follow();
      await expect(fault(page)).toContainText(/need a plan that includes/iu);
      await player.getByRole('button', { name: 'How to watch' }).click();
      await expect(page).toHaveURL(/\/interstitial\/1001/u);
    });

    await test.step('on too many screens: a retry plays once the fault has passed', async () => {
      await refuse(page, 409, 'TOO_MANY_SCREENS');
      await page.evaluate(() => history.go(-2));
      await expect(page).toHaveURL(/\/section\/films$/u);
      await follow();
      const again = player.getByRole('button', { name: 'Try again' });
      await expect(again).toBeVisible();
      await expect(main.getByRole('button', { name: 'Go back' })).toBeVisible();
      await page.unroute(MANIFEST);
      await again.click();
      await playsPast(page, 0.3);
    });
  });

  // Each engine evaluates the response in its own way.
  test('of a live stream itself outside the region show the same message over both protocols', async ({
    page,
  }) => {
    await page.route(/\/media\/.*\.(?:m3u8|mpd)/u, (route) =>
      route.fulfill({ status: 403, headers: OUTSIDE, body: 'No.' }),
    );
    for (const protocol of ['hls', 'dash'])
      await test.step(protocol, async () => {
        await openAlone(page, `autoplay live="2001" protocol="${protocol}" error-actions="back"`);
        await expect(fault(page)).toContainText(/isn’t available in your country/iu);
        await expect(fault(page).getByRole('button')).toHaveText('Go back');
      });
  });

  test('in a frame have no retry button if it would not help, and one if it would', async ({ page }) => {
    await page.goto('/embed/vod/1004');
    await expect(fault(page)).toContainText(/isn’t available in your country/iu);
    await expect(fault(page).getByRole('button')).toHaveCount(0);
    await expect(fault(page).getByRole('link')).toHaveCount(0);

    await refuse(page, 500, 'INTERNAL');
    await page.goto('/embed/vod/1001?muted=1');
    const again = fault(page).getByRole('button', { name: 'Try again' });
    await expect(again).toBeVisible();
    await page.unroute(MANIFEST);
    await again.click();
    await playsPast(page, 0.3);
  });
});
