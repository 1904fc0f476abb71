import type { Browser, BrowserContext } from '@playwright/test';
import { axeViolations } from './axe.js';
import { expect, test } from './product.js';
import { signedIn } from './signed-in.js';
import { act, nameAndPress, panelOf, stateOf, together } from './room-pages.js';

const openContext = (browser: Browser, baseURL: string): Promise<BrowserContext> =>
  browser.newContext({ baseURL, viewport: { width: 800, height: 600 } });

test.use({ viewport: { width: 800, height: 600 } });

// ROOM-1, ROOM-2, ROOM-6, ROOM-7, ROOM-8, ROOM-9
test('three guests, the host in an embedded element and one without a WebSocket, join late, sync, chat and hand over', async ({
  browser,
  page,
  product,
  baseURL,
}) => {
  await page.goto(`${product.examplesOrigin}/examples/watch-together/`);
  const element = page.locator('footlight-watch-together');
  await nameAndPress(page, 'Hanna', 'Start a room');
  const roomMessage = page.locator('#said');
  await expect(roomMessage).toHaveText(/^Room \S+\.$/u);
  const room = /^Room (\S+)\.$/u.exec((await roomMessage.textContent()) ?? '')?.[1] ?? '';
  await expect(element.getByRole('listitem').filter({ hasText: 'Hanna' })).toContainText('Host');
  await act(page, 'play');
  await act(page, { seek: 20 });

  const others = await Promise.all([openContext(browser, baseURL), openContext(browser, baseURL)]);
  const [gil, ida] = await Promise.all(others.map((context) => context.newPage()));
  if (gil === undefined || ida === undefined) throw new Error('There are no pages.');
  // The room is followed without a WebSocket as well.
  await ida.routeWebSocket(/\/api\/v2\/room\//u, (socket) => socket.close());
  for (const [guest, name] of [
    [gil, 'Gil'],
    [ida, 'Ida'],
  ] as const) {
    await guest.goto(`/live/1001/watch-together?kind=vod&room=${room}`);
    await expect(guest.getByText('Hanna invites you to watch together.')).toBeVisible();
    await nameAndPress(guest, name, 'Join');
    // A late member starts at the position of the others.
    await expect.poll(async () => (await stateOf(guest)).currentTime).toBeGreaterThan(20);
    await expect.poll(async () => (await stateOf(guest)).isPlaying).toBe(true);
  }
  await together(page, gil, ida);

  // Typing does not pause, and its keys do not control the player.
  const box = gil.getByLabel('Message', { exact: true });
  await box.pressSequentially('k for keys');
  await expect(element.getByText('Gil is typing…')).toBeVisible();
  expect((await stateOf(gil)).paused).toBe(false);
  await act(page, 'pause');
  for (const guest of [gil, ida]) await expect.poll(async () => (await stateOf(guest)).paused).toBe(true);

  await box.press('Enter');
  const message = element.getByRole('listitem').filter({ hasText: 'k for keys' });
  await expect(message).toBeVisible();
  await message.getByRole('button', { name: 'React to the message by Gil' }).click();
  await message.getByRole('button', { name: 'Applause' }).click();
  await expect(panelOf(gil).getByRole('button', { name: 'Applause: 1' })).toBeVisible();
  await ida.getByLabel('Message', { exact: true }).fill('by another way');
  await ida.getByRole('button', { name: 'Send' }).click();
  await expect(element.getByText('by another way')).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);

  await act(page, { seek: 45 });
  await act(page, 'play');
  for (const guest of [gil, ida]) {
    await expect.poll(async () => (await stateOf(guest)).currentTime).toBeGreaterThan(45);
    await expect.poll(async () => (await stateOf(guest)).isPlaying).toBe(true);
  }

  // A member's own pause affects only them.
  await act(ida, 'pause');
  await expect(
    panelOf(ida).getByText('You paused just for yourself. The others are still watching.'),
  ).toBeVisible();
  await expect(element.getByRole('listitem').filter({ hasText: 'Ida' }).first()).toContainText('Paused');
  expect((await stateOf(gil)).paused).toBe(false);
  await panelOf(ida).getByRole('button', { name: 'Catch up' }).click();
  await together(page, ida);

  await element.getByRole('button', { name: 'Leave' }).click();
  await expect(page.getByText('You left the room.')).toBeVisible();
  await expect(panelOf(gil).getByRole('listitem').filter({ hasText: 'Gil' }).first()).toContainText('Host');
  await act(gil, 'pause');
  await expect.poll(async () => (await stateOf(ida)).paused).toBe(true);
  await Promise.all(others.map((context) => context.close()));
});

// ROOM-1, ROOM-7
test('a room is opened from a title; a member who may not watch it gets an error, and the others keep watching', async ({
  browser,
  page,
  baseURL,
}) => {
  await signedIn(page, { email: 'member@footlight.example' });
  await page.goto('/video/1003');
  await page.getByRole('link', { name: 'Watch together' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Watch together' })).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Start a room' }).click();
  await page.waitForURL((url) => url.searchParams.has('room'));
  await act(page, 'play');
  const context = await openContext(browser, baseURL);
  const guest = await context.newPage();
  await guest.goto(page.url());
  await nameAndPress(guest, 'Gil', 'Join');
  await expect
    .poll(() => guest.evaluate(() => document.querySelector('footlight-player')?.state.error?.code ?? null))
    .toMatch(/SIGN_IN_REQUIRED|ACCESS_DENIED/u);
  await expect(panelOf(page).getByRole('listitem').filter({ hasText: 'Gil' })).toBeVisible();
  await expect.poll(async () => (await stateOf(page)).isPlaying).toBe(true);
  await context.close();
});
