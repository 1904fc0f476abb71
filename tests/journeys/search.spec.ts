import type { Page } from '@playwright/test';
import { axeFaults } from './axe.js';
import { expect, test } from './product.js';

const field = (page: Page) => page.getByRole('main').getByRole('searchbox');
const queryOf = (page: Page) => new URL(page.url()).searchParams;
const found = (page: Page, title: string) =>
  page
    .getByRole('main')
    .getByRole('link', { name: new RegExp(`^${title}`, 'u') })
    .first();

// SEARCH-4
test('opening the search keeps the page, and closing returns to where it was', async ({ page }) => {
  await page.goto('/section/films');
  const last = page.getByRole('main').locator('[data-card]').last();
  await last.scrollIntoViewIfNeeded();
  const topOf = () => last.evaluate((card) => Math.round(card.getBoundingClientRect().top));
  const top = await topOf();
  await page.keyboard.press('/');
  await expect(page).toHaveURL(/\/search$/u);
  await expect(field(page)).toBeFocused();
  await field(page).fill('night train');
  await field(page).press('Enter');
  await expect(found(page, 'Night Train')).toBeVisible();
  await field(page).fill('lantern');
  await field(page).press('Enter');
  await expect(found(page, 'The Lantern Coast')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/\/section\/films$/u);
  // A scroll position may lie between two pixels.
  await expect.poll(async () => Math.abs((await topOf()) - top)).toBeLessThanOrEqual(1);
});

test('what is typed is found by its beginning, stands in the address, and a reload repeats it', async ({
  page,
}) => {
  await page.goto('/home');
  await page.getByRole('banner').getByRole('link', { name: 'Search' }).click();
  await field(page).pressSequentially('lant & c');
  await expect.poll(() => queryOf(page).get('query')).toBe('lant & c');
  expect(page.url()).toContain('query=lant+%26+c');
  await expect(found(page, 'The Lantern Coast')).toBeVisible();
  await expect(page).toHaveTitle(/^Results for “lant & c”/u);
  await expect(page.getByRole('status').filter({ hasText: /result/u })).toBeVisible();
  await page.reload();
  await expect(field(page)).toHaveValue('lant & c');
  await expect(found(page, 'The Lantern Coast')).toBeVisible();

  await field(page).fill('night market');
  await expect.poll(() => queryOf(page).get('query')).toBe('night market');
  await page.goBack();
  await expect(field(page)).toHaveValue('lant & c');
  await expect(found(page, 'The Lantern Coast')).toBeVisible();
});

// SEARCH-3
test('a filter narrows what was found, all restores it, and a result and the way back keep it', async ({
  page,
}) => {
  await page.goto('/search?query=night');
  const main = page.getByRole('main');
  const all = main.getByRole('button', { name: /^All \d/u });
  await expect(all).toBeVisible();
  const before = await all.textContent();
  await main.getByRole('button', { name: 'Filters' }).click();
  await main.getByRole('checkbox', { name: /^Music/u }).check();
  await expect.poll(() => queryOf(page).getAll('facet')).toEqual(['genre:music']);
  await expect(all).toBeVisible();
  await expect(all).not.toHaveText(before ?? '');
  await main.getByRole('checkbox', { name: /^Documentary/u }).check();
  await expect.poll(() => queryOf(page).getAll('facet')).toEqual(['genre:music,documentary']);
  await main.getByRole('button', { name: 'Genre: All' }).click();
  await expect.poll(() => queryOf(page).getAll('facet')).toEqual([]);
  await expect(all).toHaveText(before ?? '');

  await main.getByRole('button', { name: /^Videos \d/u }).click();
  await found(page, 'Night Train').click();
  await expect(page).toHaveURL(/\/video\/1024/u);
  await page.goBack();
  await expect(found(page, 'Night Train')).toBeFocused();
  expect(queryOf(page).get('kind')).toBe('VOD_VIDEO');
});

// SEARCH-6
test('nothing found says so by name, offers what is popular, and both ways of emptying empty it', async ({
  page,
}) => {
  await page.goto('/search?query=qqqqzzzz');
  const main = page.getByRole('main');
  await expect(main.getByText('No results for “qqqqzzzz”')).toBeVisible();
  await expect(main.getByRole('heading', { name: 'Popular now' })).toBeVisible();
  expect(await axeFaults(page)).toEqual([]);
  await main.getByRole('button', { name: 'Clear the search' }).click();
  await expect(page).toHaveURL(/\/search$/u);
  await expect(field(page)).toHaveValue('');
  await expect(field(page)).toBeFocused();
  await field(page).fill('sea');
  await field(page).press('Enter');
  await expect.poll(() => queryOf(page).get('query')).toBe('sea');
  for (const _letter of 'sea') await field(page).press('Backspace');
  await expect(page).toHaveURL(/\/search$/u);
});

test('what an address seeks comes with its page, and is not asked for', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/search?query=night&facet=genre:documentary');
  await expect(page.locator('main [data-card]').first()).toBeVisible();
  expect(asked).not.toContain('/api/v1/content-search');
});

// SEARCH-6
test('a search that does not come back says so and can be tried again, in Arabic as well', async ({
  page,
}) => {
  let fails = true;
  await page.route('**/api/v1/content-search**', (route) => (fails ? route.abort() : route.fallback()));
  await page.setViewportSize({ width: 390, height: 844 });
  // What an address seeks comes with its page; what is typed is asked for.
  await page.goto('/ar/search');
  // The service draws the field before there is anybody to hear what is typed.
  await expect(page.getByRole('banner')).toBeVisible();
  await field(page).fill('night');
  await field(page).press('Enter');
  const failure = page.getByRole('alert');
  await expect(failure).toContainText('تعذّر تحميل النتائج');
  fails = false;
  await failure.getByRole('button').click();
  await expect(page.locator('[data-row="search-VOD_VIDEO"]')).toBeVisible();
  await page.getByRole('button', { name: 'عوامل التصفية' }).click();
  expect(await axeFaults(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
});
