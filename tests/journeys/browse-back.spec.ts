import type { Page } from '@playwright/test';
import { expect, test } from './product.js';

const row = (page: Page, id: string) => page.locator(`[data-row="${id}"]`);

const placeOf = async (page: Page, id: string) => ({
  top: await page.evaluate(() => Math.round(scrollY)),
  along: await row(page, id)
    .getByRole('list')
    .first()
    .evaluate((track) => Math.round(track.scrollLeft)),
});

/** What stands after the cards of a row, until there are no more to come. */
const moreOf = (page: Page, id: string) =>
  row(page, id)
    .getByRole('list')
    .first()
    .locator('> li:not([aria-hidden])')
    .filter({ hasNot: page.locator('[data-card]') });

/** How long nothing has to move for it to have come to rest: frames. */
const REST_FRAMES = 12;

/** Where a reader is in the end: pages and rows glide there, and rows that are drawn late may move what follows. */
const restOf = async (page: Page, id: string) => {
  let rest = await placeOf(page, id);
  await expect(async () => {
    const before = rest;
    await page.evaluate(async (frames) => {
      for (let frame = 0; frame < frames; frame += 1)
        // One after the other is what a frame is.
        // oxlint-disable-next-line no-await-in-loop
        await new Promise((resolve) => requestAnimationFrame(resolve));
    }, REST_FRAMES);
    rest = await placeOf(page, id);
    expect(rest).toEqual(before);
  }).toPass();
  return rest;
};

for (const prefix of ['', '/ar'])
  test.describe(`going back under “${prefix}/”`, () => {
    // NAV-17
    test('finds the page as it was: how far down, how far along its row, and the card with the focus', async ({
      page,
    }) => {
      await page.goto(`${prefix}/home`);
      const posters = row(page, 'home-posters');
      await posters.scrollIntoViewIfNeeded();
      await posters.getByRole('link').first().focus();
      await page.keyboard.press('End');
      const focused = posters.locator('[data-card]:has(:focus)');
      await expect(focused).not.toHaveAttribute('data-card', 'VOD:1005');
      const card = await focused.getAttribute('data-card');
      await expect
        .poll(async () => Math.abs((await placeOf(page, 'home-posters')).along))
        .toBeGreaterThan(300);
      // The cards that its end has asked for move it once more.
      await expect(moreOf(page, 'home-posters')).toHaveCount(0);
      const before = await restOf(page, 'home-posters');
      await page.keyboard.press('Enter');
      await expect(page).not.toHaveURL(/\/home$/u);
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);

      await page.goBack();
      await expect(page).toHaveURL(/\/home$/u);
      await expect.poll(() => placeOf(page, 'home-posters')).toEqual(before);
      await expect(posters.locator(`[data-card="${card ?? ''}"]`).getByRole('link')).toBeFocused();
    });
  });

// NAV-17
test('a reload stays where it was', async ({ page }) => {
  await page.goto('/home');
  await row(page, 'home-series').scrollIntoViewIfNeeded();
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(1000);
  const { top } = await restOf(page, 'home-series');
  await page.reload();
  await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(top);
});

test('an address that no route knows is answered with 404 and a page that says so', async ({ page }) => {
  const answer = await page.goto('/es/nada/aqui');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect((await page.request.get('/home')).status()).toBe(200);
});

test('the picture behind a hero moves once somebody is there, and goes on as the player at its button', async ({
  page,
}) => {
  await page.goto('/home');
  const hero = page.getByRole('main').getByRole('region').first();
  await expect(hero.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await page.evaluate(() => customElements.get('footlight-player') === undefined)).toBe(true);
  // What is seen at once is the service's own; who listens to the mouse comes after it.
  let x = 400;
  await expect(async () => {
    await page.mouse.move((x += 1), 300);
    await expect(hero).toHaveAttribute('data-motion', 'moving', { timeout: 2000 });
  }).toPass({ timeout: 60_000 });
  const video = hero.locator('footlight-player video');
  expect(await video.evaluate((media: HTMLVideoElement) => media.muted)).toBe(true);
  const at = await video.evaluate((media: HTMLVideoElement) => media.currentTime);
  const mark = hero.locator('footlight-player [part="watermark"]');
  await expect(mark).toBeAttached();
  await expect(mark, 'the broadcaster’s mark would stand under the bar').toBeHidden();
  // HERO-2: title, words and buttons stay once the mouse is elsewhere.
  await page.getByRole('banner').hover({ position: { x: 300, y: 4 } });
  await expect(hero.locator('[data-resting="true"]')).toBeVisible();
  await expect(hero.getByRole('heading', { level: 1 })).toHaveCSS('opacity', '1');
  await expect(hero.locator('[data-resting] > p').last()).toHaveCSS('opacity', '0.8');
  const watch = hero.getByRole('link', { name: 'Watch now' });
  await expect(watch.locator('..')).toHaveCSS('opacity', '1');
  await watch.click();
  await expect(hero).toHaveAttribute('data-motion', 'playing');
  await expect(mark).toBeVisible();
  expect(page.url()).toMatch(/\/home$/u);
  expect(await video.evaluate((media: HTMLVideoElement) => media.currentTime)).toBeGreaterThanOrEqual(at);
  await expect.poll(() => video.evaluate((media: HTMLVideoElement) => media.muted)).toBe(false);
  await hero.getByRole('button', { name: 'Close the player' }).click();
  await expect(hero.getByRole('heading', { level: 1 })).toBeVisible();
});
