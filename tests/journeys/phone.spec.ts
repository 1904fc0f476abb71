import { devices, type Locator, type Page } from '@playwright/test';
import type { FootlightPlayer } from '@footlight/player';
import { goWithin } from './go-within.js';
import { expect, test } from './product.js';
import { playsPast, stateOf } from './watched-player.js';

const { defaultBrowserType: _its, ...phone } = devices['Pixel 7'];
// Swiping rows needs animations.
test.use({ ...phone, contextOptions: { reducedMotion: 'no-preference' } });

/** Swipes over the middle of an element. */
const swipe = async (page: Page, selector: string, byPx: number): Promise<void> => {
  const box = await page.locator(selector).first().boundingBox();
  if (box === null) throw new Error(`There is no ${selector}.`);
  const [x, y] = [box.x + box.width / 2, box.y + Math.min(box.height / 2, 200)];
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at: number) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [{ x: at, y }],
    });
  await touch('touchStart', x);
  for (let step = 1; step <= 8; step += 1) await touch('touchMove', x + (byPx * step) / 8);
  await touch('touchEnd', x + byPx);
  await session.detach();
};

// PLAY-13, PLAY-14, PLAY-15
test('on a phone, rows and a film are controlled by touch, and the film stays visible, also after going back', async ({
  page,
}) => {
  const player = page.locator('footlight-player');

  await test.step('a film is started by its button in the middle', async () => {
    await page.goto('/video/1014');
    const cover = page.getByRole('main').locator('button[data-play-cover]');
    const middleOf = async (place: Locator): Promise<number> => {
      const box = await place.boundingBox();
      return box === null ? Number.NaN : box.y + box.height / 2;
    };
    expect(Math.abs((await middleOf(cover.locator('svg'))) - (await middleOf(cover)))).toBeLessThan(4);
    await cover.tap();
    await playsPast(page, 0);
    await player.evaluate((element) => (element as FootlightPlayer).pause());
  });

  await test.step('a swipe scrolls heroes and rows', async () => {
    await goWithin(page, '/home');
    const tonight = page.locator('[data-row="home-tonight"]');
    await expect(tonight.locator('[data-card]').first()).toBeVisible();
    const stage = page.getByRole('region', { name: 'Featured' });
    const shown = () => stage.locator('button[aria-pressed="true"]').getAttribute('aria-label');
    const first = await shown();
    await swipe(page, 'main section', -160);
    await expect.poll(shown).not.toBe(first);
    await swipe(page, 'main section', 160);
    await expect.poll(shown).toBe(first);

    const track = tonight.getByRole('list').first();
    await track.scrollIntoViewIfNeeded();
    await swipe(page, '[data-row="home-tonight"] ul', -240);
    await expect.poll(() => track.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(100);

    await tonight.locator('[data-card="VOD:1001"]').getByRole('link').tap();
    await expect(page).toHaveURL(/\/video\/1001/u);
    // A hero of the home page plays in a player as well.
    await expect(tonight).toHaveCount(0);
    await playsPast(page, 0);
  });

  await test.step('the buttons in the middle appear with the controls', async () => {
    const forward = player.getByRole('button', { name: '10 seconds forward' });
    await expect(async () => {
      if (!(await forward.isVisible())) await player.locator('.picture').tap({ position: { x: 12, y: 60 } });
      await forward.tap({ timeout: 1000 });
    }).toPass();
    await playsPast(page, 10);
  });

  // Menus are shown at the bottom of the window, because the picture has no room for them.
  await test.step('menus open in a sheet', async () => {
    const settings = player.getByRole('button', { name: 'Settings' });
    await expect(async () => {
      if (!(await settings.isVisible())) await player.locator('.picture').tap({ position: { x: 12, y: 60 } });
      await settings.tap({ timeout: 1000 });
    }).toPass();
    const menu = player.getByRole('menu', { name: 'Settings' });
    await expect
      .poll(() => menu.evaluate((sheet) => Math.round(innerHeight - sheet.getBoundingClientRect().bottom)))
      .toBe(0);
    expect(await menu.evaluate((sheet) => sheet.getBoundingClientRect().width)).toBe(
      await page.evaluate(() => innerWidth),
    );
    await menu.getByRole('menuitem', { name: 'Share' }).tap();
    const sheet = player.getByRole('dialog', { name: 'Share' });
    await expect
      .poll(() => sheet.evaluate((dialog) => Math.round(innerHeight - dialog.getBoundingClientRect().bottom)))
      .toBe(0);
    // The sheet is not limited to the height of the picture.
    expect(await sheet.evaluate((dialog) => dialog.getBoundingClientRect().height)).toBeGreaterThan(
      await player.evaluate((element) => element.getBoundingClientRect().height),
    );
    await page.keyboard.press('Escape');
    await expect(sheet).toHaveCount(0);
  });

  await test.step('the button in the corner leaves those in the middle in their place', async () => {
    await player.evaluate((element) => (element as FootlightPlayer).seek({ to: 3 }));
    const skip = player.getByRole('button', { name: 'Skip intro' });
    await expect(skip).toBeVisible();
    const forward = player.getByRole('button', { name: '10 seconds forward' });
    await expect(forward).toBeVisible();
    const [corner, middle] = [await skip.boundingBox(), await forward.boundingBox()];
    expect((corner?.y ?? 0) >= (middle?.y ?? 0) + (middle?.height ?? 0)).toBe(true);
  });

  await test.step('the film stays visible while scrolling, and in a mini player after going back', async () => {
    await page.evaluate(() => scrollBy(0, 900));
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(200);
    await expect(player).toBeInViewport({ ratio: 1 });
    await page.goBack();
    await expect(page).toHaveURL(/\/home$/u);
    const mini = page.getByRole('complementary', { name: /^Playing: / });
    await expect(mini).toBeInViewport();
    const { currentTime } = await stateOf(page);
    await playsPast(page, currentTime);
  });
});
