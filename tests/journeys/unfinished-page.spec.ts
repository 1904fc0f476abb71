import type { Page } from '@playwright/test';
import { playerState } from './player-state.js';
import { expect, test } from './product.js';

const SCRIPTS = '**/assets/main-*.js';
const withoutScripts = (page: Page) => page.route(SCRIPTS, (route) => route.abort());

test.describe('a page whose scripts do not come', () => {
  test('says so, and its cover asks for the page that plays', async ({ page }) => {
    let refuse = (): void => undefined;
    const refused = new Promise<void>((resolve) => (refuse = resolve));
    await page.route(SCRIPTS, async (route) => {
      await refused;
      await route.abort();
    });
    await page.goto('/video/1001');
    const cover = page.getByRole('main').locator('button[data-play-cover]');
    await cover.click();
    await expect(cover).toHaveAttribute('aria-busy', 'true');
    refuse();
    await expect(page.getByRole('alert')).toContainText('This page has not come completely.');
    await expect(cover).toHaveAttribute('aria-busy', 'false');
    await page.unroute(SCRIPTS);
    await cover.click();
    await expect
      .poll(async () => (await playerState(page.locator('footlight-player'))).currentTime, {
        timeout: 40_000,
      })
      .toBeGreaterThan(0.5);
    await expect(page.getByRole('alert')).toHaveCount(0);
  });

  // PAGE-34
  test('is not blank where it shows nothing without them, and comes with another try', async ({ page }) => {
    await withoutScripts(page);
    await page.goto('/ar/schedule?date=2030-01-01');
    const notice = page.getByRole('alert');
    await expect(notice).toContainText('لم تصل هذه الصفحة كاملة');
    const window = page.viewportSize();
    await expect
      .poll(() => notice.boundingBox())
      .toEqual({ x: 0, y: 0, width: window?.width, height: window?.height });
    await page.unroute(SCRIPTS);
    await notice.getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(new URL(page.url()).search).toBe('?date=2030-01-01');
  });
});

test.describe('a browser that runs no scripts', () => {
  test.use({ javaScriptEnabled: false });

  // PAGE-34
  test('is told what the site needs', async ({ page }) => {
    for (const path of ['/', '/schedule']) {
      await page.goto(path);
      await expect(page.getByRole('alert')).toContainText('Allow JavaScript in your browser');
    }
  });
});
