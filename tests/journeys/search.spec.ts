import type { Page } from '@playwright/test';
import { axeViolations } from './axe.js';
import { expect, test } from './product.js';

/** Lists that fade in are tested here. */
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const field = (page: Page) => page.getByRole('main').getByRole('searchbox');
const queryOf = (page: Page) => new URL(page.url()).searchParams;
const found = (page: Page, title: string) =>
  page
    .getByRole('main')
    .getByRole('link', { name: new RegExp(`^${title}`, 'u') })
    .first();

/** Tolerance in pixels for the height of a page. */
const ESTIMATE = 100;

// SEARCH-4, SEARCH-6
test('a search opens from a page, is in the address, reports no results and failures, and closes to the page', async ({
  page,
}) => {
  const main = page.getByRole('main');
  const seek = async (words: string) => {
    await field(page).fill(words);
    await field(page).press('Enter');
  };
  await page.goto('/section/films');

  await test.step('opening it keeps the page, and closing restores its scroll position', async () => {
    const last = main.locator('[data-card]').last();
    await last.scrollIntoViewIfNeeded();
    const topOf = () => last.evaluate((card) => card.getBoundingClientRect().top);
    const top = await topOf();
    await page.keyboard.press('/');
    await expect(page).toHaveURL(/\/search$/u);
    await expect(field(page)).toBeFocused();
    await seek('night train');
    await expect(found(page, 'Night Train')).toBeVisible();
    await seek('lantern');
    await expect(found(page, 'The Lantern Coast')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL(/\/section\/films$/u);
    // Rows that were never visible have estimated heights, which may differ after the return.
    await expect.poll(async () => Math.abs((await topOf()) - top)).toBeLessThan(ESTIMATE);
    await expect(last).toBeInViewport();
  });

  await test.step('results match the beginning of what is typed, and the query is in the address', async () => {
    await page.getByRole('banner').getByRole('link', { name: 'Search' }).press('Enter');
    await field(page).pressSequentially('lant & c');
    await expect.poll(() => queryOf(page).get('query')).toBe('lant & c');
    expect(page.url()).toContain('query=lant+%26+c');
    await expect(found(page, 'The Lantern Coast')).toBeVisible();
    await expect(page).toHaveTitle(/^Results for “lant & c”/u);
    await expect(page.getByRole('status').filter({ hasText: /result/u })).toBeVisible();

    await field(page).fill('night market');
    await expect.poll(() => queryOf(page).get('query')).toBe('night market');
    await page.goBack();
    await expect(field(page)).toHaveValue('lant & c');
    await expect(found(page, 'The Lantern Coast')).toBeVisible();
  });

  await test.step('a failed search shows an error and a retry', async () => {
    let fails = true;
    // Not an aborted request: unreachable requests are retried without a press (PAGE-65).
    await page.route('**/api/v1/content-search**', (route) =>
      fails ? route.fulfill({ status: 500 }) : route.fallback(),
    );
    await seek('harbour');
    const failure = main.getByRole('alert');
    await expect(failure).toContainText('We couldn’t load the results');
    fails = false;
    await failure.getByRole('button').click();
    await expect(page.locator('[data-row="search-VOD_VIDEO"]')).toBeVisible();
    await page.unrouteAll();
  });

  await test.step('no results are reported with popular titles instead, and both ways of clearing clear the query', async () => {
    await seek('qqqqzzzz');
    await expect(main.getByText('No results for “qqqqzzzz”')).toBeVisible();
    await expect(main.getByRole('heading', { name: 'Popular now' })).toBeVisible();
    expect(await axeViolations(page, { within: 'main' })).toEqual([]);
    await main.getByRole('button', { name: 'Clear the search' }).click();
    await expect(page).toHaveURL(/\/search$/u);
    await expect(field(page)).toHaveValue('');
    await expect(field(page)).toBeFocused();
    await seek('sea');
    await expect.poll(() => queryOf(page).get('query')).toBe('sea');
    for (const _letter of 'sea') await field(page).press('Backspace');
    await expect(page).toHaveURL(/\/search$/u);
  });
});

// PAGE-26, SEARCH-3
test('results are there immediately, a filter narrows them, “All” restores them, and going back keeps them', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const faded = new Set<string>();
    Reflect.set(globalThis, 'faded', faded);
    addEventListener('transitionrun', ({ target, propertyName }) => {
      if (propertyName === 'opacity' && target instanceof Element && target.matches('main ul'))
        faded.add(target.closest('[data-row]')?.getAttribute('data-row') ?? '');
    });
  });
  const fadedLists = () => page.evaluate(() => [...(Reflect.get(globalThis, 'faded') as Set<string>)]);
  await page.goto('/search?query=night');
  const main = page.getByRole('main');
  const all = main.getByRole('button', { name: 'All', exact: true });
  const videos = main.getByRole('button', { name: /^Videos \d/u });

  await test.step('server-rendered results do not fade in; a list that loads later does', async () => {
    const rows = main.locator('section[data-row]');
    await expect(rows).toHaveCount(3);
    for (const list of await rows.locator('ul').all()) await expect(list).toHaveCSS('opacity', '1');
    expect(await fadedLists()).toEqual([]);
    await videos.click();
    await expect(main.locator('[data-row="search-VOD_VIDEO"] [data-card]').first()).toBeVisible();
    await expect.poll(fadedLists).toEqual(['search-VOD_VIDEO']);
    await all.click();
  });

  await test.step('filters', async () => {
    const before = await videos.textContent();
    await main.getByRole('button', { name: 'Filters' }).click();
    expect(await axeViolations(page, { within: 'main' })).toEqual([]);
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
    await page.setViewportSize({ width: 1280, height: 720 });
    await main.getByRole('checkbox', { name: /^Music/u }).check();
    await expect.poll(() => queryOf(page).getAll('facet')).toEqual(['genre:music']);
    await expect(all).toBeVisible();
    await expect(videos).not.toHaveText(before ?? '');
    await main.getByRole('checkbox', { name: /^Documentary/u }).check();
    await expect.poll(() => queryOf(page).getAll('facet')).toEqual(['genre:music,documentary']);
    await main.getByRole('button', { name: 'Genre: All' }).click();
    await expect.poll(() => queryOf(page).getAll('facet')).toEqual([]);
    await expect(videos).toHaveText(before ?? '');
  });

  await test.step('opening a result, and going back', async () => {
    await videos.click();
    await found(page, 'Night Train').click();
    await expect(page).toHaveURL(/\/video\/1024/u);
    await page.goBack();
    await expect(found(page, 'Night Train')).toBeFocused();
    expect(queryOf(page).get('kind')).toBe('VOD_VIDEO');
  });
});
