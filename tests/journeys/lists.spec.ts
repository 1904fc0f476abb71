import type { APIRequestContext, Browser, Page } from '@playwright/test';
import { axeViolations } from './axe.js';
import { goWithin } from './go-within.js';
import { expect, test } from './product.js';
import { signedIn } from './signed-in.js';

const openAs = async (page: Page, name: string, to = '/watchlists'): Promise<void> => {
  await signedIn(page, { email: `${name}@footlight.example` });
  await page.goto(to);
};

const tokenOf = async (request: APIRequestContext, name: string): Promise<string> => {
  const answer = await request.post('/api/v2/login', {
    data: { id: `${name}@footlight.example`, secret: 'footlight-demo' },
  });
  return ((await answer.json()) as { authorisationToken: string }).authorisationToken;
};

const secondBrowser = async (browser: Browser, baseURL: string): Promise<Page> =>
  (await browser.newContext({ baseURL })).newPage();

/** Creates a list with two videos by calls to the service. @returns its shareable path */
const makeList = async (request: APIRequestContext, owner: string, name: string): Promise<string> => {
  const headers = { authorization: `Bearer ${await tokenOf(request, owner)}` };
  const made = await request.post('/api/v2/watchlists', { headers, data: { name } });
  const { id } = (await made.json()) as { id: string };
  const content = ['1001', '1004'].map((one) => ({ id: one, contentType: 'VOD' }));
  await request.post(`/api/v2/new-watchlists/${id}/content`, { headers, data: { content } });
  const list = await request.get(`/api/v2/new-watchlists/${id}`, { headers });
  return ((await list.json()) as { shareablePath: string }).shareablePath;
};

// LIST-40
test('a list is created, renamed, deleted and restored; another one is reordered by keyboard', async ({
  page,
  request,
}) => {
  await makeList(request, 'lite', 'In this order');
  await openAs(page, 'lite');
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Create a list' }).click();
  await expect(main.getByRole('button', { name: 'Create', exact: true })).toBeDisabled();
  await main.getByLabel('Name of the list').fill('x'.repeat(61));
  await main.getByRole('button', { name: 'Create', exact: true }).click();
  await expect(main.getByRole('alert')).toHaveText('List names can have up to 60 characters.');
  await main.getByLabel('Name of the list').fill('Rainy days');
  await main.getByRole('button', { name: 'Create', exact: true }).click();
  await main.getByRole('link', { name: /^Rainy days/u }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Rainy days' })).toBeVisible();
  await expect(main.getByText('Nothing in this list yet')).toBeVisible();

  await main.getByRole('button', { name: 'Rename' }).click();
  await main.getByLabel('Name of the list').fill('Sunny days');
  await main.getByRole('button', { name: 'Save name' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Sunny days' })).toBeVisible();

  await main.getByRole('button', { name: 'Delete' }).click();
  await page.waitForURL(/\/watchlists$/u);
  await expect(main.getByRole('link', { name: /^Sunny days/u })).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(main.getByRole('link', { name: /^Sunny days/u })).toBeVisible();
  expect(await axeViolations(page, { within: 'main' })).toEqual([]);

  await main.getByRole('link', { name: /^In this order/u }).click();
  await main.getByRole('button', { name: 'Edit the list' }).click();
  const handle = main.getByRole('button', { name: /^Move The Lantern Coast, 1 of 2/u });
  await handle.press('Enter');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(main.getByRole('button', { name: /^Move The Lantern Coast, 2 of 2/u })).toBeVisible();
  await main.getByRole('button', { name: 'Remove The Lantern Coast' }).click();
  await expect(main.getByRole('button', { name: /^Move/u })).toHaveCount(1);
  await page.reload();
  await expect(page.getByRole('list', { name: 'In this order' }).getByRole('listitem')).toHaveCount(1);
});

// LIST-41
test('a shared list opens for guests, its titles continue within it, and it can be saved', async ({
  page,
  request,
}) => {
  const path = await makeList(request, 'member', 'For a train ride');
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1, name: 'For a train ride' })).toBeVisible();
  const cards = page.getByRole('list', { name: 'For a train ride' }).getByRole('listitem');
  await expect(cards).toHaveCount(2);
  const href = await cards.first().getByRole('link').first().getAttribute('href');
  const query = new URL(href ?? '', 'http://localhost').searchParams;
  expect([query.has('watchlistId'), query.has('owner')]).toEqual([true, true]);
  await goWithin(page, href ?? '');
  await expect(page.locator('[data-card="VOD:1004"]').first()).toBeAttached();

  await openAs(page, 'trial');
  await page.goto(path);
  await page.getByRole('button', { name: 'Save this list' }).click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await goWithin(page, '/watchlists');
  await expect(
    page.getByRole('main').getByRole('link', { name: /For a train ride.*Shared with you/u }),
  ).toBeVisible();
});

// LIST-45
test('favourites and history that change on one device change on the other', async ({
  page,
  browser,
  request,
  baseURL,
}) => {
  const headers = { authorization: `Bearer ${await tokenOf(request, 'paused')}` };
  await request.put('/api/v2/vod/1006/progress', { headers, data: { position: 30, duration: 90 } });
  await openAs(page, 'paused', '/history');
  const entry = page.locator('[data-card="VOD:1006"]');
  await expect(entry).toBeVisible();
  const other = await secondBrowser(browser, baseURL);
  await openAs(other, 'paused', '/favourites');

  await entry.getByRole('button', { name: 'Add to my list' }).press('Enter');
  await expect(other.locator('[data-card="VOD:1006"]')).toBeVisible();

  await goWithin(other, '/history');
  await other.getByRole('button', { name: /^Remove .* from your history$/u }).click();
  await expect(page.getByText('Nothing watched yet')).toBeVisible();
  await other.context().close();
});
