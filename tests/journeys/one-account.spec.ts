import type { FootlightPlayer } from '@footlight/player';
import { expect, test, type Page } from '@playwright/test';
import { withRealm } from '../service/realm.js';
import { playerState } from './player-state.js';
import { signedIn } from './signed-in.js';

test.setTimeout(300_000);
const A_MINUTE_MS = 60_000;

const player = (page: Page) => page.locator('footlight-player');

const stateOf = (page: Page) => playerState(player(page));

const playsPast = (page: Page, seconds: number) =>
  expect.poll(async () => (await stateOf(page)).currentTime, { timeout: 40_000 }).toBeGreaterThan(seconds);

const signIn = (page: Page, origin: string): Promise<void> =>
  signedIn(page, { email: 'member@footlight.example', origin });

/** Plays on from there, and leaves as one leaves a page: by its address. */
const watchAndLeave = async (page: Page, seconds: number): Promise<void> => {
  await player(page).evaluate((element, to) => (element as FootlightPlayer).seek({ to }), seconds);
  await playsPast(page, seconds + 0.3);
  await page.goto('/preferences');
};

test('an account goes on where it stopped, and watches on as many screens as it may', ({ browser }) =>
  withRealm({ player: { concurrentStreams: 2 } }, async ({ origin }) => {
    const context = await browser.newContext({ baseURL: origin, viewport: { width: 640, height: 480 } });
    const page = await context.newPage();
    await signIn(page, origin);

    await test.step('what was hardly begun begins anew', async () => {
      await page.goto('/video/1001?play=1');
      await playsPast(page, 0.5);
      // However far a slow machine has come meanwhile.
      await player(page).evaluate(async (element) => {
        await (element as FootlightPlayer).pause();
        await (element as FootlightPlayer).seek({ to: 1 });
      });
      await page.goto('/preferences');
      await page.goto('/video/1001?play=1');
      await playsPast(page, 0.1);
      expect((await stateOf(page)).resumedFrom).toBeNull();
    });

    await test.step('what was left half-way goes on there, or from the beginning', async () => {
      await watchAndLeave(page, 40);
      await page.goto('/video/1001?play=1');
      await playsPast(page, 40);
      expect((await stateOf(page)).resumedFrom).toBeGreaterThan(39);
      await expect(player(page).getByText(/continuing from 0:4\d/iu)).toBeVisible();
      await player(page).getByRole('button', { name: 'From the beginning' }).press('Enter');
      await expect.poll(async () => (await stateOf(page)).currentTime).toBeLessThan(20);
    });

    await test.step('an address that names its moment goes before', async () => {
      await watchAndLeave(page, 50);
      await page.goto('/video/1001?t=20');
      await playsPast(page, 20);
      const { currentTime, resumedFrom } = await stateOf(page);
      expect(currentTime).toBeLessThan(40);
      expect(resumedFrom).toBeNull();
    });

    await test.step('what was seen to its end begins anew', async () => {
      await watchAndLeave(page, 89);
      await page.goto('/video/1001?play=1');
      await playsPast(page, 0.1);
      expect((await stateOf(page)).resumedFrom).toBeNull();
    });

    await test.step('a screen too many is refused, until another one is closed', async () => {
      await player(page).evaluate((element) => (element as FootlightPlayer).pause());
      const second = await context.newPage();
      await second.goto('/video/1002?play=1');
      await playsPast(second, 0.2);
      await player(second).evaluate((element) => (element as FootlightPlayer).pause());

      const third = await context.newPage();
      await third.goto('/video/1003?play=1');
      const fault = player(third).getByRole('alert');
      await expect(fault).toContainText(/too many screens/iu);

      await page.close();
      await expect(async () => {
        await fault.getByRole('button', { name: 'Try again' }).click({ timeout: 2000 });
        await expect.poll(async () => (await stateOf(third)).status, { timeout: 5000 }).toBe('ready');
      }).toPass({ timeout: A_MINUTE_MS });
      await playsPast(third, 0.2);
    });
    await context.close();
  }));
