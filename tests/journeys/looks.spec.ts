import { axeFaults } from './axe.js';
import { expect, test } from './product.js';

// What is at an address of its own, every-route.spec.ts looks at.
for (const prefix of ['', '/ar'])
  // PAGE-44
  test(`the page for an unknown address under “${prefix}/” reads in its direction and fits the window`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const violations: string[] = [];
    page.on('console', (message) => {
      if (/Content Security Policy|Refused to/u.test(message.text())) violations.push(message.text());
    });
    await page.goto(`${prefix}/nothing/here`);
    await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('dir', prefix === '/ar' ? 'rtl' : 'ltr');
    await expect(page.locator('html')).toHaveAttribute('lang', prefix === '/ar' ? 'ar' : 'en');

    for (const width of [320, 390, 1024, 1440, 2560]) {
      await page.setViewportSize({ width, height: 900 });
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow, `at ${String(width)} px`).toBeLessThanOrEqual(0);
    }
    expect(await axeFaults(page)).toEqual([]);
    expect(violations).toEqual([]);
  });

// PAGE-16
test('a change of language keeps the page, and is remembered', async ({ page }) => {
  await page.goto('/series/5001');
  await page.getByRole('button', { name: /^Language/u }).click();
  await page.getByRole('link', { name: 'العربية' }).click();
  await expect(page).toHaveURL(/\/ar\/series\/5001/u);
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');

  await page.goto('/home');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
});
