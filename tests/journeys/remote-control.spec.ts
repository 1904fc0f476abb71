import type { Page } from '@playwright/test';
import { expect, test } from './product.js';

const TELEVISION =
  'Mozilla/5.0 (Web0S; Linux/SmartTV) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0.0.0 Safari/537.36 WebAppManager';

test.use({ userAgent: TELEVISION, viewport: { width: 1920, height: 1080 } });

/** Presses an arrow until the focus stands in a place; each press is one step, which is waited for. */
const walk = async (page: Page, key: string, place: string, most: number) => {
  const focused = page.locator(':focus');
  for (let steps = 0; steps < most; steps += 1) {
    if ((await page.locator(`${place}:focus, ${place} :focus`).count()) > 0) return;
    const before = (await focused.count()) === 0 ? null : await focused.first().elementHandle();
    await page.keyboard.press(key);
    await expect.poll(() => page.evaluate((was) => document.activeElement !== was, before)).toBe(true);
  }
  await expect(page.locator(`${place}:focus, ${place} :focus`)).toHaveCount(1);
};

test('arrows alone lead to a card in the third row, into its page and back to it', async ({ page }) => {
  await page.goto('/home');
  const third = page.locator('main [data-row]').nth(2);
  await expect(third).toBeVisible();
  const name = (await third.getAttribute('data-row')) ?? '';
  await page.keyboard.press('ArrowDown');
  await expect(page.locator('main a:focus')).toBeVisible();
  await walk(page, 'ArrowDown', `[data-row="${name}"]`, 8);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  const card = third.locator('[data-card]:has(:focus)');
  await expect(card).toBeInViewport();
  const id = (await card.getAttribute('data-card')) ?? '';
  await expect(third.locator('[data-card]').first()).not.toHaveAttribute('data-card', id);

  await page.keyboard.press('Enter');
  await expect(page).not.toHaveURL(/\/home$/u);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/\/home$/u);
  await expect(page.locator(`[data-row="${name}"] [data-card="${id}"] a`).first()).toBeFocused();

  await walk(page, 'ArrowUp', 'header', 12);
  await expect(page.getByRole('banner').locator(':focus')).toBeInViewport();
});
