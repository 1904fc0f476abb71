import type { FootlightPlayer } from '@footlight/player';
import { expect, test } from './product.js';

test('a film that a guest has started is listed on home, is transferred at sign-in, and can be removed', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1040, height: 600 });
  await page.goto('/video/1001?t=30');
  const player = page.locator('footlight-player');
  await expect
    .poll(() => player.evaluate((element) => (element as FootlightPlayer).state.currentTime), {
      timeout: 60_000,
    })
    .toBeGreaterThan(30);
  // The progress is stored by code that loads after the first frame.
  await expect(player.getByRole('button', { name: 'Settings' })).toBeAttached();
  await player.evaluate((element) => (element as FootlightPlayer).pause());
  await page.getByRole('banner').getByRole('link', { name: 'Footlight' }).click();
  const continueCard = page.locator('[data-row="continue-watching"] [data-card="VOD:1001"]');
  await expect(continueCard.getByRole('progressbar')).toBeVisible();

  await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).click();
  const panel = page.getByRole('dialog', { name: 'Good to see you' });
  await panel.getByLabel('Email').fill('trial@footlight.example');
  await panel.getByRole('textbox', { name: 'Password' }).fill('footlight-demo');
  await panel.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(panel).toHaveCount(0);
  await expect(continueCard.getByRole('progressbar')).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('footlight.guest.history'))).toBeNull();

  const remove = continueCard.getByRole('button', { name: /^Remove The Lantern Coast/u });
  const removal = 'DELETE';
  await page.route('**/api/**', (route) =>
    route.request().method() === removal ? route.abort() : route.fallback(),
  );
  await continueCard.hover();
  await remove.click();
  await expect(page.getByRole('alert').filter({ hasText: 'We couldn’t save that change.' })).toBeVisible();
  await expect(continueCard.getByRole('progressbar')).toBeVisible();

  await page.unrouteAll();
  const answered = page.waitForResponse((answer) => answer.request().method() === removal);
  await continueCard.hover();
  await remove.click();
  await expect(continueCard).toHaveCount(0);
  // Persistence is tested in packages/server/src/features/playback/progress/progress.test.ts.
  expect((await answered).ok()).toBe(true);
});
