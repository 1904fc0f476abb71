import type { Locator } from '@playwright/test';
import { expect, test } from './product.js';
import { signedIn } from './signed-in.js';

const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1440, height: 900 };

const keep = (place: Locator) => place.getByRole('button', { name: 'Add to my list' });
const kept = (place: Locator) => place.getByRole('button', { name: 'On my list' });

test('a title is kept from every list that it stands in, and no guest is offered that', async ({ page }) => {
  await page.setViewportSize(DESKTOP);
  const line = page.locator('li', { has: page.locator('[data-card="VOD:1013"]') });
  await page.goto('/playlist/3001');
  await expect(line).toBeVisible();
  await expect(keep(page.getByRole('main'))).toHaveCount(0);

  await signedIn(page, { email: 'viewer@footlight.example' });
  await page.goto('/playlist/3001');
  await keep(line).click();
  await expect(kept(line)).toHaveAttribute('aria-pressed', 'true');
  await line.getByRole('button', { name: /^Add / }).last().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  // What comes next in a list, and the news and numbers that lead to a title.
  await page.goto('/video/1010?playlistId=3001');
  const next = page.getByRole('main').getByRole('region', { name: 'Up next' });
  await expect(next.locator('[data-card]').first()).toBeVisible();
  await expect(keep(next).or(kept(next)).first()).toBeAttached();

  await page.goto('/playlist/3001');
  await kept(line).click();
  await expect(keep(line)).toHaveAttribute('aria-pressed', 'false');
});

test('on a phone the episodes of a season are kept, stand in the window, and are come back to', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await signedIn(page, { email: 'viewer@footlight.example' });
  await page.goto('/series/5001');
  const line = page.locator('li', { has: page.locator('a[data-card="VOD:1102"]') });
  await keep(line).click();
  await expect(kept(line)).toHaveAttribute('aria-pressed', 'true');
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
  await kept(line).click();
  await expect(keep(line)).toHaveAttribute('aria-pressed', 'false');

  const link = line.getByRole('link');
  await link.focus();
  await link.press('Enter');
  await expect(page).toHaveURL(/\/video\/1102\//u);
  await page.goBack();
  await expect(link).toBeFocused();
});
