import type { FootlightPlayer } from '@footlight/player';
import type { Page } from '@playwright/test';
import { axeViolations } from './axe.js';
import { playerState } from './player-state.js';
import { expect, test } from './product.js';

const SKINS = ['minimal', 'cinema', 'podcast', 'sport', 'social', 'tailwind'] as const;

const stateOf = (page: Page) => playerState(page.locator('footlight-player'));

const expectToFit = async (page: Page, skin: string): Promise<void> => {
  const tooWide = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(tooWide, skin).toBeLessThanOrEqual(0);
};

/** Controls that stand over each other, or outside of the window. */
const misplaced = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const boxes = [...document.querySelectorAll('footlight-controls > *, footlight-controls div > *')]
      .filter(({ localName }) => localName.startsWith('footlight-'))
      .filter((one) => one.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
      .map((one) => ({ name: one.localName, box: one.getBoundingClientRect() }));
    const outside = boxes.filter(
      ({ box }) => box.left < -13 || box.right > innerWidth + 13 || box.bottom > innerHeight + 1,
    );
    const over = boxes.flatMap((one, at) =>
      boxes
        .slice(at + 1)
        .filter(
          ({ name, box }) =>
            name !== 'footlight-seek-bar' &&
            one.name !== 'footlight-seek-bar' &&
            box.left < one.box.right - 1 &&
            box.right > one.box.left + 1 &&
            box.top < one.box.bottom - 1 &&
            box.bottom > one.box.top + 1,
        )
        .map(({ name }) => `${one.name} over ${name}`),
    );
    return [...outside.map(({ name }) => `${name} outside`), ...over];
  });

test.use({ viewport: { width: 1000, height: 700 } });

// PLAY-55
test('skins: each plays, pauses and seeks with its own controls, on a phone and in Arabic too', async ({
  page,
  product,
}) => {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  for (const skin of SKINS)
    await test.step(skin, async () => {
      await page.setViewportSize({ width: 1000, height: 700 });
      await page.goto(`${product.examplesOrigin}/examples/skins/${skin}/`);
      const player = page.locator('footlight-player');
      await page.getByRole('button', { name: /^Play/u }).first().press('Enter');
      await expect.poll(async () => (await stateOf(page)).currentTime, skin).toBeGreaterThan(0.2);
      await expect(page.locator('footlight-seek-bar')).toHaveAttribute('playing', '');
      await page.locator('footlight-seek-bar').getByRole('slider').press('Home');
      await page
        .getByRole('button', { name: /^Pause/u })
        .last()
        .press('Enter');
      await expect.poll(async () => (await stateOf(page)).paused, skin).toBe(true);
      // A viewer’s choice is kept from one skin to the next.
      const { muted } = await stateOf(page);
      await page.getByRole('button', { name: /^(?:Mute|Unmute)/u }).press('Enter');
      await expect.poll(async () => (await stateOf(page)).muted, skin).toBe(!muted);
      // A tooltip, which shows the key too, is no part of the name.
      await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
      // A skin is a part of a page, which has its own heading.
      const violations = await axeViolations(page);
      expect(
        violations.filter((one) => !one.startsWith('page-has-heading-one')),
        skin,
      ).toEqual([]);
      await player.evaluate((element) => (element as FootlightPlayer).focus());
      for (const width of [1440, 390]) {
        await page.setViewportSize({ width, height: 844 });
        await expectToFit(page, `${skin} at ${String(width)} px`);
        await expect.poll(() => misplaced(page), `${skin} at ${String(width)} px`).toEqual([]);
      }
      await page.goto(`${product.examplesOrigin}/examples/skins/${skin}/?language=ar`);
      await expect(page.locator('footlight-play-button').first()).toHaveAttribute('dir', 'rtl');
      await expect(page.getByRole('button', { name: 'تشغيل' }).first()).toBeVisible();
      await expectToFit(page, `${skin} in Arabic`);
    });
  expect(complaints).toEqual([]);
});
