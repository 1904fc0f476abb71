import type { FootlightPlayer } from '@footlight/player';
import type { Locator } from '@playwright/test';
import { axeViolations } from './axe.js';
import { expect, test } from './product.js';
import { playsPast, stateOf } from './watched-player.js';
import { playerState } from './player-state.js';

test('a locked title leads a guest to sign-up, and plays afterwards', async ({ page }) => {
  await page.goto('/video/1002');
  await expect(page.getByRole('heading', { name: 'Sign in to watch' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Sign up' }).click();
  await page.getByLabel('Name').fill('Ines');
  await page.getByLabel('Email').fill('ines@example.org');
  await page.getByLabel('Password', { exact: false }).first().fill('a long enough secret');
  await page.getByRole('main').getByRole('button', { name: 'Sign up' }).click();
  await page.getByRole('checkbox', { name: /^Terms/u }).check();
  await page.getByRole('button', { name: 'Agree and continue' }).click();
  await expect(page).toHaveURL(/\/video\/1002/u);
  await playsPast(page, 0.1);
});

test('a title waits to be started, plays its trailer, is shared, left, and started again', async ({
  page,
  context,
  baseURL,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: baseURL });
  await page.setViewportSize({ width: 1440, height: 810 });
  await page.goto('/video/1001');
  const main = page.getByRole('main');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  // Everything is aligned to the same edge.
  const related = main.getByRole('heading', { name: 'More like this' });
  await expect(related).toBeAttached();
  for (const part of [main.locator('[data-play-cover]'), main.getByRole('heading', { level: 1 }), related])
    expect(await part.first().evaluate((element) => Math.round(element.getBoundingClientRect().left))).toBe(
      70,
    );

  await page.mouse.move(20, 20);
  await page.mouse.move(24, 24);
  const player = page.locator('main footlight-player').first();
  // In the middle of the picture, and in the row.
  await expect(player.getByRole('button', { name: 'Play', exact: true }).first()).toBeVisible();
  await expect(player.getByRole('button', { name: 'Settings' })).toBeAttached();
  await expect(page.getByRole('main').locator('[data-play-cover]')).toHaveCount(0);
  expect(await stateOf(page)).toMatchObject({
    status: 'ready',
    isPlaying: false,
    paused: true,
    currentTime: 0,
  });
  await expect(page.getByRole('main').getByText('2026', { exact: true })).toBeVisible();

  await page.getByRole('link', { name: 'Trailer' }).click();
  const trailer = page.getByRole('dialog', { name: /^Trailer/u });
  await expect
    .poll(() => trailer.locator('video').evaluate((media: HTMLVideoElement) => media.currentTime))
    .toBeGreaterThan(0.3);
  await page.keyboard.press('Escape');
  await expect(trailer).toHaveCount(0);

  // Its icon is as large as those beside it, and nothing moves when its link is copied.
  const share = main.getByRole('button', { name: 'Share' });
  const widthOf = (element: Locator) => element.evaluate((one) => one.getBoundingClientRect().width);
  const boxesOf = (elements: Locator) =>
    elements.evaluateAll((all) => all.map((one) => JSON.stringify(one.getBoundingClientRect())));
  const icon = share.locator('svg');
  const padding = Number.parseFloat(await icon.evaluate((svg) => getComputedStyle(svg).paddingLeft));
  const beside = await widthOf(main.getByRole('link', { name: 'Trailer' }).locator('svg'));
  expect(Math.abs((await widthOf(icon)) - 2 * padding - beside)).toBeLessThan(0.6);
  const beforePress = await boxesOf(main.getByRole('link').or(main.getByRole('button')));
  await share.click();
  const copied = main.getByText('Link copied');
  await expect(copied).toBeVisible();
  expect(await boxesOf(main.getByRole('link').or(main.getByRole('button')))).toEqual(beforePress);
  const shared = new URL(await page.evaluate(() => navigator.clipboard.readText()));
  expect(shared.pathname).toBe('/video/1001/the-lantern-coast');
  expect(shared.searchParams.get('showInterstitial')).toBe('true');
  await expect(page.getByRole('main').getByRole('button', { name: 'Share' })).toBeVisible();
  // A picture plays from here on, and decoding costs by its size.
  await page.setViewportSize({ width: 1100, height: 500 });
  await page.goto(shared.href);
  await expect(page).toHaveURL(/\/interstitial\/1001/u);
  const watch = page.getByRole('main').getByRole('link', { name: /^(?:Watch now|Continue)/u });
  await watch.click();
  await expect(page).toHaveURL(/\/video\/1001/u);
  await playsPast(page, 0.3);
  // Returning stops it, and it can be started again.
  await page.goBack();
  await expect(page).toHaveURL(/\/interstitial\/1001/u);
  await expect(
    page.getByRole('main').getByRole('heading', { level: 1, name: 'The Lantern Coast' }),
  ).toBeVisible();
  await watch.click();
  await expect(page).toHaveURL(/\/video\/1001/u);
  await expect.poll(async () => (await stateOf(page)).isPlaying).toBe(true);

  // On a phone the description is collapsed.
  await page.setViewportSize({ width: 320, height: 640 });
  await page.getByRole('button', { name: 'Read more' }).press('Enter');
  await page.getByRole('button', { name: 'Show less' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Read more' })).toHaveAttribute('aria-expanded', 'false');
});

test('a film continues next to other pages in the same player, and back on its own page', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1100, height: 500 });
  let manifests = 0;
  await page.route('**/manifest/video/**', (route) => {
    manifests += 1;
    return route.continue();
  });
  await page.goto('/video/1010?playlistId=3001&play=1');
  await playsPast(page, 0.1);
  await page.locator('footlight-player video').evaluate((media: HTMLVideoElement) => {
    media.dataset['halts'] = '0';
    for (const type of ['pause', 'emptied'])
      media.addEventListener(type, () => {
        media.dataset['halts'] = String(Number(media.dataset['halts']) + 1);
      });
  });
  const halts = () =>
    page.locator('footlight-player video').evaluate((media: HTMLVideoElement) => media.dataset['halts']);

  await page.getByRole('banner').getByRole('link', { name: 'Films' }).click();
  await expect(page).toHaveURL(/\/section\/films/u);
  const mini = page.getByRole('complementary', { name: /^Playing: / });
  const { currentTime } = await stateOf(page);
  await playsPast(page, currentTime + 0.3);
  expect(await halts()).toBe('0');
  expect(manifests).toBe(1);
  expect(await axeViolations(page, { within: 'aside' })).toEqual([]);

  await mini.getByRole('button', { name: 'Pause' }).press('Enter');
  await expect.poll(async () => (await stateOf(page)).isPlaying).toBe(false);
  await mini.getByRole('button', { name: 'Play' }).press('Enter');
  await mini.getByRole('link', { name: /^Back to/u }).press('Enter');
  await expect(page).toHaveURL(/\/video\/1010\?playlistId=3001/u);
  await expect(mini).toBeHidden();
  await expect(page.locator('main footlight-player')).toHaveCount(1);
  expect(manifests).toBe(1);

  // The next video replaces the current one on the page.
  const heading = page.getByRole('main').getByRole('heading', { level: 1 });
  const before = (await heading.textContent()) ?? '';
  const next = page.getByRole('main').getByRole('region', { name: 'Up next' }).getByRole('link').first();
  const title = await next.innerText();
  await next.click();
  await expect(page).toHaveURL(/\/video\/1011/u);
  await expect(heading).not.toHaveText(before);
  expect(title).toContain(await heading.textContent());
  await expect.poll(async () => (await playerState(page.locator('footlight-player'))).id).toBe('1011');
  expect(await halts()).not.toBe('0');
  await playsPast(page, 0.3);
  await page.getByRole('banner').getByRole('link', { name: 'Films' }).click();
  await page.locator('footlight-player').evaluate(async (player: FootlightPlayer) => {
    await player.seek({ to: (player.state.duration ?? 0) - 0.2 });
  });
  await mini
    .getByRole('group', { name: /^Up next/u })
    .getByRole('button', { name: 'Play now' })
    .press('Enter');
  await playsPast(page, 0.3);
  await expect(mini.getByRole('link', { name: /^Back to/u })).toHaveAttribute('href', /\/video\/1012\?/u);
  await mini.getByRole('button', { name: 'Close' }).press('Enter');
  await expect(page.locator('footlight-player')).toHaveCount(0);
});
