import { randomBytes } from 'node:crypto';
import type { Page } from '@playwright/test';
import { startPostgres, type PostgresServer } from '../../packages/server/src/testing/postgres-server.js';
import { startService, type StartedService } from '../service/started-service.js';
import { expect, test } from './product.js';
import { signedIn } from './signed-in.js';
import { act, nameAndPress, panelOf, stateOf, together } from './room-pages.js';

test.use({ viewport: { width: 1000, height: 700 } });

let postgres: PostgresServer;
let one: StartedService;
let other: StartedService;
const started: StartedService[] = [];

test.beforeAll(async () => {
  test.setTimeout(240_000);
  postgres = await startPostgres();
  const env = { DATABASE_URL: postgres.databaseUrl, FOOTLIGHT_SECRET: randomBytes(32).toString('hex') };
  one = await startService({ env });
  started.push(one);
  other = await startService({ env });
  started.push(other);
});
test.afterAll(async () => {
  for (const service of started) await service.stop();
  await postgres.stop();
});

const openAs = async (page: Page, { origin }: StartedService, name: string, to: string): Promise<void> => {
  await signedIn(page, { email: `${name}@footlight.example`, origin });
  await page.goto(`${origin}${to}`);
};

// LIVE-2, LIVE-8, LIST-25, LIST-48
test('an event that is begun through one process is counted, announced and listed by the other', async ({
  page,
  browser,
}) => {
  const viewer = await (await browser.newContext()).newPage();
  await viewer.goto(`${one.origin}/livenow`);
  const count = viewer.getByRole('banner').getByRole('button', { name: /live now/iu });
  await expect(count).toHaveText(/6/u);

  await openAs(page, other, 'admin', '/_admin/events');
  const row = page.getByRole('list', { name: 'Live events' }).getByRole('listitem').filter({
    hasText: 'Far Lights',
  });
  await row.getByRole('button', { name: /^Begin now/u }).click();
  await expect(count).toHaveText(/7/u);
  await expect(viewer.getByRole('group', { name: /Far Lights/u })).toBeVisible();
  const card = viewer.getByRole('main').locator('[data-card="LIVE_EVENT:2003"]');
  await expect(card).toBeVisible();

  await row.getByRole('button', { name: /^Back to schedule/u }).click();
  await expect(count).toHaveText(/6/u);
  await expect(card).toHaveCount(0);
  await viewer.context().close();
});

// LIST-45
test('a list that is made through one process shows on a device of the other', async ({ page, browser }) => {
  const device = await (await browser.newContext()).newPage();
  await openAs(device, one, 'lite', '/watchlists');
  await expect(device.getByRole('main').getByRole('button', { name: 'Create a list' })).toBeVisible();

  await openAs(page, other, 'lite', '/watchlists');
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Create a list' }).click();
  await main.getByLabel('Name of the list').fill('Across the water');
  await main.getByRole('button', { name: 'Create', exact: true }).click();
  const made = device.getByRole('main').getByRole('link', { name: /^Across the water/u });
  await expect(made).toBeVisible();

  await device
    .getByRole('main')
    .getByRole('link', { name: /^Across the water/u })
    .click();
  await device.getByRole('main').getByRole('button', { name: 'Delete' }).click();
  await expect(main.getByRole('link', { name: /^Across the water/u })).toHaveCount(0);
  await device.context().close();
});

// ROOM-6, ROOM-10
test('members of one room are kept together over two processes', async ({ page, browser }) => {
  await page.goto(`${one.origin}/live/1001/watch-together?kind=vod`);
  await nameAndPress(page, 'Hanna', 'Start a room');
  await page.waitForURL((url) => url.searchParams.has('room'));
  await act(page, 'play');

  const guest = await (await browser.newContext()).newPage();
  const { pathname, search } = new URL(page.url());
  await guest.goto(`${other.origin}${pathname}${search}`);
  await nameAndPress(guest, 'Gil', 'Join');
  await expect.poll(async () => (await stateOf(guest)).isPlaying).toBe(true);
  await together(page, guest);
  await guest.getByLabel('Message', { exact: true }).fill('from the other one');
  await guest.getByRole('button', { name: 'Send' }).click();
  await expect(panelOf(page).getByText('from the other one')).toBeVisible();
  await act(page, 'pause');
  await expect.poll(async () => (await stateOf(guest)).paused).toBe(true);
  await guest.context().close();
});
