import type { Page } from '@playwright/test';
import { expect, test } from './product.js';
import { signedIn } from './signed-in.js';

const PICTURES = '**/img/**';

/** Visible pictures that failed to load. */
const brokenPictures = (page: Page) =>
  page.evaluate(() =>
    [...document.images]
      .filter((image) => image.complete && image.naturalWidth === 0 && image.checkVisibility())
      .map(({ outerHTML }) => outerHTML),
  );

/** Collects the messages of the browser’s console from now on. */
const listen = (page: Page): string[] => {
  const messages: string[] = [];
  page.on('console', (message) => messages.push(message.text()));
  return messages;
};

// PAGE-36
test('pictures that fail to load leave their colour, logos are hidden and logged, and every title can be opened', async ({
  page,
}) => {
  const messages = listen(page);
  const refused: string[] = [];
  await page.route(PICTURES, (route) => {
    refused.push(route.request().url());
    return route.abort();
  });
  // This page has a hero, cards of live events, and channels with logos.
  await page.goto('/section/live');
  const main = page.getByRole('main');
  await expect(main.getByText('Harbour Radio').first()).toBeVisible();
  await expect.poll(() => refused.some((url) => url.includes('/logo-'))).toBe(true);
  await expect.poll(() => messages.some((line) => line.startsWith('A logo failed to load'))).toBe(true);
  // Pictures further down are requested when they come near the viewport.
  const left = page.locator('img[src*="/logo-"]');
  await expect(async () => {
    const logos = await left.all();
    for (const logo of logos) await logo.scrollIntoViewIfNeeded({ timeout: 1000 });
    expect(logos).toEqual([]);
  }).toPass();

  const card = main.locator('[data-row] [data-card]').first();
  await expect(card.getByRole('link')).toBeVisible();
  const frame = card.locator('[data-state="failed"]').first();
  await expect(frame).toBeVisible();
  expect(await frame.evaluate((element) => getComputedStyle(element).backgroundImage)).toContain('gradient');
  await expect.poll(() => brokenPictures(page)).toEqual([]);
  await card.getByRole('link').press('Enter');
  await expect(page).not.toHaveURL(/\/section\/live$/u);
  await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
});

// PAGE-33
// Messages after other failures, and the focus: site/src/app/lazy-part.dom.test.tsx.
test('code of trailer, lists, player or related row that fails to load shows an error and loads on a retry', async ({
  page,
}) => {
  await signedIn(page, { email: 'viewer@footlight.example' });
  const missing = new Set(['trailer-dialog', 'add-to-list', 'defined-player', 'related-rail']);
  await page.route(
    /\/assets\/(?:trailer-dialog|add-to-list|defined-player|related-rail)[-.][^/]*\.js$/u,
    (route) =>
      [...missing].some((name) => route.request().url().includes(name)) ? route.abort() : route.fallback(),
  );
  await page.goto('/video/1001');
  const main = page.getByRole('main');
  const over = page.getByRole('dialog', { name: 'We couldn’t load this part' });
  const again = over.getByRole('button', { name: 'Try again' });

  await test.step('the trailer, over the page', async () => {
    const trailer = main.getByRole('link', { name: 'Trailer' });
    await trailer.press('Enter');
    await expect(again).toBeFocused();
    missing.delete('trailer-dialog');
    await page.keyboard.press('Enter');
    const shown = page.getByRole('dialog', { name: /^Trailer/u });
    await expect
      .poll(() => shown.locator('video').evaluate((media: HTMLVideoElement) => media.currentTime))
      .toBeGreaterThan(0);
    await page.keyboard.press('Escape');
    await expect(shown).toHaveCount(0);
    await expect(page).toHaveURL(/\/video\/1001/u);
    await expect(trailer).toBeFocused();
  });

  await test.step('the lists, over the page', async () => {
    const keep = main.getByRole('button', { name: /^Add .* to a list$/u }).first();
    await keep.press('Enter');
    await expect(again).toBeFocused();
    missing.delete('add-to-list');
    // The page also retries by itself; a press during such a retry has the same result.
    await expect(async () => {
      if ((await over.count()) > 0) await again.press('Enter', { timeout: 1_000 });
      await expect(over).toHaveCount(0, { timeout: 2_000 });
    }).toPass();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(keep).toBeFocused();
  });

  const video = main.locator('footlight-player video');
  const time = () => video.evaluate((media: HTMLVideoElement) => media.currentTime);

  await test.step('the player, within the page', async () => {
    await main.getByRole('button', { name: 'Play', exact: true }).press('Enter');
    const alert = main.getByRole('alert').filter({ hasText: 'We couldn’t load the player' });
    await expect(alert).toBeVisible();
    await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
    const retry = alert.getByRole('button', { name: 'Try again' });
    await expect(retry).toBeFocused();
    missing.delete('defined-player');
    await page.keyboard.press('Enter');
    await expect.poll(time).toBeGreaterThan(0.2);
    await expect(main.locator('footlight-player')).toBeFocused();
  });

  await test.step('the related row, while the film keeps playing', async () => {
    const retry = main.getByRole('button', { name: 'Try again' });
    await retry.scrollIntoViewIfNeeded();
    const at = await time();
    missing.delete('related-rail');
    await retry.click();
    await expect(
      page.getByRole('region', { name: 'More like this' }).getByRole('link').first(),
    ).toBeVisible();
    await expect.poll(time).toBeGreaterThan(at);
  });
});
