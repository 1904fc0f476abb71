import type { Page } from '@playwright/test';
import { expect, test } from './product.js';

/** Opens the trailer of a page over it, sees it move, and closes it with Escape. */
const seeTrailer = async (page: Page): Promise<void> => {
  const button = page.getByRole('main').getByRole('link', { name: 'Trailer' });
  await button.press('Enter');
  const dialog = page.getByRole('dialog', { name: /^Trailer/u });
  await expect
    .poll(() => dialog.locator('video').evaluate((media: HTMLVideoElement) => media.currentTime))
    .toBeGreaterThan(0.3);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(button).toBeFocused();
};

test('a trailer opens over a page that has no player of its own: of a film, and of a series', async ({
  page,
}) => {
  await page.goto('/interstitial/1001');
  await seeTrailer(page);
  await expect(page).toHaveURL(/\/interstitial\/1001$/u);

  await page.goto('/series/5001');
  await seeTrailer(page);
  await expect(page).toHaveURL(/\/series\/5001/u);
  await page.goto('/series/5005');
  await expect(page.getByRole('main').getByRole('button', { name: 'Share' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Trailer' })).toHaveCount(0);
});

// NAV-8
test('a trailer in a tab of its own leads back to what it advertises', async ({ page }) => {
  await page.goto('/series/5001');
  const own = await page.getByRole('main').getByRole('link', { name: 'Trailer' }).getAttribute('href');
  expect(own).toMatch(/^\/video\/1031\/.*\?trailerFrom=SERIES%3A5001$/u);
  await page.goto(own ?? '');
  await page.getByRole('main').getByRole('link', { name: 'Go back' }).press('Enter');
  await expect(page).toHaveURL(/\/series\/5001$/u);
});
