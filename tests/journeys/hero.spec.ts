import { expect, test } from './product.js';

/** Moving pictures are tested here. */
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

// HERO-1 HERO-2
test('the background of a hero plays once the viewer is active, and stays one: its button opens the page of the title', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1040, height: 600 });
  await page.goto('/home');
  const hero = page.getByRole('main').getByRole('region').first();
  await expect(hero.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await page.evaluate(() => customElements.get('footlight-player') === undefined)).toBe(true);
  // The page is server-rendered; listeners for the mouse are attached later.
  let x = 400;
  await expect(async () => {
    await page.mouse.move((x += 1), 300);
    await expect(hero).toHaveAttribute('data-motion', 'moving', { timeout: 2000 });
  }).toPass({ timeout: 60_000 });
  const video = hero.locator('footlight-player video');
  expect(await video.evaluate((media: HTMLVideoElement) => media.muted)).toBe(true);
  const mark = hero.locator('footlight-player [part="watermark"]');
  await expect(mark).toBeAttached();
  await expect(mark, 'the broadcaster’s mark would stand under the bar').toBeHidden();
  // HERO-2: title, text and buttons stay once the pointer is elsewhere.
  await page.getByRole('banner').hover({ position: { x: 300, y: 4 } });
  await expect(hero.locator('[data-resting="true"]')).toBeVisible();
  await expect(hero.getByRole('heading', { level: 1 })).toHaveCSS('opacity', '1');
  await expect(hero.locator('[data-resting] > p').last()).toHaveCSS('opacity', '0.8');
  const watch = hero.getByRole('link', { name: 'Watch now' });
  await expect(watch.locator('..')).toHaveCSS('opacity', '1');
  await watch.click();
  await expect(page).toHaveURL(/\/video\/1001/u);
  await expect
    .poll(() => page.locator('footlight-player video').evaluate((media: HTMLVideoElement) => media.muted))
    .toBe(false);
  await page.goBack();
  await expect(page).toHaveURL(/\/home$/u);
  await expect(hero.getByRole('heading', { level: 1 })).toBeVisible();
});
