import type { Locator } from '@playwright/test';
import { axeViolations } from './axe.js';
import { goWithin } from './go-within.js';
import { expect, test } from './product.js';

const keep = (place: Locator) => place.getByRole('button', { name: 'Add to my list' });
const listedButton = (place: Locator) => place.getByRole('button', { name: 'On my list' });

// PAGE-8
test('the favourites of a viewer have a page of their own, where they play one after the other', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const main = page.getByRole('main');
  const line = page.locator('li', { has: page.locator('[data-card="VOD:1013"]') });
  const cards = page.getByRole('list', { name: 'My list' }).getByRole('listitem');
  /** Opens and closes the panel that adds a title to a list. */
  const seesLists = async (place: Locator): Promise<void> => {
    await place
      .getByRole('button', { name: /^Add .* to a list$/u })
      .first()
      .press('Enter');
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  };

  await test.step('guests are offered no favourites, and sign in and return from the page', async () => {
    await page.goto('/playlist/3001');
    await expect(line).toBeVisible();
    await expect(keep(main)).toHaveCount(0);
    await goWithin(page, '/favourites');
    await expect(page.getByRole('heading', { level: 1, name: 'My list' })).toBeVisible();
    await main.getByRole('link', { name: 'Sign in' }).click();
    await page.getByLabel('Email').fill('trial@footlight.example');
    await page.getByRole('textbox', { name: 'Password' }).fill('footlight-demo');
    await main.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(page).toHaveURL(/\/favourites$/u);
    await expect(page.getByText('Your list is empty')).toBeVisible();
  });

  await test.step('cards of a row are added to the favourites, also by keyboard, and open the panel of lists', async () => {
    await page.getByRole('banner').getByRole('link', { name: 'Films', exact: true }).click();
    const row = page.locator('[data-row="films-all"], [data-row]').first();
    await keep(row).first().press('Enter');
    const [first, second] = [row.locator('[data-card]').nth(0), row.locator('[data-card]').nth(1)];
    await expect(listedButton(first)).toHaveAttribute('aria-pressed', 'true');
    await second.getByRole('link').focus();
    await page.keyboard.press('ArrowUp');
    await expect(keep(second)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(listedButton(second)).toHaveAttribute('aria-pressed', 'true');
    await expect(listedButton(row)).toHaveCount(2);
    await seesLists(first);
  });

  await test.step('cards of the favourites page continue within the favourites', async () => {
    await page
      .getByRole('banner')
      .getByRole('button', { name: /^Account of/u })
      .press('Enter');
    await page.getByRole('banner').getByRole('link', { name: 'My list', exact: true }).click();
    await expect(page).toHaveURL(/\/favourites$/u);
    await expect(cards).toHaveCount(2);
    const first = cards.first().getByRole('link');
    await expect(first).toHaveAttribute('href', /watchlistId=favourites/u);
    expect(await axeViolations(page)).toEqual([]);
    // Opened by its address: it does not start by itself.
    await goWithin(page, (await first.getAttribute('href')) ?? '');
    const next = main.getByRole('region', { name: 'Up next' });
    await expect(next.getByRole('link').first()).toHaveAttribute(
      'href',
      /\/video\/\d+\/.*watchlistId=favourites/u,
    );
    await expect(keep(next).or(listedButton(next)).first()).toBeAttached();
  });

  await test.step('lines of a playlist are added and removed as well', async () => {
    await goWithin(page, '/playlist/3001');
    await keep(line).click();
    await expect(listedButton(line)).toHaveAttribute('aria-pressed', 'true');
    await seesLists(line);
    await listedButton(line).click();
    await expect(keep(line)).toHaveAttribute('aria-pressed', 'false');
  });

  await test.step('removed titles disappear from the page', async () => {
    // The address that the service returns for the list.
    await page.goto('/watchlist/favourites');
    await expect(cards).toHaveCount(2);
    const taken = listedButton(cards.first());
    await taken.press('Enter');
    await expect(cards).toHaveCount(1);
    await taken.press('Enter');
    await expect(page.getByText('Your list is empty')).toBeVisible();
  });

  await test.step('on a phone, episodes are added, fit the window, and have the focus after going back', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await goWithin(page, '/series/5001');
    const episode = page.locator('li', { has: page.locator('a[data-card="VOD:1102"]') });
    await keep(episode).click();
    await expect(listedButton(episode)).toHaveAttribute('aria-pressed', 'true');
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
    await listedButton(episode).click();
    await expect(keep(episode)).toHaveAttribute('aria-pressed', 'false');

    const link = episode.getByRole('link');
    await link.focus();
    await link.press('Enter');
    await expect(page).toHaveURL(/\/video\/1102\//u);
    await page.goBack();
    await expect(link).toBeFocused();
  });
});
