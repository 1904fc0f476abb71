import { expect, test } from './product.js';

test.use({ javaScriptEnabled: false });

// PAGE-34: the content of each page is tested without a browser in tests/pages/rendered-pages.test.ts.
test('a viewer without scripts sees pictures and times, follows a card, and searches', async ({ page }) => {
  await page.goto('/schedule');
  await expect(page.locator('[data-card] time').first()).toBeVisible();
  await expect(page.locator('time').filter({ visible: false })).toHaveCount(0);
  await expect(page.getByRole('contentinfo').getByRole('link').first()).toBeVisible();

  await page.goto('/home');
  await expect(page.locator('time').filter({ visible: false })).toHaveCount(0);
  for (const picture of (await page.getByRole('main').locator('[data-card] img').all()).slice(0, 3))
    await expect(picture).toHaveCSS('opacity', '1');
  const card = page.locator('[data-row] [data-card] a').first();
  await expect(card).toBeVisible();
  const href = (await card.getAttribute('href')) ?? '';
  await page.goto(href);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'Search' }).click();
  await page.getByRole('searchbox').fill('night');
  await page.getByRole('searchbox').press('Enter');
  await expect(page).toHaveURL(/\/search\?query=night$/u);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Results for “night”');
  await expect(page.locator('[data-card] a').first()).toBeVisible();
});
