import type { Page } from '@playwright/test';
import { playerState } from './player-state.js';
import { expect, test } from './product.js';

const SCRIPTS = '**/assets/main-*.js';
const withoutScripts = (page: Page) => page.route(SCRIPTS, (route) => route.abort());

// PAGE-34
test('a page whose scripts fail to load shows a message, is readable, and works after a retry', async ({
  page,
}) => {
  // A smaller viewport: the picture is not tested.
  await page.setViewportSize({ width: 800, height: 600 });
  const notice = page.getByRole('alert');
  const main = page.getByRole('main');

  await test.step('in the viewer’s language, with a retry at the same address', async () => {
    await withoutScripts(page);
    await page.goto('/ar/schedule?date=2030-01-01', { waitUntil: 'load' });
    await expect(notice).toContainText('لم يكتمل تحميل هذه الصفحة');
    await expect(main.locator('[data-card]').first()).toBeVisible();
    await page.unroute(SCRIPTS);
    await notice.getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(new URL(page.url()).search).toBe('?date=2030-01-01');
  });

  await test.step('and its cover loads the page that plays', async () => {
    await withoutScripts(page);
    await page.goto('/video/1001?playlistId=3001', { waitUntil: 'load' });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('The Lantern Coast');
    await expect(notice).toContainText('This page didn’t finish loading.');
    await page.unroute(SCRIPTS);
    await main.locator('button[data-play-cover]').click();
    await expect(page).toHaveURL(/\/video\/1001\?playlistId=3001&play=1$/u);
    await expect
      .poll(async () => (await playerState(page.locator('footlight-player'))).currentTime, {
        timeout: 40_000,
      })
      .toBeGreaterThan(0);
    await expect(notice).toHaveCount(0);
  });
});
