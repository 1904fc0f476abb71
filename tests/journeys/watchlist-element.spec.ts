import type { Page } from '@playwright/test';
import { expect } from './product.js';
import { MEMBER, VIEWER, openWatchlists, viewerOf } from './watchlist-page.js';
import { COAST, HARVEST, failing, collectEvents, eventsOn, test } from './watchlist-test.js';

/** Opens a list by its name, in the panel of the page's button. */
const openList = async (page: Page, name: string) => {
  await page.getByRole('button', { name: 'Everything I keep' }).click();
  await page.getByRole('dialog').getByRole('button', { name }).click();
  await expect(page.getByRole('dialog')).toHaveAccessibleName(name);
};
const titles = async (page: Page) => {
  const links = page.getByRole('dialog').getByRole('listitem').getByRole('link');
  return (await links.allInnerTexts()).map((words) => words.split('\n')[0]);
};
const POST = 'Evening Post';
const ORCHARD = 'Glass Orchard';

test('a title is added to a list and to a new one, but not twice; errors are shown with a retry', async ({
  page,
  request,
  product,
}) => {
  const viewer = await viewerOf(request, product, VIEWER);
  const member = await viewerOf(request, product, MEMBER);
  await viewer.makeList('My own');
  await viewer.saveList(await member.makeList('Of somebody else'));
  const chunk = /\/watchlist-panel-in-shadow/u;
  await page.route(chunk, (route) => route.abort('connectionreset'));
  const at = await openWatchlists(page, product);

  await test.step('the code of the panel fails to load: an error and a retry are shown', async () => {
    await at.addButton(COAST).click();
    await expect(at.adder(COAST)).toContainText('We couldn’t load your lists.');
    await page.unroute(chunk);
    await at.adder(COAST).getByRole('button', { name: 'Try again' }).click();
    await expect(at.dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(at.dialog).toHaveCount(0);
    await at.inline.getByRole('button', { name: 'Try again' }).click();
    await expect(at.inline).toContainText('Of somebody else');
  });

  let made = '';
  // LIST-28, LIST-29, LIST-30
  await test.step('only own lists are offered; “Create a list” opens the name field, “Create” saves the list and adds the title', async () => {
    await collectEvents(page, 'listchange', 'toggle');
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
    const events = await eventsOn(page);
    expect(
      events.map(({ name: type, detail }) => detail['change'] ?? `${type} ${String(detail['isOpen'])}`),
    ).toEqual(['toggle true', 'create', 'add', 'toggle false']);
    const [added, closed] = events.slice(-2);
    const shown = (closed?.at ?? 0) - (added?.at ?? 0);
    expect(shown).toBeGreaterThanOrEqual(1990);
    expect(await viewer.listNames()).toContain('Sunday evenings');
    made = String(added?.detail['listId']);
  });

  await test.step('an invalid name is explained, and one of sixty characters is accepted', async () => {
    await at.addButton(COAST).click();
    await at.dialog.getByRole('button', { name: 'Create a list' }).click();
    const name = at.dialog.getByRole('textbox');
    const before = await viewer.listNames();
    await name.fill('x'.repeat(61));
    await page.keyboard.press('Enter');
    await expect(at.dialog.getByRole('alert')).toHaveText('List names can have up to 60 characters.');
    await expect(name).toBeFocused();
    expect(await viewer.listNames()).toEqual(before);

    const mend = await failing(page, /\/api\/v2\/watchlists$/u, 'POST', 500, 'INTERNAL');
    await name.fill('x'.repeat(60));
    await expect(at.dialog.getByRole('alert')).toHaveCount(0);
    await page.keyboard.press('Enter');
    await expect(at.dialog.getByRole('alert')).toHaveText(/Something went wrong on our side/u);
    mend();
    await page.keyboard.press('Enter');
    await expect(at.dialog.getByRole('status').filter({ hasText: 'Added to' })).toBeVisible();
    expect(await viewer.listNames()).toContain('x'.repeat(60));
    await expect(at.dialog).toHaveCount(0);
  });

  // LIST-32
  await test.step('a title that the list contains is marked, and other failures have a generic message', async () => {
    await at.addButton(COAST).click();
    const listButton = at.dialog.getByRole('button', { name: /^Sunday evenings .* Already in this list/u });
    await expect(listButton).toHaveAttribute('aria-disabled', 'true');
    await expect(listButton).toContainText('Already in this list');
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
    expect(await viewer.videosOf(made)).toEqual(['1001', '1008']);
  });
});

test('a list is reordered, renamed, emptied and deleted, and the favourites are changed', async ({
  page,
  request,
  product,
}) => {
  const viewer = await viewerOf(request, product, VIEWER);
  const list = await viewer.makeList('Sunday evenings', ['1001', '1008', '1009', '1007']);
  const at = await openWatchlists(page, product);
  await openList(page, 'Sunday evenings');
  const { dialog } = at;
  const expectOrder = async (...expected: readonly (readonly [id: string, title: string])[]) => {
    await expect.poll(() => titles(page)).toEqual(expected.map(([, title]) => title));
    await expect.poll(() => viewer.videosOf(list.id)).toEqual(expected.map(([id]) => id));
  };
  const [coast, harvest, post, orchard] = [
    ['1001', COAST],
    ['1008', HARVEST],
    ['1009', POST],
    ['1007', ORCHARD],
  ] as const;

  await test.step('is reordered by keyboard, with announcements, and saved', async () => {
    const announcement = dialog.getByRole('status');
    const handle = dialog.getByRole('button', { name: /^Move The Lantern Coast/u });
    await expect(handle).toHaveAccessibleDescription(/Space or Enter to pick it up/u);
    await handle.focus();
    await page.keyboard.press('Space');
    await expect(announcement.filter({ hasText: 'The Lantern Coast picked up, 1 of 4.' })).toHaveCount(1);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await expect(announcement.filter({ hasText: '3 of 4.' })).toHaveCount(1);
    expect(await viewer.videosOf(list.id)).toEqual(['1001', '1008', '1009', '1007']);
    await page.keyboard.press('Space');
    await expect(announcement.filter({ hasText: 'The Lantern Coast dropped at 3 of 4.' })).toHaveCount(1);
    await expect(dialog.getByRole('button', { name: 'Move The Lantern Coast, 3 of 4' })).toBeFocused();
    await expectOrder(harvest, post, coast, orchard);

    await page.keyboard.press('Enter');
    await page.keyboard.press('Home');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeVisible();
    expect(await titles(page)).toEqual([HARVEST, POST, COAST, ORCHARD]);
  });

  await test.step('is reordered by drag and drop, and by buttons alone', async () => {
    const handle = dialog.getByRole('button', { name: /^Move Evening Post/u });
    const first = dialog.getByRole('button', { name: /^Move Harvest Run/u });
    const [from, to] = [await handle.boundingBox(), await first.boundingBox()];
    if (from === null || to === null) throw new Error('The handles are not drawn.');
    await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
    await page.mouse.down();
    await page.mouse.move(from.x + from.width / 2, to.y + 4, { steps: 12 });
    await expect(dialog.locator('[data-lifted="pointer"]')).toHaveCount(1);
    await page.mouse.up();
    await expectOrder(post, harvest, coast, orchard);
    await expect(dialog.locator('[data-lifted]')).toHaveCount(0);

    await dialog.getByRole('button', { name: /^Move Evening Post/u }).click();
    await dialog.getByRole('button', { name: 'Down' }).click();
    await dialog.getByRole('button', { name: /^Move Evening Post/u }).click();
    await expectOrder(harvest, post, coast, orchard);
  });

  await test.step('reverts a change that failed to save, with an error and a retry', async () => {
    const mend = await failing(page, /\/new-watchlists\/[\w-]+(?:\?.*)?$/u, 'POST', 503, 'UNAVAILABLE');
    await dialog.getByRole('button', { name: /^Move Evening Post/u }).focus();
    for (const key of ['Space', 'ArrowUp', 'Space']) await page.keyboard.press(key);
    await expect(dialog.getByRole('alert')).toContainText('We couldn’t save that change.');
    await expectOrder(harvest, post, coast, orchard);
    mend();
    await dialog.getByRole('alert').getByRole('button', { name: 'Try again' }).click();
    await expectOrder(post, harvest, coast, orchard);

    const heal = await failing(page, /\/content\/VOD\/1001$/u, 'DELETE', 500, 'INTERNAL');
    await dialog.getByRole('button', { name: 'Remove The Lantern Coast' }).click();
    await expect(dialog.getByRole('alert')).toContainText('We couldn’t save that change.');
    await expectOrder(post, harvest, coast, orchard);
    heal();
    await dialog.getByRole('alert').getByRole('button', { name: 'Try again' }).click();
    await expectOrder(post, harvest, orchard);
    await expect(dialog.getByRole('alert')).toHaveCount(0);
  });

  await test.step('is renamed, opened, emptied and deleted', async () => {
    const link = dialog.getByRole('link', { name: /Evening Post/u });
    await expect(link).toHaveAttribute('href', `${product.origin}/video/1009?watchlistId=${list.id}`);

    await dialog.getByRole('button', { name: 'Rename' }).click();
    await dialog.getByRole('textbox').fill('x'.repeat(61));
    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('alert')).toHaveText('List names can have up to 60 characters.');
    await dialog.getByRole('textbox').fill('Mondays');
    await page.keyboard.press('Enter');
    await expect(dialog).toHaveAccessibleName('Mondays');
    await expect.poll(() => viewer.listNames()).toEqual(['My list', 'Mondays']);

    for (const title of [POST, HARVEST, ORCHARD])
      await dialog.getByRole('button', { name: `Remove ${title}` }).click();
    await expect(dialog).toContainText('Nothing in this list yet');
    await expect(dialog.getByRole('heading', { name: 'Mondays' })).toBeFocused();
    await expect.poll(() => viewer.videosOf(list.id)).toEqual([]);

    await dialog.getByRole('button', { name: 'Delete' }).click();
    await expect(dialog.getByRole('group')).toContainText('Delete Mondays?');
    await dialog.getByRole('button', { name: 'Delete list' }).click();
    await expect(dialog).toHaveAccessibleName('My lists');
    await expect(dialog.getByRole('button', { name: 'Mondays' })).toHaveCount(0);
    expect(await viewer.listNames()).toEqual(['My list']);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  });

  await test.step('favourites toggle instead of opening a panel, in every element and in the list of favourites', async () => {
    await at.heart(COAST).click();
    await expect(at.heart(COAST)).toHaveAccessibleName('The Lantern Coast is on my list');
    await expect(dialog).toHaveCount(0);
    await expect.poll(() => viewer.favourites()).toEqual(['1001']);
    await at.inline.getByRole('button', { name: /My list.*1 title/u }).click();
    await expect(at.inline.getByRole('link', { name: /The Lantern Coast/u })).toBeVisible();
    await at.heart(HARVEST).click();
    await expect(at.inline.getByRole('link')).toHaveCount(2);
    await at.inline.getByRole('button', { name: 'Remove The Lantern Coast' }).click();
    await expect(at.heart(COAST)).toHaveAccessibleName('Add The Lantern Coast to my list');
    await expect.poll(() => viewer.favourites()).toEqual(['1008']);
  });
});
