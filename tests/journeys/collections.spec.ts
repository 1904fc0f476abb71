import type { FootlightPlayer } from '@footlight/player';
import type { Page } from '@playwright/test';
import { playerState } from './player-state.js';
import { expect, test } from './product.js';

const WIDE = { width: 1440, height: 900 };
const NARROW = { width: 800, height: 900 };

/** How often a page asked for addresses like this one. */
const countAsked = (page: Page, pattern: RegExp) => {
  const seen = { times: 0 };
  page.on('request', (request) => {
    if (pattern.test(request.url())) seen.times += 1;
  });
  return seen;
};

// ROW-9, ROW-10
test('a playlist’s card opens in its row, page by page, and on a narrow window its page', async ({
  page,
}) => {
  await page.setViewportSize(WIDE);
  const asked = countAsked(page, /\/api\/v4\/playlist\/3001/u);
  await page.goto('/home');
  const card = page.locator('[data-row="home-playlists"] [data-card="PLAYLIST:3001"]').getByRole('link');
  const panel = page.getByRole('region', { name: 'Thirty nights' });
  await card.click();
  await expect(panel.getByRole('heading', { name: 'Thirty nights' })).toBeFocused();
  await expect(card).toHaveAttribute('aria-expanded', 'true');
  await expect(panel.getByText('30 videos')).toBeVisible();
  await expect(panel).toHaveAttribute('data-layout', 'big');
  await expect(panel.getByRole('link', { name: 'Play', exact: true })).toHaveAttribute(
    'href',
    /\/video\/1001\/.*\?playlistId=3001/u,
  );
  await expect(panel.getByRole('button', { name: 'Share' })).toBeVisible();
  await expect(panel.getByRole('button', { name: /^Add /u })).toHaveCount(0);
  const items = panel.getByRole('list', { name: 'Videos in Thirty nights' }).getByRole('link');
  await expect(items).toHaveCount(6);
  const first = await items.first().textContent();
  await panel.getByRole('button', { name: 'More videos' }).click();
  await expect(panel.getByText('7–12 of 30')).toBeVisible();
  await expect(items).toHaveCount(6);
  const pages = asked.times;
  await panel.getByRole('button', { name: 'Previous videos' }).click();
  await expect(items.first()).toHaveText(first ?? '');
  await panel.getByRole('button', { name: 'More videos' }).click();
  await expect(items).toHaveCount(6);
  expect(asked.times).toBe(pages);

  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);
  await expect(card).toBeFocused();
  await expect(card).toHaveAttribute('aria-expanded', 'false');

  await page.keyboard.press('Enter');
  await expect(panel).toBeVisible();
  await page.setViewportSize(NARROW);
  await expect(panel).toHaveCount(0);
  // It opens nothing here, and does not say so.
  await expect(card).not.toHaveAttribute('aria-expanded');
  await card.click();
  await expect(page).toHaveURL(/\/playlist\/3001\/thirty-nights$/u);
  await expect(page.getByRole('heading', { level: 1, name: 'Thirty nights' })).toBeVisible();
});

