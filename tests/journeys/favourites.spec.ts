import { axeFaults } from './axe.js';
import { expect, test } from './product.js';

// PAGE-8
test('what a viewer keeps stands on a page of its own, where it is watched one after the other', async ({
  page,
}) => {
  await page.goto('/favourites');
  await expect(page.getByRole('heading', { level: 1, name: 'My list' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
  await page.getByLabel('Email').fill('trial@footlight.example');
  await page.getByRole('textbox', { name: 'Password' }).fill('footlight-demo');
  await page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL(/\/favourites$/u);
  await expect(page.getByText('Your list is empty')).toBeVisible();
  expect(await axeFaults(page)).toEqual([]);

  await page.getByRole('banner').getByRole('link', { name: 'Films', exact: true }).click();
  const row = page.locator('[data-row="films-all"], [data-row]').first();
  const offered = row.getByRole('button', { name: 'Add to my list' });
  for (let kept = 0; kept < 2; kept += 1) await offered.first().press('Enter');
  await expect(row.getByRole('button', { name: 'On my list' })).toHaveCount(2);

  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Account of/u })
    .press('Enter');
  await page.getByRole('banner').getByRole('link', { name: 'My list', exact: true }).click();
  await expect(page).toHaveURL(/\/favourites$/u);
  const cards = page.getByRole('list', { name: 'My list' }).getByRole('listitem');
  await expect(cards).toHaveCount(2);
  await expect(cards.first().getByRole('link')).toHaveAttribute('href', /watchlistId=favourites/u);
  expect(await axeFaults(page)).toEqual([]);

  // The address that the service hands out for the list, and the third of the table, show the same.
  for (const path of ['/watchlist/favourites', '/mylist', '/es/favoritos']) {
    await page.goto(path);
    await expect(page.getByRole('main').getByRole('list').getByRole('listitem')).toHaveCount(2);
  }

  await page.goto('/favourites');
  const taken = cards.first().getByRole('button', { name: 'On my list' });
  await taken.press('Enter');
  await expect(cards).toHaveCount(1);
  await taken.press('Enter');
  await expect(page.getByText('Your list is empty')).toBeVisible();
});
