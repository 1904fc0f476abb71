import type { Page } from '@playwright/test';
import { expect, test } from './product.js';
import { signedIn } from './signed-in.js';

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

// PAGE-36
test('pictures that do not come leave their colour, logos are hidden and logged, and every title is there to open', async ({
  page,
}) => {
  const said = listen(page);
  const refused: string[] = [];
  await page.route(PICTURES, (route) => {
    refused.push(route.request().url());
    return route.abort();
  });
  // A hero, cards of what is live, and channels have logos here.
  await page.goto('/section/live');
  const main = page.getByRole('main');
  await expect(main.getByText('Harbour Radio').first()).toBeVisible();
  await expect.poll(() => refused.some((url) => url.includes('/logo-'))).toBe(true);
  await expect.poll(() => said.some((line) => line.startsWith('A logo did not come'))).toBe(true);
  // Those further down are asked for when somebody comes near them.
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

test('the code of a player, and of a row below it, that does not come is said in its place, and comes by another try', async ({
  page,
}) => {
  const missing = new Set(['defined-player', 'related-rail']);
  await page.route(/\/assets\/(?:defined-player|related-rail)-[^/]*\.js$/u, (route) =>
    [...missing].some((name) => route.request().url().includes(name)) ? route.abort() : route.fallback(),
  );
  await page.goto('/video/1001');
  const main = page.getByRole('main');
  const video = main.locator('footlight-player video');
  const time = () => video.evaluate((media: HTMLVideoElement) => media.currentTime);

  await test.step('the player', async () => {
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

  await test.step('the row below, which leaves the film playing', async () => {
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
  const shown = page.getByRole('dialog', { name: /^Trailer/u });
  await expect
    .poll(() => shown.locator('video').evaluate((media: HTMLVideoElement) => media.currentTime))
    .toBeGreaterThan(0.3);
  await page.keyboard.press('Escape');
  await expect(shown).toHaveCount(0);
  await expect(page).toHaveURL(/\/series\/5001/u);
  await expect(trailer).toBeFocused();

  isDown = true;
  const keep = page
    .getByRole('main')
    .getByRole('button', { name: /^Add .* to a list$/u })
    .first();
  await keep.press('Enter');
  await expect(retry).toBeFocused();
  isDown = false;
  // The page tries again by itself as well: a press while that is under way ends as it does.
  await expect(async () => {
    if ((await missing.count()) > 0) await retry.press('Enter', { timeout: 1_000 });
    await expect(missing).toHaveCount(0, { timeout: 2_000 });
  }).toPass();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(keep).toBeFocused();
});
