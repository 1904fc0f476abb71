import type { Browser, BrowserContext, Page } from '@playwright/test';
import { axeFaults } from './axe.js';
import { expect, test } from './product.js';

/** Where the picture of a page stands on the clock of this machine: seconds of the film that a moment of time shows as 0. */
const shift = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const player = document.querySelector('footlight-player');
    if (player === null) throw new Error('There is no player.');
    return player.exactTime - (performance.timeOrigin + performance.now()) / 1000;
  });
const stateOf = (page: Page) =>
  page.evaluate(() => {
    const state = document.querySelector('footlight-player')?.state;
    return { paused: state?.paused, currentTime: state?.currentTime ?? 0, isPlaying: state?.isPlaying };
  });
const act = (page: Page, what: 'play' | 'pause' | { readonly seek: number }): Promise<void> =>
  page.evaluate(async (wish) => {
    const player = document.querySelector('footlight-player');
    if (wish === 'play') await player?.play();
    else if (wish === 'pause') await player?.pause();
    else await player?.seek({ to: wish.seek });
  }, what);

/** 250 ms apart at most (ROOM-6). */
const together = async (...pages: readonly Page[]): Promise<void> => {
  await expect
    .poll(
      async () => {
        const shifts = await Promise.all(pages.map(shift));
        return Math.max(...shifts) - Math.min(...shifts);
      },
      { timeout: 40_000 },
    )
    .toBeLessThan(0.25);
};

const openContext = (browser: Browser, baseURL: string): Promise<BrowserContext> =>
  browser.newContext({ baseURL, viewport: { width: 1000, height: 700 } });
const nameAndPress = async (page: Page, name: string, button: string): Promise<void> => {
  await page.getByLabel('Your name').fill(name);
  await page.getByRole('button', { name: button, exact: true }).click();
};
const panelOf = (page: Page) => page.getByRole('complementary', { name: 'Watch together' });

// ROOM-1, ROOM-6, ROOM-7, ROOM-8, ROOM-9
test('three guests watch together from a title: late, steered, talked about, handed over', async ({
  browser,
  page,
  baseURL,
}) => {
  test.setTimeout(240_000);
  await page.goto('/video/1001');
  await page.getByRole('link', { name: 'Watch together' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Watch together' })).toBeVisible();
  expect(await axeFaults(page)).toEqual([]);
  await nameAndPress(page, 'Hanna', 'Start a room');
  await page.waitForURL((url) => url.searchParams.has('room'));
  await expect(panelOf(page).getByRole('listitem').filter({ hasText: 'Hanna' })).toContainText('Host');
  await act(page, 'play');
  await act(page, { seek: 20 });

  const others = await Promise.all([openContext(browser, baseURL), openContext(browser, baseURL)]);
  const [gil, ida] = await Promise.all(others.map((context) => context.newPage()));
  if (gil === undefined || ida === undefined) throw new Error('There are no pages.');
  for (const [guest, name] of [
    [gil, 'Gil'],
    [ida, 'Ida'],
  ] as const) {
    await guest.goto(page.url());
    await expect(guest.getByText('Hanna invites you to watch together.')).toBeVisible();
    await nameAndPress(guest, name, 'Join');
    // Who comes late lands where the others are.
    await expect.poll(async () => (await stateOf(guest)).currentTime).toBeGreaterThan(20);
    await expect.poll(async () => (await stateOf(guest)).isPlaying).toBe(true);
  }
  await together(page, gil, ida);
  expect(await axeFaults(page)).toEqual([]);

  // Typing pauses nothing, and its keys steer nothing.
  const box = gil.getByLabel('Message', { exact: true });
  await box.pressSequentially('k for keys');
  await expect(panelOf(page).getByText('Gil is typing…')).toBeVisible();
  expect((await stateOf(gil)).paused).toBe(false);
  await box.press('Enter');
  const message = panelOf(page).getByRole('listitem').filter({ hasText: 'k for keys' });
  await expect(message).toBeVisible();
  await message.getByRole('button', { name: 'React to the message by Gil' }).click();
  await message.getByRole('button', { name: 'Applause' }).click();
  await expect(panelOf(gil).getByRole('button', { name: 'Applause: 1' })).toBeVisible();

  await act(page, 'pause');
  for (const guest of [gil, ida]) await expect.poll(async () => (await stateOf(guest)).paused).toBe(true);
  await act(page, { seek: 45 });
  await act(page, 'play');
  for (const guest of [gil, ida]) {
    await expect.poll(async () => (await stateOf(guest)).currentTime).toBeGreaterThan(45);
    await expect.poll(async () => (await stateOf(guest)).isPlaying).toBe(true);
  }
  await together(page, gil, ida);

  // A member's own pause is theirs alone.
  await act(ida, 'pause');
  await expect(panelOf(ida).getByText('You have paused for yourself. The others watch on.')).toBeVisible();
  await expect(panelOf(page).getByRole('listitem').filter({ hasText: 'Ida' })).toContainText('Paused');
  expect((await stateOf(gil)).paused).toBe(false);
  await panelOf(ida).getByRole('button', { name: 'Catch up' }).click();
  await together(page, ida);

  await panelOf(page).getByRole('button', { name: 'Leave' }).click();
  await expect(page.getByText('You have left the room.')).toBeVisible();
  await expect(panelOf(gil).getByRole('listitem').filter({ hasText: 'Gil' }).first()).toContainText('Host');
  await act(gil, 'pause');
  await expect.poll(async () => (await stateOf(ida)).paused).toBe(true);
  await Promise.all(others.map((context) => context.close()));
});

// ROOM-7
test('what a member may not watch is theirs to solve; the others watch on', async ({
  browser,
  page,
  baseURL,
}) => {
  await page.goto('/login?from=%2Fvideo%2F1003');
  await page.getByLabel('Email').fill('member@footlight.example');
  await page.getByRole('textbox', { name: 'Password' }).fill('footlight-demo');
  await page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.waitForURL((url) => url.pathname === '/video/1003');
  await page.goto('/live/1003/watch-together?kind=vod');
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

// ROOM-2
test('where no WebSocket comes through, the room is followed all the same', async ({
  browser,
  page,
  baseURL,
}) => {
  await page.goto('/live/1001/watch-together?kind=vod');
  await nameAndPress(page, 'Hanna', 'Start a room');
  await page.waitForURL((url) => url.searchParams.has('room'));
  await act(page, 'play');
  const context = await openContext(browser, baseURL);
  const guest = await context.newPage();
  await guest.routeWebSocket(/\/api\/v2\/room\//u, (socket) => socket.close());
  await guest.goto(page.url());
  await nameAndPress(guest, 'Gil', 'Join');
  await guest.getByLabel('Message', { exact: true }).fill('by another way');
  await guest.getByRole('button', { name: 'Send' }).click();
  await expect(panelOf(page).getByText('by another way')).toBeVisible();
  await together(page, guest);
  await context.close();
});
