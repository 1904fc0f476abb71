import type { Page } from '@playwright/test';
import { expect, test } from './product.js';

/** Enlarged cards and row movements are tested here. */
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/** Cards side by side by window width (ROW-1); breakpoints are tested in packages/tokens/src/tokens-sheet.test.ts. */
const CARDS_AT_PX = [
  [390, 1],
  [1439, 3],
  [2000, 6],
] as const;

const row = (page: Page, id: string) => page.locator(`[data-row="${id}"]`);

/** How far a row is scrolled, independent of the reading direction. */
const turned = (page: Page, id: string) =>
  row(page, id)
    .getByRole('list')
    .first()
    .evaluate((track) => Math.abs(track.scrollLeft));

/** The number of fully visible cards of a row. */
const inSight = (page: Page, id: string) =>
  row(page, id)
    .locator('li:has([data-card])')
    .evaluateAll(
      (slots) =>
        slots.filter((slot) => {
          const { left, right } = slot.getBoundingClientRect();
          return left >= -1 && right <= innerWidth + 1;
        }).length,
    );

const placeOf = async (page: Page, id: string) => ({
  top: await page.evaluate(() => Math.round(scrollY)),
  along: await row(page, id)
    .getByRole('list')
    .first()
    .evaluate((track) => Math.round(track.scrollLeft)),
});

/** The element after the cards of a row, present until everything has loaded. */
const moreOf = (page: Page, id: string) =>
  row(page, id)
    .getByRole('list')
    .first()
    .locator('> li:not([aria-hidden])')
    .filter({ hasNot: page.locator('[data-card]') });

/** Number of frames without movement that count as rest. */
const REST_FRAMES = 12;

/** The final scroll position: pages and rows scroll smoothly, and late rows may move what follows. */
const restOf = async (page: Page, id: string) => {
  let rest = await placeOf(page, id);
  await expect(async () => {
    const before = rest;
    await page.evaluate(async (frames) => {
      for (let frame = 0; frame < frames; frame += 1)
        // Frames are sequential.
        // oxlint-disable-next-line no-await-in-loop
        await new Promise((resolve) => requestAnimationFrame(resolve));
    }, REST_FRAMES);
    rest = await placeOf(page, id);
    expect(rest).toEqual(before);
  }).toPass();
  return rest;
};

