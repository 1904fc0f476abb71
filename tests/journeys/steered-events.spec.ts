import type { FootlightPlayer } from '@footlight/player';
import type { Page } from '@playwright/test';
import { axeViolations } from './axe.js';
import { expect, test } from './product.js';
import { signedIn } from './signed-in.js';

test.use({ viewport: { width: 1000, height: 700 } });

const openAsAdmin = async (page: Page, to: string): Promise<void> => {
  await signedIn(page, { email: 'admin@footlight.example' });
  await page.goto(to);
};

// Other processes are notified too: packages/server/src/features/live/live-stream.test.ts, steering.test.ts.
// LIVE-2, LIVE-8, LIVE-9, LIST-25, LIST-48
test('an administrator starts and ends an event, and every page and player follows', async ({
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

  const list = await viewer.context().newPage();
  await list.goto('/livenow');
  const card = list.getByRole('main').locator('[data-card="LIVE_EVENT:2003"]');
  await expect(list.getByRole('main').locator('[data-card]').first()).toBeVisible();
  await expect(card).toHaveCount(0);

  await openAsAdmin(page, '/_admin/events');
  const row = page.getByRole('list', { name: 'Live events' }).getByRole('listitem').filter({
    hasText: 'Far Lights',
  });
  await expect(row.getByText(/^Coming up/u)).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await row.getByRole('button', { name: /^Start now/u }).click();
  await expect(row.getByText(/^On the air since/u)).toBeVisible();

  await expect(count).toHaveText(/7/u);
  await expect(list.getByRole('group', { name: /Far Lights/u })).toBeVisible();
  await expect(card).toBeVisible();
  const state = () => player.evaluate((element) => (element as FootlightPlayer).state);
  await expect.poll(async () => (await state()).status).toBe('ready');
  await expect(countdown).toBeHidden();

  await row.getByRole('button', { name: /^End now/u }).click();
  await expect(row.getByText(/^Ended/u)).toBeVisible();
  await expect(count).toHaveText(/6/u);
  await expect(card).toHaveCount(0);
  await expect.poll(async () => (await state()).ended).toBe(true);
  await expect(player.getByText('This event is over.')).toBeVisible();

  await row.getByRole('button', { name: /^Back to schedule/u }).click();
  await expect(row.getByText(/^Coming up/u)).toBeVisible();
  await page.goto('/_admin/log');
  await expect(page.getByText('Event 2003 started')).toBeVisible();
});
