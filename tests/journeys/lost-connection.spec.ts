import type { Page } from '@playwright/test';
import { expect, test } from './product.js';

const banner = (page: Page) => page.getByRole('status').filter({ hasText: /offline|back online/u });

// PAGE-65, PAGE-66
test('a page opened while offline shows a message, and loads by itself once the connection is back', async ({
  page,
  context,
}) => {
  await page.goto('/section/series');
  const link = page.getByRole('main').locator('a[href="/series/5003/tidewood"]').first();
  await expect(link).toBeVisible();
  await context.setOffline(true);
  await expect(banner(page)).toContainText('You’re offline');
  await link.press('Enter');
  const main = page.getByRole('main');
  await expect(page).toHaveURL(/\/series\/5003/u);
  await expect(main.getByRole('alert')).toContainText('You’re offline');

  await context.setOffline(false);
  await expect(banner(page)).toContainText('back online');
  const heading = main.getByRole('heading', { level: 1, name: 'Tidewood' });
  await expect(heading).toBeVisible();
  await expect(main.getByRole('alert')).toHaveCount(0);
  await expect(banner(page)).toHaveCount(0);
  // Style sheets that failed to load with the code are requested again as well.
  const sheets = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].filter(
      ({ sheet }) => sheet === null,
    ),
  );
  expect(sheets).toEqual([]);

  // The page’s code has loaded by now, but its content has not.
  await page.goBack();
  await context.setOffline(true);
  await main.locator('a[href="/series/5001/north-of-quiet"]').first().press('Enter');
  await expect(main.getByRole('alert')).toContainText(/cannot reach|couldn’t load/u);
  await context.setOffline(false);
  await expect(main.getByRole('heading', { level: 1, name: 'North of Quiet' })).toBeVisible();
});
