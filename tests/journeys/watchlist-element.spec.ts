import type { Page } from '@playwright/test';
import { expect } from './product.js';
import { MEMBER, VIEWER, openWatchlists, readerOf } from './watchlist-page.js';
import { COAST, HARVEST, failing, hear, heardBy, test } from './watchlist-test.js';

test.describe('adding to a list', () => {
  // LIST-28, LIST-29, LIST-30
  test('lists only one’s own; the first press of create opens the name, the second saves and adds', async ({
    page,
    request,
    product,
  }) => {
    const viewer = await readerOf(request, product, VIEWER);
    const member = await readerOf(request, product, MEMBER);
    await viewer.makeList('My own');
    await viewer.saveList(await member.makeList('Of somebody else'));
    const at = await openWatchlists(page, product);
    await expect(at.inline).toContainText('Of somebody else');

    await hear(page, 'listchange', 'toggle');
    await at.addButton(COAST).click();
    await expect(at.dialog).toHaveAccessibleName(/Add to a list/u);
    await expect(at.dialog.getByRole('button', { name: /^Add to/u })).toHaveCount(2);
    await expect(at.dialog).toContainText('My own');
    await expect(at.dialog).not.toContainText('Of somebody else');

    await expect(at.dialog.getByRole('textbox')).toHaveCount(0);
    await at.dialog.getByRole('button', { name: 'Create a list' }).click();
    const name = at.dialog.getByRole('textbox', { name: 'Name of the list' });
    await expect(name).toBeFocused();
    const create = at.dialog.getByRole('button', { name: 'Create', exact: true });
    await expect(create).toBeDisabled();
    expect(await viewer.listNames()).not.toContain('Sunday evenings');
    await name.fill('Sunday evenings');
    await expect(create).toBeEnabled();
    await create.click();

    await expect(at.dialog.getByRole('status').filter({ hasText: 'Added to Sunday evenings' })).toBeVisible();
    await expect(at.dialog).toHaveCount(0);
    await expect(at.addButton(COAST)).toBeFocused();
    const heard = await heardBy(page);
    expect(
      heard.map(({ name: said, detail }) => detail['change'] ?? `${said} ${String(detail['isOpen'])}`),
    ).toEqual(['toggle true', 'create', 'add', 'toggle false']);
    const [added, closed] = heard.slice(-2);
    const shown = (closed?.at ?? 0) - (added?.at ?? 0);
    expect(shown).toBeGreaterThanOrEqual(1990);
    expect(await viewer.listNames()).toContain('Sunday evenings');
  });

  test('says of a name what is wrong with it, and takes one of sixty characters', async ({
    page,
    request,
    product,
  }) => {
    const viewer = await readerOf(request, product, VIEWER);
    const at = await openWatchlists(page, product);
    await at.addButton(COAST).click();
    await at.dialog.getByRole('button', { name: 'Create a list' }).click();
    const name = at.dialog.getByRole('textbox');
    await name.fill('x'.repeat(61));
    await page.keyboard.press('Enter');
    await expect(at.dialog.getByRole('alert')).toHaveText('List names can have up to 60 characters.');
    await expect(name).toBeFocused();
    expect(await viewer.listNames()).toEqual(['My list']);

    const mend = await failing(page, /\/api\/v2\/watchlists$/u, 'POST', 500, 'INTERNAL');
    await name.fill('x'.repeat(60));
    await expect(at.dialog.getByRole('alert')).toHaveCount(0);
    await page.keyboard.press('Enter');
    await expect(at.dialog.getByRole('alert')).toHaveText(/Something went wrong on our side/u);
    mend();
    await page.keyboard.press('Enter');
    await expect(at.dialog.getByRole('status').filter({ hasText: 'Added to' })).toBeVisible();
    expect(await viewer.listNames()).toContain('x'.repeat(60));
  });

  // LIST-32
  test('says what stands in the list already, and generic words otherwise', async ({
    page,
    request,
    product,
  }) => {
    const viewer = await readerOf(request, product, VIEWER);
    const list = await viewer.makeList('Sunday evenings', ['1001']);
    const at = await openWatchlists(page, product);
    await at.addButton(COAST).click();
    const held = at.dialog.getByRole('button', { name: /^Sunday evenings .* Already in this list/u });
    await expect(held).toHaveAttribute('aria-disabled', 'true');
    await expect(held).toContainText('Already in this list');
    await page.keyboard.press('Escape');
    await expect(at.dialog).toHaveCount(0);

    const mend = await failing(page, /\/content$/u, 'POST', 500, 'INTERNAL');
    await at.addButton(HARVEST).click();
    const row = at.dialog.getByRole('button', { name: 'Add to Sunday evenings' });
    await row.click();
    await expect(at.dialog.getByRole('alert')).toContainText('Something went wrong on our side');
    mend();
    await at.dialog.getByRole('alert').getByRole('button', { name: 'Try again' }).click();
    await expect(at.dialog.getByRole('status').filter({ hasText: 'Added to' })).toBeVisible();
    expect(await viewer.videosOf(list.id)).toEqual(['1001', '1008']);
  });

  test('says how many there may be, in the service’s own figure', async ({ page, product }) => {
    await page.route(/\/api\/v2\/watchlists$/u, (route) =>
      route.request().method() === 'POST'
        ? route.fulfill({
            status: 409,
            headers: { 'access-control-allow-origin': '*' },
            json: {
              status: 409,
              code: 'WATCHLIST_LIMIT_REACHED',
              messages: ['-'],
              requestId: 'r-1',
              details: { limit: 100 },
            },
          })
        : route.fallback(),
    );
    const at = await openWatchlists(page, product);
    await at.addButton(COAST).click();
    await at.dialog.getByRole('button', { name: 'Create a list' }).click();
    await at.dialog.getByRole('textbox').fill('One more');
    await page.keyboard.press('Enter');
    await expect(at.dialog.getByRole('alert')).toHaveText(
      'You’ve reached the limit of 100. Remove something first.',
    );
  });

  test('brings 25 lists at a time', async ({ page, request, product }) => {
    const viewer = await readerOf(request, product, VIEWER);
    for (let number = 1; number <= 30; number += 1) await viewer.makeList(`List ${String(number)}`);
    const asked: string[] = [];
    page.on('request', (sent) => {
      const { pathname, searchParams } = new URL(sent.url());
      if (pathname === '/api/v2/watchlists')
        asked.push(`${searchParams.get('rpp')} ${searchParams.has('lastSeen')}`);
    });
    const at = await openWatchlists(page, product);
    await expect(at.inline.getByRole('listitem')).toHaveCount(25);
    await at.inline.getByRole('listitem').last().scrollIntoViewIfNeeded();
    await expect(at.inline.getByRole('listitem')).toHaveCount(31);
    expect(asked.slice(0, 2)).toEqual(['25 false', '25 true']);
  });
});

