import { expect, test } from './product.js';

test('what a guest has begun stands on home, goes along at sign-in, and can be taken off', async ({
  page,
}) => {
  await page.goto('/video/1001?t=30');
  const video = page.locator('footlight-player video');
  await expect
    .poll(() => video.evaluate((media: HTMLVideoElement) => media.currentTime), { timeout: 60_000 })
    .toBeGreaterThan(30);
  // How far it was watched is kept by what comes after the first frame.
  await expect(page.locator('footlight-player').getByRole('button', { name: 'Settings' })).toBeAttached();
  await page.getByRole('banner').getByRole('link', { name: 'Footlight' }).click();
  const begun = page.locator('[data-row="continue-watching"] [data-card="VOD:1001"]');
  await expect(begun.getByRole('progressbar')).toBeVisible();

  await page.goto('/login');
  await page.getByLabel('Email').fill('trial@footlight.example');
  await page.getByRole('textbox', { name: 'Password' }).fill('footlight-demo');
  await page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(begun.getByRole('progressbar')).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('footlight.guest.history'))).toBeNull();

  const remove = begun.getByRole('button', { name: /^Remove The Lantern Coast/u });
  await page.route('**/api/**', (route) =>
    route.request().method() === 'DELETE' ? route.abort() : route.fallback(),
  );
  await begun.hover();
  await remove.click();
  await expect(page.getByRole('alert').filter({ hasText: 'We couldn’t save that change.' })).toBeVisible();
  await expect(begun.getByRole('progressbar')).toBeVisible();

  await page.unrouteAll();
  await begun.hover();
  await remove.click();
  await expect(begun).toHaveCount(0);
  await page.reload();
  await expect(page.locator('[data-row="home-tonight"]')).toBeVisible();
  await expect(begun).toHaveCount(0);
});
