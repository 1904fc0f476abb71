import type { Locator, Page } from '@playwright/test';
import type { FootlightPlayer } from '@footlight/player';
import { playerState } from './player-state.js';
import { expect, test } from './product.js';
import { signedIn } from './signed-in.js';
import { openAlone } from './watched-player.js';

// A small viewport costs less and does not affect audio and subtitles.
test.use({ viewport: { width: 640, height: 480 } });

const VIEWER = { email: 'viewer@footlight.example' };

const languages = async (player: Locator) => {
  const { selectedTextTrack, selectedAudioTrack } = await playerState(player);
  return [selectedAudioTrack?.language ?? null, selectedTextTrack?.language ?? null];
};

const choose = async (player: Locator, group: string, name: string): Promise<void> => {
  // By keyboard: with a resting pointer the controls may fade out before a slow machine has clicked them.
  await player.getByRole('button', { name: 'Audio and subtitles' }).press('Enter');
  const choice = player.getByRole('group', { name: group }).getByRole('menuitemradio', { name });
  await choice.click();
  await expect(choice).toHaveAttribute('aria-checked', 'true');
  await player.page().keyboard.press('Escape');
};

/** Text tracks shown by the browser itself rather than by the player. */
const nativeTracks = (player: Locator) =>
  player.evaluate((element) =>
    [...(element.shadowRoot?.querySelector('video')?.textTracks ?? [])]
      .filter(({ mode }) => mode === 'showing')
      .map(({ label }) => label),
  );

/** A position with a subtitle, in seconds. */
const WORDS_AT = 4;

/** Waits until a choice is stored with the account, which the player does asynchronously. */
const waitForStored = (page: Page, name: string) =>
  page.waitForResponse(
    (response) =>
      response.request().method() === 'PUT' &&
      response.ok() &&
      Object.hasOwn((response.request().postDataJSON() as object | null) ?? {}, name),
  );

test.describe('audio and subtitles', () => {
  // The next video and a guest's next visit are tested in packages/player/src/preferences/preferences.browser.test.ts.
  test('follow the account to another browser', async ({ page, browser, baseURL }) => {
    await signedIn(page, VIEWER);
    await page.goto('/video/1001?play=1');
    const player = page.locator('footlight-player');
    await expect.poll(() => languages(player)).toEqual(['en', null]);
    // Paused, because on a slow machine the film could end meanwhile.
    await player.evaluate(async (element, to) => {
      await (element as FootlightPlayer).pause();
      await (element as FootlightPlayer).seek({ to });
    }, WORDS_AT);
    const read = waitForStored(page, 'subTitleLanguage');
    await choose(player, 'Subtitles', 'Español');
    await read;
    const audioStored = waitForStored(page, 'audioLanguage');
    await choose(player, 'Audio', 'Español');
    await audioStored;
    await expect(player.locator('.cue-text').first()).toBeVisible();

    const elsewhere = await browser.newContext({ baseURL, viewport: { width: 640, height: 480 } });
    const other = await elsewhere.newPage();
    await signedIn(other, VIEWER);
    await other.goto('/video/1001?play=1');
    const there = other.locator('footlight-player');
    await expect.poll(() => languages(there)).toEqual(['es', 'es']);
    await elsewhere.close();
  });

  test('are offered on a live channel over HLS', async ({ page }) => {
    const player = page.locator('footlight-player');
    const words = player.locator('.cue-text').first();
    await page.goto('/live/2001?protocol=hls');
    await expect.poll(() => languages(player)).toEqual(['en', null]);
    await choose(player, 'Subtitles', 'العربية');
    await expect(words).toHaveText(/[\u0600-\u06ff]/u, { timeout: 60_000 });
    await choose(player, 'Subtitles', 'English');
    await expect(words).toHaveText(/[a-z]/u, { timeout: 60_000 });
    expect(await nativeTracks(player)).toEqual([]);
  });

  test('are offered on a live channel over DASH, also after an interruption', async ({ page }) => {
    let isDown = false;
    await page.route('**/*.m4s', (route) => (isDown ? route.abort('connectionrefused') : route.continue()));
    await openAlone(page, 'autoplay protocol="dash" live="2001"');
    const player = page.locator('footlight-player');
    const words = player.locator('.cue-text').first();
    await expect.poll(() => languages(player)).toEqual(['en', null]);
    await choose(player, 'Subtitles', 'العربية');
    await expect(words).toHaveText(/[\u0600-\u06ff]/u, { timeout: 60_000 });
    await choose(player, 'Subtitles', 'Español');
    await expect(words).toHaveText(/[a-z]/u, { timeout: 60_000 });
    expect(await nativeTracks(player)).toEqual([]);

    const isReconnecting = async () => (await playerState(player)).reconnecting;
    isDown = true;
    await expect.poll(isReconnecting, { timeout: 60_000 }).toBe(true);
    isDown = false;
    await page.waitForResponse(
      (response) => response.ok() && /subtitles\/es\/\d+\.m4s/u.test(response.url()),
      { timeout: 60_000 },
    );
    await expect.poll(isReconnecting, { timeout: 60_000 }).toBe(false);
    await expect(words).toBeVisible({ timeout: 60_000 });
  });
});