test.describe('one list', () => {
  const order = (page: Page) =>
    page.getByRole('dialog').getByRole('listitem').getByRole('link').allInnerTexts();
  const openList = async (page: Page, name: string) => {
    await page.getByRole('button', { name: 'Everything I keep' }).click();
    await page.getByRole('dialog').getByRole('button', { name }).click();
    await expect(page.getByRole('dialog')).toHaveAccessibleName(name);
  };
  const titles = async (page: Page) => (await order(page)).map((words) => words.split('\n')[0]);

  test('is arranged by keyboard, told in words, and stays so', async ({ page, request, product }) => {
    const viewer = await readerOf(request, product, VIEWER);
    const list = await viewer.makeList('Sunday evenings', ['1001', '1008', '1009', '1007']);
    await openWatchlists(page, product);
    await openList(page, 'Sunday evenings');
    const dialog = page.getByRole('dialog');
    const said = dialog.getByRole('status');
    const handle = dialog.getByRole('button', { name: /^Move The Lantern Coast/u });
    await expect(handle).toHaveAccessibleDescription(/Space or Enter to pick it up/u);
    await handle.focus();
    await page.keyboard.press('Space');
    await expect(said.filter({ hasText: 'The Lantern Coast picked up, 1 of 4.' })).toHaveCount(1);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await expect(said.filter({ hasText: '3 of 4.' })).toHaveCount(1);
    expect(await viewer.videosOf(list.id)).toEqual(['1001', '1008', '1009', '1007']);
    await page.keyboard.press('Space');
    await expect(said.filter({ hasText: 'The Lantern Coast dropped at 3 of 4.' })).toHaveCount(1);
    await expect(dialog.getByRole('button', { name: 'Move The Lantern Coast, 3 of 4' })).toBeFocused();
    await expect.poll(() => titles(page)).toEqual([HARVEST, 'Evening Post', COAST, 'Glass Orchard']);
    await expect.poll(() => viewer.videosOf(list.id)).toEqual(['1008', '1009', '1001', '1007']);

    await page.keyboard.press('Enter');
    await page.keyboard.press('Home');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeVisible();
    expect(await titles(page)).toEqual([HARVEST, 'Evening Post', COAST, 'Glass Orchard']);
  });

  test('is arranged by drag, and by presses alone', async ({ page, request, product }) => {
    const viewer = await readerOf(request, product, VIEWER);
    const list = await viewer.makeList('Sunday evenings', ['1001', '1008', '1009']);
    await openWatchlists(page, product);
    await openList(page, 'Sunday evenings');
    const dialog = page.getByRole('dialog');
    const handle = dialog.getByRole('button', { name: /^Move Evening Post/u });
    const first = dialog.getByRole('button', { name: /^Move The Lantern Coast/u });
    const [from, to] = [await handle.boundingBox(), await first.boundingBox()];
    if (from === null || to === null) throw new Error('The handles are not drawn.');
    await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
    await page.mouse.down();
    await page.mouse.move(from.x + from.width / 2, to.y + 4, { steps: 12 });
    await expect(dialog.locator('[data-lifted="pointer"]')).toHaveCount(1);
    await page.mouse.up();
    await expect.poll(() => titles(page)).toEqual(['Evening Post', COAST, HARVEST]);
    await expect.poll(() => viewer.videosOf(list.id)).toEqual(['1009', '1001', '1008']);
    await expect(dialog.locator('[data-lifted]')).toHaveCount(0);

    await dialog.getByRole('button', { name: /^Move Evening Post/u }).click();
    await dialog.getByRole('button', { name: 'Down' }).click();
    await dialog.getByRole('button', { name: /^Move Evening Post/u }).click();
    await expect.poll(() => viewer.videosOf(list.id)).toEqual(['1001', '1009', '1008']);
  });

  test('takes a change back that failed, with a word and another try', async ({ page, request, product }) => {
    const viewer = await readerOf(request, product, VIEWER);
    const list = await viewer.makeList('Sunday evenings', ['1001', '1008']);
    await openWatchlists(page, product);
    await openList(page, 'Sunday evenings');
    const dialog = page.getByRole('dialog');
    const mend = await failing(page, /\/new-watchlists\/[\w-]+(?:\?.*)?$/u, 'POST', 503, 'UNAVAILABLE');
    await dialog.getByRole('button', { name: /^Move Harvest Run/u }).focus();
    for (const key of ['Space', 'ArrowUp', 'Space']) await page.keyboard.press(key);
    await expect(dialog.getByRole('alert')).toContainText('We couldn’t save that change.');
    await expect.poll(() => titles(page)).toEqual([COAST, HARVEST]);
    mend();
    await dialog.getByRole('alert').getByRole('button', { name: 'Try again' }).click();
    await expect.poll(() => titles(page)).toEqual([HARVEST, COAST]);
    await expect.poll(() => viewer.videosOf(list.id)).toEqual(['1008', '1001']);

    const heal = await failing(page, /\/content\/VOD\/1001$/u, 'DELETE', 500, 'INTERNAL');
    await dialog.getByRole('button', { name: 'Remove The Lantern Coast' }).click();
    await expect(dialog.getByRole('alert')).toContainText('We couldn’t save that change.');
    await expect.poll(() => titles(page)).toEqual([HARVEST, COAST]);
    heal();
    await dialog.getByRole('alert').getByRole('button', { name: 'Try again' }).click();
    await expect.poll(() => viewer.videosOf(list.id)).toEqual(['1008']);
    await expect(dialog.getByRole('alert')).toHaveCount(0);
  });

  test('is renamed, opened, emptied and deleted', async ({ page, request, product }) => {
    const viewer = await readerOf(request, product, VIEWER);
    const list = await viewer.makeList('Sunday evenings', ['1001']);
    await openWatchlists(page, product);
    await openList(page, 'Sunday evenings');
    const dialog = page.getByRole('dialog');
    const link = dialog.getByRole('link', { name: /The Lantern Coast/u });
    await expect(link).toHaveAttribute('href', `${product.origin}/video/1001?watchlistId=${list.id}`);

    await dialog.getByRole('button', { name: 'Rename' }).click();
    await dialog.getByRole('textbox').fill('x'.repeat(61));
    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('alert')).toHaveText('List names can have up to 60 characters.');
    await dialog.getByRole('textbox').fill('Mondays');
    await page.keyboard.press('Enter');
    await expect(dialog).toHaveAccessibleName('Mondays');
    await expect.poll(() => viewer.listNames()).toEqual(['My list', 'Mondays']);

    await dialog.getByRole('button', { name: 'Remove The Lantern Coast' }).click();
    await expect(dialog).toContainText('Nothing in this list yet');
    await expect(dialog.getByRole('heading', { name: 'Mondays' })).toBeFocused();
    await expect.poll(() => viewer.videosOf(list.id)).toEqual([]);

    await dialog.getByRole('button', { name: 'Delete' }).click();
    await expect(dialog.getByRole('group')).toContainText('Delete Mondays?');
    await dialog.getByRole('button', { name: 'Delete list' }).click();
    await expect(dialog).toHaveAccessibleName('My lists');
    await expect(dialog.getByRole('button', { name: 'Mondays' })).toHaveCount(0);
    expect(await viewer.listNames()).toEqual(['My list']);
  });

  test('is not there: words say so, and lead on', async ({ page, product }) => {
    await openWatchlists(page, product, '?watchlistId=no-such-list&owner=nobody');
    const shared = page.locator('#shared-list');
    await expect(shared.getByRole('alert')).toContainText('We couldn’t load this list.');
    await expect(shared.getByRole('alert')).toContainText('It may have been deleted, or it isn’t shared.');
    await expect(shared.getByRole('button', { name: 'Try again' })).toBeVisible();
  });
});
