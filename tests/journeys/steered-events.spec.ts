import type { FootlightPlayer } from '@footlight/player';
import type { Page } from '@playwright/test';
import { axeFaults } from './axe.js';
import { expect, test } from './product.js';
import { signedIn } from './signed-in.js';

test.use({ viewport: { width: 1000, height: 700 } });

const openAsAdmin = async (page: Page, to: string): Promise<void> => {
  await signedIn(page, { email: 'admin@footlight.example' });
  await page.goto(to);
};

// LIVE-8, LIVE-9
test('an administrator begins and ends an event, and every page and player follows', async ({
  page,
  browser,
  baseURL,
}) => {
  const viewer = await (await browser.newContext({ baseURL })).newPage();
  await viewer.goto('/live/2003');
  const player = viewer.locator('footlight-player').first();
  const countdown = viewer.getByRole('main').getByRole('timer');
  await expect(countdown).toBeVisible();
  const count = viewer.getByRole('button', { name: /^Live now \d/u });
  await expect(count).toHaveText(/6/u);

  await openAsAdmin(page, '/_admin/events');
  const row = page.getByRole('list', { name: 'Live events' }).getByRole('listitem').filter({
    hasText: 'Far Lights',
  });
  await expect(row.getByText(/^Coming up/u)).toBeVisible();
  expect(await axeFaults(page)).toEqual([]);
  await row.getByRole('button', { name: /^Begin now/u }).click();
  await expect(row.getByText(/^On the air since/u)).toBeVisible();

  await expect(count).toHaveText(/7/u);
  const state = () => player.evaluate((element) => (element as FootlightPlayer).state);
  await expect.poll(async () => (await state()).status).toBe('ready');
  await expect(countdown).toBeHidden();

  await row.getByRole('button', { name: /^End now/u }).click();
  await expect(row.getByText(/^Over since/u)).toBeVisible();
  await expect(count).toHaveText(/6/u);
  await expect.poll(async () => (await state()).ended).toBe(true);
  await expect(player.getByText('This event is over.')).toBeVisible();

  await row.getByRole('button', { name: /^Back to schedule/u }).click();
  await expect(row.getByText(/^Coming up/u)).toBeVisible();
  await page.goto('/_admin/log');
  await expect(page.getByText('Event 2003 begun')).toBeVisible();
});