test('a playlist’s panel shows its cover beside its words at every width that it opens at', async ({
  page,
}) => {
  for (const width of [1025, 1280, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/home');
    await page.locator('[data-row="home-playlists"] [data-card="PLAYLIST:3001"]').getByRole('link').click();
    const panel = page.getByRole('region', { name: 'Thirty nights' });
    await expect(panel.getByText('1–6 of 30')).toBeVisible();
    const cover = await panel.locator('img').nth(1).boundingBox();
    const heading = await panel.getByRole('heading', { name: 'Thirty nights' }).boundingBox();
    expect(cover?.width).toBeGreaterThan(100);
    expect((cover?.x ?? 0) + (cover?.width ?? 0)).toBeLessThan(heading?.x ?? 0);
  }
});

test('a card at the edge grows inwards for as long as it is pointed at, wherever the focus goes', async ({
  page,
}) => {
  await page.setViewportSize(WIDE);
  await page.goto('/home');
  const row = page.locator('[data-row="home-playlists"]');
  const card = row.locator('[data-card="PLAYLIST:3001"]').getByRole('link');
  await card.focus();
  await card.hover();
  const picture = card.locator('img').first();
  const grown = () => picture.boundingBox();
  await expect.poll(async () => (await grown())?.width).toBeGreaterThan(330);
  await page.getByRole('banner').getByRole('link', { name: 'Search' }).focus();
  await expect(row.locator('[data-state="active"] [data-card="PLAYLIST:3001"]')).toBeVisible();
  const edge = (await row.getByRole('heading', { level: 2 }).boundingBox())?.x;
  await expect.poll(async () => Math.round((await grown())?.x ?? 0)).toBe(Math.round(edge ?? -1));
});

test('news on a subject that there is none of are said not to be there, and nothing is tried again', async ({
  page,
}) => {
  await page.goto('/news?feed=nothing');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/couldn’t find/iu);
  await expect(page.getByRole('main').getByRole('link', { name: 'Go to home' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('button', { name: 'Try again' })).toHaveCount(0);
});

test('a playlist that was found opens below its line, and on a narrow window its page', async ({ page }) => {
  await page.setViewportSize(WIDE);
  for (const address of ['/search?query=night%20drives', '/search?query=nights&kind=VOD_PLAYLIST']) {
    await page.goto(address);
    const card = page.getByRole('main').locator('[data-card^="PLAYLIST:"]').first().getByRole('link');
    await card.click();
    const panel = page
      .getByRole('main')
      .getByRole('region')
      .filter({
        has: page.getByRole('link', { name: 'See all' }),
      });
    await expect(panel.last().getByRole('link', { name: 'Play', exact: true })).toHaveAttribute(
      'href',
      /\?playlistId=/u,
    );
    await expect(card).toHaveAttribute('aria-expanded', 'true');
    const box = await panel.last().boundingBox();
    expect(box?.x).toBe(0);
    expect(box?.y).toBeGreaterThan((await card.boundingBox())?.y ?? Number.POSITIVE_INFINITY);
    await page.keyboard.press('Escape');
    await expect(panel).toHaveCount(0);
    await expect(card).toBeFocused();
  }
  await page.setViewportSize(NARROW);
  await page.getByRole('main').locator('[data-card^="PLAYLIST:"]').first().getByRole('link').click();
  await expect(page).toHaveURL(/\/playlist\/\d+\//u);
});

test('a playlist with a video that may not be played here counts and lists the same on card, panel and page', async ({
  page,
}) => {
  await page.setViewportSize(WIDE);
  await page.goto('/search?query=night%20drives');
  const card = page.getByRole('main').locator('[data-card="PLAYLIST:3004"]');
  await expect(card).toContainText('5 videos');
  await page.goto('/section/films');
  await page.locator('[data-card="PLAYLIST:3004"]').first().getByRole('link').click();
  const panel = page.getByRole('region', { name: /./u }).filter({ has: page.getByText('5 videos') });
  await expect(panel.getByRole('list').last().getByRole('link')).toHaveCount(5);
  await page.goto('/playlist/3004');
  const main = page.getByRole('main');
  await expect(main.getByText('5 videos')).toBeVisible();
  await expect(main.getByRole('listitem')).toHaveCount(5);
});

// SERIES-3
test('seasons load both ways from the one that is shown, and keep what one came by', async ({ page }) => {
  await page.setViewportSize(WIDE);
  await page.goto('/season/4130?watchlistId=w1&owner=o1');
  const picker = page.getByRole('navigation', { name: 'Seasons' });
  await picker.getByRole('button', { name: 'Season 30' }).click();
  await expect(picker.getByRole('link')).toHaveCount(51);
  const chosen = picker.locator('[aria-current]');
  await expect(chosen).toBeFocused();
  await picker.getByRole('link').first().scrollIntoViewIfNeeded();
  await page.mouse.move(200, 500);
  await expect(async () => {
    await picker.getByRole('list').evaluate((list) => list.scrollTo({ top: 0 }));
    expect(await picker.getByRole('link').count()).toBe(55);
  }).toPass();
  await expect(async () => {
    await picker.getByRole('list').evaluate((list) => list.scrollTo({ top: list.scrollHeight }));
    expect(await picker.getByRole('link').count()).toBe(60);
  }).toPass();
  await picker.getByRole('link', { name: /^Season 31\b/u }).click();
  await expect(page).toHaveURL(/\/season\/4131\/season-31\?seriesId=5002&watchlistId=w1&owner=o1$/u);
  await expect(page.getByRole('heading', { level: 1, name: 'Season 31' })).toBeVisible();
});

// SERIES-5
test('seasons that do not come say so, and come with another try', async ({ page }) => {
  await page.setViewportSize(WIDE);
  let isDown = true;
  await page.route('**/adjacentTo/**', (route) => (isDown ? route.abort() : route.fallback()));
  // What the service draws has its seasons: the page is reached from another one.
  await page.goto('/home');
  await page.locator('a[href^="/series/5002"]').first().click();
  const fault = page.getByRole('alert').filter({ hasText: 'Failed to load seasons' });
  await expect(fault).toBeVisible();
  isDown = false;
  await fault.getByRole('button', { name: 'Try again' }).click();
  await expect(fault).toHaveCount(0);
  await expect(page.getByRole('navigation', { name: 'Seasons' })).toBeVisible();
});

// SERIES-1
test('a series of one season has no picker, and one without episodes is not offered', async ({ page }) => {
  await page.goto('/series/5005');
  // Not those of the row below, which comes when somebody is near.
  await expect(page.locator('[data-card^="VOD:"] a[href*="seasonId="]')).toHaveCount(6);
  await expect(page.getByRole('navigation', { name: 'Seasons' })).toHaveCount(0);
  await page.goto('/series/5001');
  await expect(page.getByRole('navigation', { name: 'Seasons' }).getByRole('link')).toHaveText([
    'Season 1',
    'Season 2',
    'Season 3',
  ]);
});

test('a series begins with its first episode, and goes on with the one that was begun', async ({ page }) => {
  await page.goto('/series/5001');
  await page.getByRole('link', { name: 'Watch S1 E1' }).click();
  await expect(page).toHaveURL(/\/video\/1101\/.*seasonId=4001/u);
  const player = page.locator('footlight-player');
  // How far it was watched is kept by what comes after the first frame.
  await expect(player.getByRole('button', { name: 'Settings' })).toBeAttached();
  await player.evaluate(async (element) => {
    await (element as FootlightPlayer).seek({ to: 20 });
    await (element as FootlightPlayer).pause();
  });
  await page.goBack();
  const onward = page.getByRole('link', { name: 'Continue S1 E1' });
  await expect(onward).toHaveAttribute('href', /\/video\/1101\//u);
  await expect(page.locator('[data-card="VOD:1101"]').getByRole('progressbar')).toBeVisible();
});

test('the episode that plays stays marked while another season is looked at, and another one replaces it', async ({
  page,
}) => {
  await page.goto('/video/1101');
  const seasons = page.getByRole('navigation', { name: 'Seasons' });
  const playing = page.locator('main [data-card] [aria-current]');
  await expect(playing).toHaveAttribute('href', /\/video\/1101\//u);
  await expect(page.locator('[data-card="VOD:1101"]')).toContainText('S1 E1');
  const title = await page.getByRole('heading', { level: 1 }).textContent();
  await seasons.getByRole('link', { name: 'Season 2' }).click();
  await expect(page.locator('[data-row="season-4002"] [data-card]').first()).toContainText('S2 E1');
  await expect(page).toHaveURL(/\/video\/1101$/u);
  await expect(playing).toHaveCount(0);
  await seasons.getByRole('link', { name: 'Season 1' }).click();
  await expect(playing).toHaveAttribute('href', /\/video\/1101\//u);

  await page.locator('[data-card="VOD:1102"]').getByRole('link').click();
  await expect(page).toHaveURL(/\/video\/1102\/.*seasonId=4001/u);
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(title ?? '');
  await expect(playing).toHaveAttribute('href', /\/video\/1102\//u);
  const player = page.locator('footlight-player');
  await expect.poll(async () => (await playerState(player)).id).toBe('1102');
});

test('an episode skips its intro, stays when what follows is cancelled, and the next one is in the chosen languages', async ({
  page,
}) => {
  await page.goto('/video/1101?seasonId=4001&play=1');
  const player = page.locator('footlight-player');
  const tell = () =>
    player.evaluate((element) => {
      const { id, currentTime, ended, selectedTextTrack, selectedAudioTrack } = (element as FootlightPlayer)
        .state;
      const languages = [selectedAudioTrack?.language, selectedTextTrack?.language];
      return { id, currentTime, ended, languages };
    });
  await player.getByRole('button', { name: 'Skip intro' }).press('Enter');
  await expect.poll(async () => (await tell()).currentTime).toBeGreaterThanOrEqual(9);
  await player.evaluate(async (element) => {
    const playing = element as FootlightPlayer;
    await playing.execute('setAudioTrack', { language: 'es' });
    await playing.execute('setTextTrack', { language: 'ar' });
    await playing.seek({ to: 40.5 });
  });
  await player
    .getByRole('group', { name: /^Up next/u })
    .getByRole('button', { name: 'Cancel' })
    .press('Enter');
  await player.evaluate((element) => (element as FootlightPlayer).seek({ to: 45.6 }));
  await expect.poll(tell).toMatchObject({ id: '1101', ended: true });
  await expect(page).toHaveURL(/\/video\/1101/u);

  await page.locator('[data-card="VOD:1102"]').getByRole('link').press('Enter');
  await expect.poll(tell, { timeout: 20_000 }).toMatchObject({ id: '1102', languages: ['es', 'ar'] });
});

test('a grid narrows to a genre, shows everything again, and its cards open their pages', async ({
  page,
}) => {
  await page.setViewportSize(WIDE);
  await page.goto('/grid?gridviewconfigid=all-films');
  await expect(page.getByRole('heading', { level: 1, name: 'All films' })).toBeVisible();
  const cards = page.locator('main [data-card]');
  await expect(cards).toHaveCount(24);
  // What is drawn before scripts have run has less below it: the last card would stand lower once they have.
  await expect(page.locator('main')).toBeVisible();
  await cards.last().scrollIntoViewIfNeeded();
  await expect(cards).toHaveCount(29);
  const filter = page.getByRole('navigation', { name: 'Filter' });
  const sport = filter.getByRole('link', { name: /^Sport/u });
  const left = Number(/\d+/u.exec((await sport.textContent()) ?? '')?.[0]);
  expect(left).toBeGreaterThan(1);
  await sport.click();
  await expect(page).toHaveURL(/facet=genre%3Asport/u);
  await expect(cards).toHaveCount(left);
  await page.reload();
  await expect(cards).toHaveCount(left);
  await filter.getByRole('link', { name: 'All' }).click();
  await expect(cards).toHaveCount(24);
  await cards.first().getByRole('link').click();
  await expect(page).toHaveURL(/\/video\/1001\//u);
});

test('the lists show what they are for', async ({ page }) => {
  const lists = {
    browse: '[data-row="browse-films"] [data-card]',
    livenow: '[data-card="LIVE_EVENT:2001"]',
    upcoming: '[data-card="VOD:1005"]',
    releases: '[data-card="VOD:1031"]',
    schedule: '[data-state="on"]',
  };
  for (const [path, shown] of Object.entries(lists)) {
    await page.goto(`/${path}`);
    await expect(page.locator(shown).first(), path).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 }), path).toHaveCount(1);
  }
});
