import type { FootlightPlayer } from '@footlight/player';
import type { Locator, Page } from '@playwright/test';
import { expect, test } from './product.js';

const WIDE = { width: 1440, height: 900 };
const NARROW = { width: 800, height: 900 };

/** Counts the page's requests to matching addresses. */
const countRequests = (page: Page, pattern: RegExp) => {
  const seen = { times: 0 };
  page.on('request', (request) => {
    if (pattern.test(request.url())) seen.times += 1;
  });
  return seen;
};

// ROW-9, ROW-10
test('a playlist in the search results opens a panel below its line, and its page in a narrow window', async ({
  page,
}) => {
  await page.setViewportSize(WIDE);
  await page.goto('/search?query=night%20drives');
  const main = page.getByRole('main');
  const panel = main.getByRole('region').filter({ has: page.getByRole('link', { name: 'See all' }) });
  const opensBelow = async (card: Locator) => {
    await card.click();
    await expect(panel.last().getByRole('link', { name: 'Play', exact: true })).toHaveAttribute(
      'href',
      /\?playlistId=/u,
    );
    await expect(card).toHaveAttribute('aria-expanded', 'true');
    const box = await panel.last().boundingBox();
    expect(box?.x).toBe(0);
    expect(box?.y).toBeGreaterThan((await card.boundingBox())?.y ?? Number.POSITIVE_INFINITY);
  };
  const closes = async (card: Locator) => {
    await page.keyboard.press('Escape');
    await expect(panel).toHaveCount(0);
    await expect(card).toBeFocused();
    await expect(card).toHaveAttribute('aria-expanded', 'false');
  };

  await test.step('in a row: card, panel and page show the same number of videos', async () => {
    const found = main.locator('[data-card="PLAYLIST:3004"]');
    await expect(found).toContainText('5 videos');
    await opensBelow(found.getByRole('link'));
    await expect(panel.last().getByText('5 videos')).toBeVisible();
    await expect(panel.last().getByRole('list').last().getByRole('link')).toHaveCount(5);
    await closes(found.getByRole('link'));
    await page.keyboard.press('Enter');
    await panel.last().getByRole('link', { name: 'See all' }).click();
    await expect(page).toHaveURL(/\/playlist\/3004\b/u);
    await expect(main.getByRole('heading', { level: 1 })).not.toHaveText(/^Results/u);
    await expect(main.getByText('5 videos')).toBeVisible();
    await expect(main.getByRole('listitem')).toHaveCount(5);
    await page.goBack();
  });

  const thirty = page.getByRole('region', { name: 'Thirty nights' });
  const card = main.locator('[data-card="PLAYLIST:3001"]').getByRole('link');

  await test.step('in a grid: the panel pages through the videos and requests each page once', async () => {
    const requests = countRequests(page, /\/api\/v4\/playlist\/3001/u);
    await main.getByRole('searchbox').fill('nights');
    await main.getByRole('searchbox').press('Enter');
    await main.getByRole('button', { name: /^Series and playlists \d/u }).click();
    await expect(page).toHaveURL(/kind=VOD_PLAYLIST/u);
    await opensBelow(card);
    await expect(thirty.getByRole('heading', { name: 'Thirty nights' })).toBeFocused();
    await expect(thirty).toHaveAttribute('data-layout', 'big');
    await expect(thirty.getByRole('button', { name: 'Share' })).toBeVisible();
    await expect(thirty.getByRole('button', { name: /^Add /u })).toHaveCount(0);
    const items = thirty.getByRole('list', { name: 'Videos in Thirty nights' }).getByRole('link');
    await expect(items).toHaveCount(6);
    await thirty.getByRole('button', { name: 'More videos' }).click();
    await expect(thirty.getByText('7–12 of 30')).toBeVisible();
    await expect(items).toHaveCount(6);
    const pages = requests.times;
    await thirty.getByRole('button', { name: 'Previous videos' }).click();
    await thirty.getByRole('button', { name: 'More videos' }).click();
    await expect(thirty.getByText('7–12 of 30')).toBeVisible();
    await expect(items).toHaveCount(6);
    expect(requests.times).toBe(pages);
  });

  await test.step('the cover is beside the text in every window wide enough for the panel', async () => {
    for (const width of [1920, 1025]) {
      await page.setViewportSize({ width, height: 900 });
      const cover = thirty.locator('img').nth(1);
      await expect(async () => {
        const picture = await cover.boundingBox();
        const heading = await thirty.getByRole('heading', { name: 'Thirty nights' }).boundingBox();
        expect(picture?.width).toBeGreaterThan(100);
        expect((picture?.x ?? 0) + (picture?.width ?? 0)).toBeLessThan(heading?.x ?? 0);
      }).toPass();
    }
    await closes(card);
  });

  await test.step('narrowing the window closes the panel, and the card links to the page', async () => {
    await page.keyboard.press('Enter');
    await expect(thirty).toBeVisible();
    await page.setViewportSize(NARROW);
    await expect(thirty).toHaveCount(0);
    // Without a panel it must not have `aria-expanded`.
    await expect(card).not.toHaveAttribute('aria-expanded');
    await card.click();
    await expect(page).toHaveURL(/\/playlist\/3001\/thirty-nights$/u);
    await expect(page.getByRole('heading', { level: 1, name: 'Thirty nights' })).toBeVisible();
  });
});

