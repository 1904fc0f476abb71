import type { FootlightPlayer } from '@footlight/player';
import type { Page } from '@playwright/test';
import { playerState } from './player-state.js';
import { expect, test } from './product.js';
import { signedIn } from './signed-in.js';
import { playsPast } from './watched-player.js';

test.use({ viewport: { width: 640, height: 480 } });
const A_MINUTE_MS = 60_000;

const player = (page: Page) => page.locator('footlight-player');

const stateOf = (page: Page) => playerState(player(page));

/** Plays from a position, then leaves for a document without scripts. */
const watchAndLeave = async (page: Page, seconds: number): Promise<void> => {
  await player(page).evaluate((element, to) => (element as FootlightPlayer).seek({ to }), seconds);
  await playsPast(page, seconds + 0.3);
  await page.goto('/robots.txt');
};

// Too little progress and finished videos are tested in packages/domain/src/playback/watch-progress.test.ts,
// packages/server/src/features/playback/progress/progress.test.ts.
test('an account resumes where it stopped, and plays on as many screens as its plan allows', async ({
  page,
  context,
}) => {
  await signedIn(page, { email: 'member@footlight.example' });

  await test.step('a film that was left half-way resumes there, or starts over', async () => {
    await page.goto('/video/1001?play=1');
    await playsPast(page, 0.1);
    expect((await stateOf(page)).resumedFrom).toBeNull();
    await watchAndLeave(page, 40);
    await page.goto('/video/1001?play=1');
    await playsPast(page, 40);
    expect((await stateOf(page)).resumedFrom).toBeGreaterThan(39);
    await expect(player(page).getByText(/continuing from 0:4\d/iu)).toBeVisible();
    await player(page).getByRole('button', { name: 'From the beginning' }).press('Enter');
    await expect.poll(async () => (await stateOf(page)).currentTime).toBeLessThan(20);
  });

  await test.step('a start position in the address takes precedence', async () => {
    await watchAndLeave(page, 50);
    await page.goto('/video/1001?t=20');
    await playsPast(page, 20);
    const { currentTime, resumedFrom } = await stateOf(page);
    expect(currentTime).toBeLessThan(40);
    expect(resumedFrom).toBeNull();
  });

  await test.step('one screen too many is refused until another one is closed', async () => {
    // Its plan allows one screen.
    await signedIn(page, { email: 'lite@footlight.example' });
    await page.goto('/video/1001?play=1');
    await playsPast(page, 0.1);
    await player(page).evaluate((element) => (element as FootlightPlayer).pause());

    const second = await context.newPage();
    await second.goto('/video/1002?play=1');
    const fault = player(second).getByRole('alert');
    await expect(fault).toContainText(/too many screens/iu);

    await page.close();
    await expect(async () => {
      await fault.getByRole('button', { name: 'Try again' }).click({ timeout: 2000 });
      await expect.poll(async () => (await stateOf(second)).status, { timeout: 5000 }).toBe('ready');
    }).toPass({ timeout: A_MINUTE_MS });
    await playsPast(second, 0.2);
  });
});
