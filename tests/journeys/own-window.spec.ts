import type { FootlightPlayer } from '@footlight/player';
import type { Page } from '@playwright/test';
import { expect, test } from './product.js';
import { openAlone, playsPast, stateOf, timeOf } from './watched-player.js';

test.use({ viewport: { width: 960, height: 540 } });

interface OwnWindow {
  readonly documentPictureInPicture: { readonly window: Window | null };
}

const STYLES = `
  footlight-player { --footlight-glow: rgb(1, 2, 3); }
  footlight-player::part(controls) { letter-spacing: 3px; }
`;

const begin = async (page: Page, attributes = 'video="1001"'): Promise<void> => {
  await openAlone(page, attributes);
  await page.addStyleTag({ content: STYLES });
  await page.locator('footlight-player [part~="start-button"]').first().click();
  await playsPast(page, 1);
};

const leaveToWindow = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Picture in picture', exact: true }).press('Enter');
  await expect.poll(async () => (await stateOf(page)).pictureInPicture).toBe(true);
};

/** What the window shows; null without one. */
const inWindow = (page: Page) =>
  page.evaluate(() => {
    const own = (globalThis as unknown as OwnWindow).documentPictureInPicture.window;
    const box = own?.document.querySelector('footlight-player') ?? null;
    const root = box?.shadowRoot ?? null;
    const media = root?.querySelector('video') ?? null;
    if (own === null || box === null || root === null || media === null) return null;
    const controls = root.querySelector('[part~="controls"]');
    const { width, height } = media.getBoundingClientRect();
    return {
      title: own.document.title,
      lang: own.document.documentElement.lang,
      isWhole: Math.abs(width - own.innerWidth) < 2 && Math.abs(height - own.innerHeight) < 2,
      glow: own.getComputedStyle(box).getPropertyValue('--footlight-glow'),
      spacing: controls === null ? '' : own.getComputedStyle(controls).letterSpacing,
      position: controls === null ? '' : own.getComputedStyle(controls).position,
      isSame: media === document.querySelector('footlight-player')?.media,
      hasFocus: root.activeElement?.classList.contains('stage') === true,
      captions: root.querySelector('.captions')?.textContent.trim() ?? '',
    };
  });

/** Presses what the window shows. */
const pressInWindow = (page: Page, selector: string) =>
  page.evaluate((wanted) => {
    const own = (globalThis as unknown as OwnWindow).documentPictureInPicture.window;
    own?.document.querySelector('footlight-player')?.shadowRoot?.querySelector<HTMLElement>(wanted)?.click();
  }, selector);

const hasWindow = (page: Page) =>
  page.evaluate(() => (globalThis as unknown as OwnWindow).documentPictureInPicture.window !== null);

// PLAY-60
test('a window has the player with its controls and captions, which plays on and comes back', async ({
  page,
}) => {
  await begin(page);
  await page
    .locator('footlight-player')
    .evaluate((player) => (player as FootlightPlayer).setTextTrack({ language: 'en' }));
  const waits: string[] = [];
  await page.exposeFunction('heard', (type: string) => waits.push(type));
  await page.locator('footlight-player').evaluate((player) => {
    for (const type of ['pause', 'emptied', 'enterpictureinpicture', 'leavepictureinpicture'])
      player.addEventListener(type, () =>
        (globalThis as unknown as { heard(type: string): void }).heard(type),
      );
  });
  await leaveToWindow(page);
  expect(await inWindow(page)).toMatchObject({
    title: (await stateOf(page)).title,
    lang: 'en',
    isWhole: true,
    glow: 'rgb(1, 2, 3)',
    spacing: '3px',
    position: 'absolute',
    isSame: true,
    hasFocus: true,
  });
  const note = page.getByText('This video plays in a window of its own.');
  await expect(note).toBeVisible();
  const before = await timeOf(page);
  await playsPast(page, before + 1);
  await expect.poll(async () => (await inWindow(page))?.captions ?? '').not.toBe('');
  // Moving it did not stop it, or load it anew.
  expect(waits).toEqual(['enterpictureinpicture']);

  await pressInWindow(page, '[part~="play-button"]');
  await expect.poll(async () => (await stateOf(page)).paused).toBe(true);
  await pressInWindow(page, '[part~="settings-button"]');
  await expect
    .poll(() =>
      page.evaluate(() => {
        const own = (globalThis as unknown as OwnWindow).documentPictureInPicture.window;
        const menu = own?.document
          .querySelector('footlight-player')
          ?.shadowRoot?.querySelector('[role="menu"]');
        return menu === null || menu === undefined ? '' : own?.getComputedStyle(menu).position;
      }),
    )
    .toBe('absolute');
  await pressInWindow(page, '[part~="play-button"]');
  await expect.poll(async () => (await stateOf(page)).paused).toBe(false);

  await page.getByRole('button', { name: 'Bring it back' }).press('Enter');
  await expect.poll(async () => (await stateOf(page)).pictureInPicture).toBe(false);
  await expect(note).toBeHidden();
  expect(await hasWindow(page)).toBe(false);
  await playsPast(page, (await timeOf(page)) + 1);
  await expect(page.locator('footlight-player').locator('video')).toBeVisible();
  // The one pause is that of the button.
  expect(waits).toEqual(['enterpictureinpicture', 'pause', 'leavepictureinpicture']);
});

// PLAY-60
test('closing the window, another video and the removal of the player bring it back', async ({ page }) => {
  await begin(page);
  await leaveToWindow(page);
  await page.evaluate(() => (globalThis as unknown as OwnWindow).documentPictureInPicture.window?.close());
  await expect.poll(async () => (await stateOf(page)).pictureInPicture).toBe(false);
  await playsPast(page, (await timeOf(page)) + 0.5);

  await leaveToWindow(page);
  await page
    .locator('footlight-player')
    .evaluate((player) => (player as FootlightPlayer).load({ id: '1012', kind: 'vod', autoplay: true }));
  expect((await stateOf(page)).pictureInPicture).toBe(true);
  await playsPast(page, 0.5);
  expect((await inWindow(page))?.isSame).toBe(true);

  await page.locator('footlight-player').evaluate((player) => {
    Reflect.set(globalThis, 'removed', player);
    player.remove();
  });
  await expect.poll(() => hasWindow(page)).toBe(false);
  expect(
    await page.evaluate(() => {
      const player = Reflect.get(globalThis, 'removed') as FootlightPlayer;
      return player.shadowRoot?.querySelector('.stage video') === player.media;
    }),
  ).toBe(true);
});

// PLAY-60
test('a right-to-left window stays one, and full screen is of the page', async ({ page }) => {
  await begin(page, 'video="1001" language="ar" dir="rtl"');
  await page
    .locator('footlight-player')
    .getByRole('button', { name: 'صورة داخل صورة', exact: true })
    .press('Enter');
  await expect.poll(async () => (await stateOf(page)).pictureInPicture).toBe(true);
  expect(await inWindow(page)).toMatchObject({ lang: 'ar', position: 'absolute' });
  expect(
    await page.evaluate(
      () =>
        (globalThis as unknown as OwnWindow).documentPictureInPicture.window?.document.documentElement.dir,
    ),
  ).toBe('rtl');
});