// ROW-1, ROW-3, CARD-4
test('rows fit the window, report failures, fade in unless motion is reduced, and enlarge their cards', async ({
  page,
}) => {
  let isDown = true;
  // Not an aborted request: unreachable requests are retried without a press (PAGE-65).
  await page.route('**/bucket/home-tonight', (route) =>
    isDown ? route.fulfill({ status: 500 }) : route.fallback(),
  );
  await page.addInitScript(() => {
    const seen = new Set<unknown>();
    Reflect.set(globalThis, 'appeared', seen);
    addEventListener('transitionrun', ({ target, propertyName }) => {
      if (!(target instanceof Element) || !target.matches('[data-row] :is(ul, ol)')) return;
      const animations = target.getAnimations() as CSSTransition[];
      const own = animations.find((animation) => animation.transitionProperty === propertyName);
      seen.add(own?.effect?.getTiming().duration);
    });
  });
  await page.goto('/home');
  const tonight = row(page, 'home-tonight');
  const slots = tonight.locator('li');
  const cards = tonight.locator('[data-card]');

  await test.step('the number of cards depends on the width of the window', async () => {
    for (const [width, count] of CARDS_AT_PX) {
      await page.setViewportSize({ width, height: 900 });
      await expect.poll(() => inSight(page, 'home-tonight'), `at ${width} px`).toBe(count);
    }
    await page.setViewportSize({ width: 1440, height: 900 });
  });

  await test.step('a row that fails to load shows an error and a retry, while the others work', async () => {
    await tonight.getByRole('link').first().focus();
    await page.keyboard.press('End');
    await expect(tonight.getByText('We couldn’t load the rest of this row')).toBeVisible();
    await expect(row(page, 'home-live-now').getByRole('link').first()).toBeVisible();
    isDown = false;
    await tonight.getByRole('button', { name: 'Try again' }).click();
    await expect.poll(() => cards.count()).toBeGreaterThan(10);
    await tonight.getByRole('link').nth(9).focus();
    await page.keyboard.press('Home');
    await expect(tonight.getByRole('link').first()).toBeFocused();
    await expect.poll(() => turned(page, 'home-tonight')).toBe(0);
  });

  /** Not by `hover()`, which scrolls the row itself if another card covers the target. */
  const pointAt = async (slot: number) => {
    const { x = 0, y = 0, width = 0, height = 0 } = (await slots.nth(slot).boundingBox()) ?? {};
    await page.mouse.move(x + width / 2, y + height / 2);
  };
  const picture = (slot: number) => slots.nth(slot).locator('[data-card] img').first().boundingBox();
  const grown = async (slot: number) => {
    const card = await slots.nth(slot).locator('[data-card]').boundingBox();
    return ((await picture(slot))?.width ?? 0) / (card?.width ?? 1);
  };
  await test.step('a card grows to 1.4 under the mouse and its neighbours make room', async () => {
    await pointAt(1);
    await expect(slots.nth(0)).toHaveAttribute('data-state', 'before');
    await expect(slots.nth(1)).toHaveAttribute('data-state', 'active');
    await expect(slots.nth(2)).toHaveAttribute('data-state', 'after');
    await expect(slots.nth(7)).toHaveAttribute('data-state', 'hidden');
    await expect.poll(() => grown(1)).toBeCloseTo(1.4, 1);
  });

  await test.step('a card at the edge grows inwards while hovered, wherever the focus moves', async () => {
    await slots.nth(0).getByRole('link').focus();
    await pointAt(0);
    await expect.poll(() => grown(0)).toBeCloseTo(1.4, 1);
    await page.getByRole('banner').getByRole('link', { name: 'Search' }).focus();
    await expect(slots.nth(0)).toHaveAttribute('data-state', 'active');
    const edge = (await tonight.getByRole('heading', { level: 2 }).boundingBox())?.x;
    await expect.poll(async () => Math.round((await picture(0))?.x ?? 0)).toBe(Math.round(edge ?? -1));
  });

  await test.step('a row keeps its scroll position while its cards grow', async () => {
    await slots.nth(9).getByRole('link').focus();
    await page.keyboard.press('End');
    await expect(tonight.getByRole('link').last()).toBeFocused();
    const before = await restOf(page, 'home-tonight');
    const last = (await cards.count()) - 2;
    await pointAt(last);
    await expect.poll(() => grown(last)).toBeCloseTo(1.4, 1);
    expect(await restOf(page, 'home-tonight')).toEqual(before);
  });

  for (const { place, id, reducedMotion, durations } of [
    { place: 'Live', id: 'live-channels', reducedMotion: 'no-preference', durations: [500] },
    { place: 'Films', id: 'films-drama', reducedMotion: 'reduce', durations: [] },
  ] as const)
    await test.step(`lists appear with the reduced motion setting ${reducedMotion}`, async () => {
      await page.emulateMedia({ reducedMotion });
      await page.evaluate(() => (Reflect.get(globalThis, 'appeared') as Set<unknown>).clear());
      await page.getByRole('banner').getByRole('link', { name: place, exact: true }).press('Enter');
      await expect(row(page, id).locator('[data-card]').first()).toBeVisible();
      await expect(row(page, id).getByRole('list').first()).toHaveCSS('opacity', '1');
      expect(await page.evaluate(() => [...(Reflect.get(globalThis, 'appeared') as Set<number>)])).toEqual(
        durations,
      );
    });
});

// NAV-17
test('right-to-left rows scroll by arrows, wheel and keys and load their next page; going back restores the page', async ({
  page,
}) => {
  await page.goto('/ar/home');
  const tonight = row(page, 'home-tonight');
  await expect(tonight.locator('[data-card]').first()).toBeVisible();

  await test.step('with the arrow buttons', async () => {
    const initialCount = await tonight.locator('[data-card]').count();
    expect(initialCount).toBe(10);
    await tonight.hover();
    await expect(async () => {
      await tonight.getByRole('button').last().click();
      expect(await turned(page, 'home-tonight')).toBeGreaterThan(300);
      expect(await tonight.locator('[data-card]').count()).toBeGreaterThan(initialCount);
    }).toPass();
  });

  await test.step('with wheel and keys', async () => {
    await row(page, 'home-most-watched').hover();
    await page.mouse.wheel(-600, 0);
    await expect.poll(() => turned(page, 'home-most-watched')).toBeGreaterThan(300);
    await tonight.getByRole('link').first().focus();
    await page.keyboard.press('End');
    await expect(tonight.getByRole('link').last()).toBeFocused();
  });

  await test.step('restores scroll position and focus on going back from a card far along a row', async () => {
    const posters = row(page, 'home-posters');
    await posters.scrollIntoViewIfNeeded();
    await posters.getByRole('link').first().focus();
    await page.keyboard.press('End');
    const focused = posters.locator('[data-card]:has(:focus)');
    await expect(focused).not.toHaveAttribute('data-card', 'VOD:1005');
    const card = await focused.getAttribute('data-card');
    await expect.poll(async () => Math.abs((await placeOf(page, 'home-posters')).along)).toBeGreaterThan(300);
    // The cards loaded at its end move it once more.
    await expect(moreOf(page, 'home-posters')).toHaveCount(0);
    const before = await restOf(page, 'home-posters');
    await page.keyboard.press('Enter');
    await expect(page).not.toHaveURL(/\/home$/u);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);

    await page.goBack();
    await expect(page).toHaveURL(/\/home$/u);
    await expect.poll(() => placeOf(page, 'home-posters')).toEqual(before);
    await expect(posters.locator(`[data-card="${card ?? ''}"]`).getByRole('link')).toBeFocused();
  });
});
