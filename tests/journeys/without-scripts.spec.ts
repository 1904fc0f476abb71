import { expect, test } from './product.js';

/** Public pages with what they are called, and something that is read on each. */
const PAGES = [
  ['/home', null, '[data-row] [data-card] a'],
  ['/browse', 'Browse', '[data-card] a'],
  ['/section/films', null, '[data-card] a'],
  ['/video/1001', 'The Lantern Coast', 'main p'],
  ['/video/1003', 'Salt and Iron', 'main p'],
  ['/live/2001', 'Harbour Radio Live', 'main p'],
  ['/series/5001', 'North of Quiet', 'main li a'],
  ['/season/4001', 'Season 1', 'main li a'],
  ['/playlist/3001', 'Thirty nights', 'main li a'],
  ['/search?query=night', 'Results for “night”', '[data-card] a'],
  ['/grid?gridviewconfigid=all-films', 'All films', '[data-card] a'],
  ['/livenow', 'Live now', '[data-card] a'],
  ['/upcoming', 'Coming up', '[data-card] a'],
  ['/releases', 'New and upcoming', '[data-card] a'],
  ['/schedule', 'Schedule', '[data-card] time'],
  ['/epg', 'Programme guide', '[data-card] time'],
  ['/news', 'News', '[data-card] a'],
  ['/news/ringside/ruiz-okafor-agreed', 'Ruiz and Okafor agree on twelve rounds', 'article p'],
  ['/fighters', 'Fighters', '[data-card] a'],
  ['/fighters/rosa-ruiz', 'Rosa Ruiz', 'dl'],
  ['/externalpage/privacy', 'Privacy', 'article p'],
] as const;

test.use({ javaScriptEnabled: false });

// PAGE-34
for (const [path, heading, read] of PAGES)
  test(`${path} is read without scripts, and leads on`, async ({ page }) => {
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(200);
    const main = page.getByRole('main');
    // A section begins with what it shows, whose title may be a picture.
    const title = main.getByRole('heading', { level: 1 }).first();
    await (heading === null ? expect(title).toBeAttached() : expect(title).toHaveText(heading));
    await expect(page.locator(read).first()).toBeVisible();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Search' })).toBeVisible();
    await expect(page.getByRole('contentinfo').getByRole('link').first()).toBeVisible();
    await expect(page.locator('time').filter({ visible: false })).toHaveCount(0);
    for (const picture of (await main.locator('[data-card] img').all()).slice(0, 3))
      await expect(picture).toHaveCSS('opacity', '1');
    for (const link of await main.locator('[data-card] a').all())
      expect(await link.getAttribute('href')).toMatch(/^\/\w/u);
  });

test('a viewer without scripts follows a card, and searches', async ({ page }) => {
  await page.goto('/home');
  const card = page.locator('[data-row] [data-card] a').first();
  const href = (await card.getAttribute('href')) ?? '';
  await page.goto(href);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'Search' }).click();
  await page.getByRole('searchbox').fill('night');
  await page.getByRole('searchbox').press('Enter');
  await expect(page).toHaveURL(/\/search\?query=night$/u);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Results for “night”');
});