// SERIES-3
test('the season picker loads in both directions from the current season, and keeps the query parameters', async ({
  page,
}) => {
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

test('a series starts with its first episode, resumes the one started, and plays the next in the chosen languages', async ({
  page,
}) => {
  // A smaller viewport: the picture is not tested.
  await page.setViewportSize({ width: 1040, height: 600 });
  await page.goto('/series/5001');
  const player = page.locator('footlight-player');
  const playerState = () =>
    player.evaluate((element) => {
      const { id, currentTime, ended, selectedTextTrack, selectedAudioTrack } = (element as FootlightPlayer)
        .state;
      const languages = [selectedAudioTrack?.language, selectedTextTrack?.language];
      return { id, currentTime, ended, languages };
    });
  const seek = (to: number) =>
    player.evaluate((element, at) => (element as FootlightPlayer).seek({ to: at }), to);

  await test.step('the first episode starts, skips its intro, and is resumed from the series', async () => {
    await page.getByRole('link', { name: 'Watch S1 E1' }).click();
    await expect(page).toHaveURL(/\/video\/1101\/.*seasonId=4001/u);
    await player.getByRole('button', { name: 'Skip intro' }).press('Enter');
    await expect.poll(async () => (await playerState()).currentTime).toBeGreaterThanOrEqual(9);
    // The progress is stored by code that loads after the first frame.
    await expect(player.getByRole('button', { name: 'Settings' })).toBeAttached();
    await seek(20);
    await player.evaluate((element) => (element as FootlightPlayer).pause());
    await page.goBack();
    const onward = page.getByRole('link', { name: 'Continue S1 E1' });
    await expect(onward).toHaveAttribute('href', /\/video\/1101\//u);
    await expect(page.locator('[data-card="VOD:1101"]').getByRole('progressbar')).toBeVisible();
    await onward.click();
    await expect(page).toHaveURL(/\/video\/1101\//u);
  });

  const seasons = page.getByRole('navigation', { name: 'Seasons' });
  const playing = page.locator('main [data-card] [aria-current]');
  const next = page.locator('[data-card="VOD:1102"]').getByRole('link');
  const title = await page.getByRole('heading', { level: 1 }).textContent();

  await test.step('the playing episode stays marked while another season is shown', async () => {
    await player.evaluate((element) => (element as FootlightPlayer).pause());
    await expect(playing).toHaveAttribute('href', /\/video\/1101\//u);
    await expect(page.locator('[data-card="VOD:1101"]')).toContainText('S1 E1');
    await seasons.getByRole('link', { name: 'Season 2' }).click();
    await expect(page.locator('[data-row="season-4002"] [data-card]').first()).toContainText('S2 E1');
    await expect(page).toHaveURL(/\/video\/1101/u);
    await expect(playing).toHaveCount(0);
    await seasons.getByRole('link', { name: 'Season 1' }).click();
    await expect(playing).toHaveAttribute('href', /\/video\/1101\//u);
  });

  await test.step('the episode stays when the next one is cancelled', async () => {
    await player.evaluate(async (element) => {
      const played = element as FootlightPlayer;
      await played.execute('setAudioTrack', { language: 'es' });
      await played.execute('setTextTrack', { language: 'ar' });
      await played.seek({ to: 40.5 });
      await played.play();
    });
    await player
      .getByRole('group', { name: /^Up next/u })
      .getByRole('button', { name: 'Cancel' })
      .press('Enter');
    await seek(45.6);
    await expect.poll(playerState).toMatchObject({ id: '1101', ended: true });
    await expect(page).toHaveURL(/\/video\/1101/u);
  });

  await test.step('the next episode replaces it, in the chosen languages', async () => {
    await next.press('Enter');
    await expect(page).toHaveURL(/\/video\/1102\/.*seasonId=4001/u);
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(title ?? '');
    await expect(playing).toHaveAttribute('href', /\/video\/1102\//u);
    await expect.poll(playerState).toMatchObject({ id: '1102', languages: ['es', 'ar'] });
  });
});
