import type { Page } from '@playwright/test';
import { playerState } from './player-state.js';
import { expect, test } from './product.js';

const SCRIPTS = '**/assets/main-*.js';
const withoutScripts = (page: Page) => page.route(SCRIPTS, (route) => route.abort());

test.describe('a page whose scripts do not come', () => {
  // PAGE-34
  test('says so, and its cover asks for the page that plays', async ({ page }) => {
    await withoutScripts(page);
    await page.goto('/video/1001', { waitUntil: 'load' });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('The Lantern Coast');
    await expect(page.getByRole('alert')).toContainText('This page didn’t finish loading.');
    await page.unroute(SCRIPTS);
    await page.getByRole('main').locator('button[data-play-cover]').click();
    await expect
      .poll(async () => (await playerState(page.locator('footlight-player'))).currentTime, {
        timeout: 40_000,
      })
      .toBeGreaterThan(0.5);
    await expect(page.getByRole('alert')).toHaveCount(0);
  });

  // PAGE-34
  test('can be read all the same, and comes whole with another try', async ({ page }) => {
    await withoutScripts(page);
    await page.goto('/ar/schedule?date=2030-01-01', { waitUntil: 'load' });
    const notice = page.getByRole('alert');
    await expect(notice).toContainText('لم يكتمل تحميل هذه الصفحة');
    await expect(page.getByRole('main').locator('[data-card]').first()).toBeVisible();
    await page.unroute(SCRIPTS);
    await notice.getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(new URL(page.url()).search).toBe('?date=2030-01-01');
  });
});
