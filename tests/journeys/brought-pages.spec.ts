import { callsOf } from './calls-of.js';
import { expect, test } from './product.js';
import { takenOver } from './taken-over.js';

// PAGE-27. The pages of first-views.spec.ts are held there.
const PAGES = [
  ['/series/5001', '/api/v4/series/5001'],
  ['/season/4001', '/api/v4/season/4001'],
  ['/news?feed=ringside', '/api/v2/news'],
] as const;

for (const [path, ...addresses] of PAGES)
  test(`${path} stands with what came with it, and asks for none of it`, async ({ page }) => {
    const seen = callsOf(page);
    await page.goto(path);
    await takenOver(page);
    const main = page.locator('main');
    await expect(main.locator('[data-card]').first()).toBeVisible();
    // The row of what is like it lies below, and is asked for when somebody comes near.
    const isBelow = (one: string) => one.includes('lastSeen') || one.endsWith('/related');
    for (const address of addresses)
      expect(seen.filter((one) => one.startsWith(address) && !isBelow(one))).toEqual([]);
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
    const seen = callsOf(page);
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
  const seen = callsOf(page);
  await link.focus();
  await expect.poll(() => seen.filter((one) => one.startsWith('/api/v2/news/'))).toHaveLength(1);
  await page.keyboard.press('Enter');
  await expect(page.locator('main [data-card^="NEWS:"]').first()).toBeVisible();
  expect(seen.filter((one) => one.startsWith('/api/v2/news'))).toHaveLength(2);
});
