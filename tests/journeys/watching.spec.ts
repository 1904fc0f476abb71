import type { FootlightPlayer } from '@footlight/player';
import { axeFaults } from './axe.js';
import { expect, test } from './product.js';
import { playsPast, stateOf } from './watched-player.js';
import { playerState } from './player-state.js';

test('what is locked leads a guest to an account, and plays without being looked for again', async ({
  page,
}) => {
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
  await playsPast(page, 0.5);
});

test('a title waits to be started, shows its trailer and is handed on', async ({
  page,
  context,
  baseURL,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: baseURL });
  await page.goto('/video/1001');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.mouse.move(20, 20);
  await page.mouse.move(24, 24);
  const player = page.locator('main footlight-player').first();
  await expect(player.getByRole('button', { name: 'Settings' })).toBeAttached();
  expect(await stateOf(page)).toMatchObject({ status: 'ready', isPlaying: false, currentTime: 0 });
  await expect(page.getByRole('main').getByText('2026', { exact: true })).toBeVisible();

  await page.getByRole('link', { name: 'Trailer' }).click();
  const trailer = page.getByRole('dialog', { name: /^Trailer/u });
  await expect
    .poll(() => trailer.locator('video').evaluate((media: HTMLVideoElement) => media.currentTime))
    .toBeGreaterThan(0.3);
  await page.keyboard.press('Escape');
  await expect(trailer).toHaveCount(0);

  await page.getByRole('main').getByRole('button', { name: 'Share' }).click();
  await expect(page.getByRole('main').getByRole('button', { name: 'Link copied' })).toBeVisible();
  const shared = new URL(await page.evaluate(() => navigator.clipboard.readText()));
  expect(shared.pathname).toBe('/video/1001/the-lantern-coast');
  expect(shared.searchParams.get('showInterstitial')).toBe('true');
  await expect(page.getByRole('main').getByRole('button', { name: 'Share' })).toBeVisible();
  await page.goto(shared.href);
  await expect(page).toHaveURL(/\/interstitial\/1001/u);
  await page.getByRole('main').getByRole('link', { name: 'Watch now' }).click();
  await playsPast(page, 0.3);

  // On a phone, what is told of it is folded.
  await page.setViewportSize({ width: 320, height: 640 });
  await page.getByRole('button', { name: 'Read more' }).press('Enter');
  await page.getByRole('button', { name: 'Show less' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Read more' })).toHaveAttribute('aria-expanded', 'false');
});

test('a film goes on beside other pages, in the same player, and back on its own', async ({ page }) => {
  let manifests = 0;
  await page.route('**/manifest/video/**', (route) => {
    manifests += 1;
    return route.continue();
  });
  await page.goto('/video/1010?playlistId=3001&play=1');
  await playsPast(page, 0.5);
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
  await playsPast(page, currentTime + 0.5);
  expect(await halts()).toBe('0');
  expect(manifests).toBe(1);
  expect(await axeFaults(page, { within: 'aside' })).toEqual([]);

  await mini.getByRole('button', { name: 'Pause' }).press('Enter');
  await expect.poll(async () => (await stateOf(page)).isPlaying).toBe(false);
  await mini.getByRole('button', { name: 'Play' }).press('Enter');
  await mini.getByRole('link', { name: /^Back to/u }).press('Enter');
  await expect(page).toHaveURL(/\/video\/1010\?playlistId=3001/u);
  await expect(mini).toBeHidden();
  await expect(page.locator('main footlight-player')).toHaveCount(1);
  expect(manifests).toBe(1);

  await page.getByRole('main').getByRole('region', { name: 'Up next' }).getByRole('link').first().click();
  await expect(page).toHaveURL(/\/video\/1011/u);
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

test('a film that does not come says why within ten seconds, and leads back', async ({ page }) => {
  await page.goto('/section/films');
  await page.route('**/manifest/video/**', (route) =>
    route.fulfill({
      status: 500,
      json: { status: 500, code: 'INTERNAL', messages: ['No.'], requestId: 'request-1' },
    }),
  );
  await page.locator('a[href*="/video/1001"]').first().click();
  await expect(page.locator('footlight-player').getByRole('alert')).toBeVisible({ timeout: 10_000 });
  await page.getByRole('main').getByRole('button', { name: 'Go back' }).click();
  await expect(page).toHaveURL(/\/section\/films/u);
});

test('a live page tells what is on, and a live card and a live hero do too', async ({ page }) => {
  await page.goto('/live/2001');
  const airing = page.getByRole('region', { name: 'On now' });
  await expect(airing.getByRole('progressbar')).toBeVisible();
  await expect(airing).toContainText(/\d(?:\s[AP]M)?\s–\s\d/u);

  await page.goto('/section/live');
  await page.locator('[data-event-id="2001"]').first().hover();
  const guide = page.getByRole('group', { name: /^Harbour Radio.*: what is on$/u });
  await expect(guide.getByRole('link', { name: /Watch/u })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('main').getByRole('link', { name: 'Watch now' }).first().click();
  await expect(page.getByRole('dialog').getByRole('progressbar')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
