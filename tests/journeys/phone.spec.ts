import { devices, type Page } from '@playwright/test';
import type { FootlightPlayer } from '@footlight/player';
import { expect, test } from './product.js';
import { playsPast, stateOf } from './watched-player.js';

const { defaultBrowserType: _its, ...phone } = devices['Pixel 7'];
test.use(phone);

/** A finger drawn over what stands in the middle of an element. */
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
test('on a phone a film is begun in its middle, steered by fingers, and stays in sight', async ({ page }) => {
  await page.goto('/video/1001');
  const cover = page.getByRole('main').locator('button[data-play-cover]');
  const middleOf = async (selector: string): Promise<number> => {
    const box = await page.locator(selector).boundingBox();
    return box === null ? Number.NaN : box.y + box.height / 2;
  };
  expect(
    Math.abs((await middleOf('[data-play-cover] svg')) - (await middleOf('[data-play-cover]'))),
  ).toBeLessThan(4);
  await cover.tap();
  await playsPast(page, 0.5);

  // The buttons in the middle come with the controls.
  const player = page.locator('footlight-player');
  const forward = player.getByRole('button', { name: '10 seconds forward' });
  await expect(async () => {
    if (!(await forward.isVisible())) await player.locator('.picture').tap({ position: { x: 12, y: 60 } });
    await forward.tap({ timeout: 1000 });
  }).toPass();
  await playsPast(page, 10);

  // Choices stand at the lower edge of the window, where the picture has no room for them.
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
  // It is not kept to the height of the picture.
  expect(await sheet.evaluate((dialog) => dialog.getBoundingClientRect().height)).toBeGreaterThan(
    await player.evaluate((element) => element.getBoundingClientRect().height),
  );
  await page.keyboard.press('Escape');
  await expect(sheet).toHaveCount(0);

  // Nothing is pressed through what is offered at the corner.
  await player.evaluate((element) => (element as FootlightPlayer).seek({ to: 3 }));
  await expect(player.getByRole('button', { name: 'Skip intro' })).toBeVisible();
  await expect(forward).toBeHidden();

  await page.evaluate(() => scrollBy(0, 900));
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(200);
  await expect(player).toBeInViewport({ ratio: 1 });
});

// PLAY-15
test('on a phone rows are turned by a finger, and a film goes on small when its page is left by going back', async ({
  page,
}) => {
  await page.goto('/home');
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
  // A hero of home moves in a player as well.
  await expect(tonight).toHaveCount(0);
  await playsPast(page, 0.5);
  await page.goBack();
  await expect(page).toHaveURL(/\/home$/u);
  const mini = page.getByRole('complementary', { name: /^Playing: / });
  await expect(mini).toBeInViewport();
  const { currentTime } = await stateOf(page);
  await playsPast(page, currentTime + 0.5);
});
