import type { Page } from '@playwright/test';
import { expect, test } from './product.js';
import { signedIn } from './signed-in.js';

const LOGOS = '**/media/artwork/*/logo-*';
const PICTURES = '**/media/artwork/**';

/** Pictures that are drawn and have nothing in them. */
const brokenPictures = (page: Page) =>
  page.evaluate(() =>
    [...document.images]
      .filter((image) => image.complete && image.naturalWidth === 0 && image.checkVisibility())
      .map(({ outerHTML }) => outerHTML),
  );

/** The messages of the browser’s log from now on. */
const listen = (page: Page): string[] => {
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  return said;
};

test.describe('a channel’s logo that does not come', () => {
  for (const { where, path, heading } of [
    { where: 'on the schedule', path: '/schedule', heading: 'Ringside TV' },
    { where: 'on a live page', path: '/live/2001', heading: 'Harbour Radio' },
    { where: 'on the cards of what is live', path: '/livenow', heading: 'Harbour Radio' },
    { where: 'in a hero', path: '/section/live', heading: 'Harbour Radio' },
  ])
    // PAGE-36
    test(`${where} is hidden and logged, and the name stands`, async ({ page }) => {
      const said = listen(page);
      const refused: string[] = [];
      await page.route(LOGOS, (route) => {
        refused.push(route.request().url());
        return route.abort();
      });
      await page.goto(path);
      await expect(page.getByRole('main').getByText(heading).first()).toBeVisible();
      await expect.poll(() => refused.length).toBeGreaterThan(0);
      await expect.poll(() => said.some((line) => line.startsWith('A logo did not come'))).toBe(true);
      await expect.poll(() => brokenPictures(page)).toEqual([]);
      // Those further down are asked for when somebody comes near them.
      const left = page.locator('img[src*="/logo-"]');
      await expect(async () => {
        const logos = await left.all();
        for (const logo of logos) await logo.scrollIntoViewIfNeeded({ timeout: 1000 });
        expect(logos).toEqual([]);
      }).toPass();
    });
});

test('pictures that do not come leave their colour, and every title is there to open', async ({ page }) => {
  await page.route(PICTURES, (route) => route.abort());
  await page.goto('/section/films');
  const cards = page.locator('[data-row="films-drama"] [data-card]');
  await expect(cards.first().getByRole('link')).toBeVisible();
  await expect(cards.first().locator('[data-state="failed"]').first()).toBeVisible();
  const ground = await cards
    .first()
    .locator('[data-state="failed"]')
    .first()
    .evaluate((frame) => getComputedStyle(frame).backgroundImage);
  expect(ground).toContain('gradient');
  await expect.poll(() => brokenPictures(page)).toEqual([]);
  await cards.first().getByRole('link').click();
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
});

test('a page of which no row comes says so, and its next try brings them all', async ({ page }) => {
  let isDown = true;
  await page.route('**/api/v4/content/films*', (route) =>
    isDown
      ? route.fulfill({
          status: 503,
          json: { status: 503, code: 'UNAVAILABLE', messages: ['No.'], requestId: 'r' },
        })
      : route.fallback(),
  );
  await page.goto('/home');
  await page.locator('a[href$="/section/films"]').first().click();
  const fault = page.getByRole('main').getByRole('alert');
  await expect(fault).toBeVisible();
  await expect(page.locator('[data-row]')).toHaveCount(0);
  // The shell lives on, and the fault is not the viewer’s.
  await expect(page.getByRole('banner').getByRole('link').first()).toBeVisible();
  isDown = false;
  await page.getByRole('main').getByRole('button', { name: 'Try again' }).click();
  await expect.poll(() => page.locator('[data-row]').count()).toBeGreaterThan(2);
  await expect(fault).toHaveCount(0);
});

test('the code of a row below a film that does not come leaves the film playing, and its next try brings it', async ({
  page,
}) => {
  let isDown = true;
  await page.route('**/assets/related-rail-*.js', (route) => (isDown ? route.abort() : route.fallback()));
  await page.goto('/video/1001?play=1');
  const video = page.locator('main footlight-player video');
  await expect
    .poll(() => video.evaluate((media: HTMLVideoElement) => media.currentTime))
    .toBeGreaterThan(0.2);
  const retry = page.getByRole('main').getByRole('button', { name: 'Try again' });
  await retry.scrollIntoViewIfNeeded();
  const at = await video.evaluate((media: HTMLVideoElement) => media.currentTime);
  isDown = false;
  await retry.click();
  await expect(page.getByRole('region', { name: 'More like this' }).getByRole('link').first()).toBeVisible();
  await expect.poll(() => video.evaluate((media: HTMLVideoElement) => media.currentTime)).toBeGreaterThan(at);
});

test('the code of a trailer or of the lists that does not come is said over the page, which stays, and comes by another try', async ({
  page,
}) => {
  await signedIn(page, { email: 'viewer@footlight.example' });
  let isDown = true;
  await page.route(/\/assets\/(?:trailer-dialog|add-to-list)-[^/]*\.js$/u, (route) =>
    isDown ? route.abort() : route.fallback(),
  );
  await page.goto('/series/5001');
  const missing = page.getByRole('dialog', { name: 'We couldn’t load this part' });
  const retry = missing.getByRole('button', { name: 'Try again' });
  const reload = missing.getByRole('button', { name: 'Reload the page' });

  const trailer = page.getByRole('main').getByRole('link', { name: 'Trailer' });
  await trailer.press('Enter');
  await expect(retry).toBeFocused();
  await expect(reload).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(reload).toBeVisible();
  await expect(retry).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(missing).toHaveCount(0);
  await expect(trailer).toBeFocused();
  isDown = false;
  await trailer.press('Enter');
  await expect(page.getByRole('dialog', { name: /^Trailer/u })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(trailer).toBeFocused();

  isDown = true;
  const failed: string[] = [];
  page.on('requestfailed', (request) => failed.push(request.url()));
  const keep = page
    .getByRole('main')
    .getByRole('button', { name: /^Add .* to a list$/u })
    .first();
  await keep.press('Enter');
  await expect(retry).toBeFocused();
  // The page tries again by itself where the service answers; another try in the meantime would fail with that one.
  await expect.poll(() => failed.filter((url) => url.includes('/add-to-list-')).length).toBe(2);
  isDown = false;
  await page.keyboard.press('Enter');
  await expect(missing).toHaveCount(0);
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(keep).toBeFocused();
});

test('a player whose code does not come says so in its place, and plays after another try', async ({
  page,
}) => {
  let isDown = true;
  await page.route('**/assets/defined-player-*.js', (route) => (isDown ? route.abort() : route.fallback()));
  await page.goto('/video/1001');
  const main = page.getByRole('main');
  const cover = main.getByRole('button', { name: 'Play', exact: true });
  await expect(page.getByRole('banner')).toBeVisible();
  await cover.press('Enter');
  await expect(main.getByRole('alert')).toContainText('We couldn’t load the player');
  await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
  const retry = main.getByRole('alert').getByRole('button', { name: 'Try again' });
  await expect(retry).toBeFocused();
  isDown = false;
  await page.keyboard.press('Enter');
  await expect
    .poll(() =>
      main.locator('footlight-player video').evaluate((media: HTMLVideoElement) => media.currentTime),
    )
    .toBeGreaterThan(0.2);
  await expect(main.locator('footlight-player')).toBeFocused();
});
