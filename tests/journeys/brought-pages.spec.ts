import type { Page } from '@playwright/test';
import { expect, test } from './product.js';
import { takenOver } from './taken-over.js';

// PAGE-27
const PAGES = [
  ['/series/5001', '/api/v4/series/5001'],
  ['/season/4001', '/api/v4/season/4001'],
  ['/playlist/3001', '/api/v4/playlist/3001'],
  ['/search?query=night', '/api/v1/content-search'],
  ['/schedule', '/api/v4/epg'],
  ['/news', '/api/v2/news'],
  ['/news?feed=ringside', '/api/v2/news'],
  ['/fighters', '/api/v2/fighters', '/api/v2/rankings'],
  ['/grid?gridviewconfigid=all-films', '/api/v1/view/content-grid'],
  ['/livenow', '/api/v2/event/live?p=1&rpp=15'],
  ['/upcoming', '/api/v2/event/upcoming'],
  ['/releases', '/api/v2/releases'],
] as const;

const asksOf = (page: Page): string[] => {
  const seen: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname.startsWith('/api/')) seen.push(pathname + search);
  });
  return seen;
};

for (const [path, ...addresses] of PAGES)
  test(`${path} stands with what came with it, and asks for none of it`, async ({ page }) => {
    const seen = asksOf(page);
    await page.goto(path);
    await takenOver(page);
    const main = page.locator('main');
    await expect(main.locator('[data-card]').first()).toBeVisible();
    for (const address of addresses)
      expect(seen.filter((one) => one.startsWith(address) && !one.includes('lastSeen'))).toEqual([]);
  });

for (const [list, link, addresses] of [
  ['/news', /^\/news\/\w/u, ['/api/v2/news/']],
  ['/fighters', /^\/fighters\/\w/u, ['/api/v2/fighters/']],
] as const)
  test(`what ${list} leads to stands with what came with it`, async ({ page }) => {
    await page.goto(list);
    const card = page.locator('main [data-card] a').first();
    await expect(card).toBeVisible();
    const href = (await card.getAttribute('href')) ?? '';
    expect(href).toMatch(link);
    const seen = asksOf(page);
    await page.goto(href);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    await takenOver(page);
    for (const address of addresses) expect(seen.filter((one) => one.startsWith(address))).toEqual([]);
  });

test('a link that is looked at has brought what follows from an answer too', async ({ page }) => {
  await page.goto('/home');
  await takenOver(page);
  const link = page.locator('a[href^="/news"]').first();
  await link.scrollIntoViewIfNeeded();
  const seen = asksOf(page);
  await link.focus();
  await expect.poll(() => seen.filter((one) => one.startsWith('/api/v2/news/'))).toHaveLength(1);
  await page.keyboard.press('Enter');
  await expect(page.locator('main [data-card^="NEWS:"]').first()).toBeVisible();
  expect(seen.filter((one) => one.startsWith('/api/v2/news'))).toHaveLength(2);
});
