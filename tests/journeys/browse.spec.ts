import type { Page } from '@playwright/test';
import { expect, test } from './product.js';
import { signedIn } from './signed-in.js';

/** Cards side by side at a width of the window (ROW-1). */
const CARDS_AT_PX = [
  [390, 1],
  [480, 2],
  [1024, 2],
  [1439, 3],
  [1440, 4],
  [1680, 5],
  [2000, 6],
  [3000, 7],
  [4000, 8],
] as const;

const row = (page: Page, id: string) => page.locator(`[data-row="${id}"]`);

/** How far a row has been turned, whichever way it reads. */
const turned = (page: Page, id: string) =>
  row(page, id)
    .getByRole('list')
    .first()
    .evaluate((track) => Math.abs(track.scrollLeft));

/** How many whole cards of a row are in sight. */
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

test.describe('rows', () => {
  // ROW-1
  test('show as many cards as the width of the window allows', async ({ page }) => {
    await page.goto('/home');
    for (const [width, cards] of CARDS_AT_PX) {
      await page.setViewportSize({ width, height: 900 });
      await expect.poll(() => inSight(page, 'home-tonight'), `at ${width} px`).toBe(cards);
    }
  });

  for (const { reducedMotion, durations } of [
    { reducedMotion: 'no-preference', durations: [500] },
    { reducedMotion: 'reduce', durations: [] },
  ] as const)
    // ROW-3
    test(`appear in half a second, or at once where less motion is wanted: ${reducedMotion}`, async ({
      page,
    }) => {
      await page.emulateMedia({ reducedMotion });
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
      // What the service draws is there already.
      await page.goto('/preferences');
      await page.getByRole('banner').getByRole('link', { name: 'Footlight' }).click();
      await expect(row(page, 'home-tonight').locator('[data-card]').first()).toBeVisible();
      await expect
        .poll(() =>
          row(page, 'home-tonight')
            .getByRole('list')
            .first()
            .evaluate((list) => getComputedStyle(list).opacity),
        )
        .toBe('1');
      expect(await page.evaluate(() => [...(Reflect.get(globalThis, 'appeared') as Set<number>)])).toEqual(
        durations,
      );
    });

  for (const prefix of ['', '/ar'])
    test(`under “${prefix}/” are turned by arrows, wheel and keys, and fetch their next page`, async ({
      page,
    }) => {
      await page.goto(`${prefix}/home`);
      const tonight = row(page, 'home-tonight');
      await expect(tonight.locator('[data-card]').first()).toBeVisible();
      const held = await tonight.locator('[data-card]').count();
      expect(held).toBe(10);
      await tonight.hover();
      await expect(async () => {
        await tonight.getByRole('button').last().click();
        expect(await turned(page, 'home-tonight')).toBeGreaterThan(300);
        expect(await tonight.locator('[data-card]').count()).toBeGreaterThan(held);
      }).toPass();

      const most = row(page, 'home-most-watched');
      await most.hover();
      await page.mouse.wheel(prefix === '/ar' ? -600 : 600, 0);
      await expect.poll(() => turned(page, 'home-most-watched')).toBeGreaterThan(300);

      await tonight.getByRole('link').first().focus();
      await page.keyboard.press('End');
      await expect(tonight.getByRole('link').last()).toBeFocused();
    });

  test('that fail say so and try again, while the others live', async ({ page }) => {
    let isDown = true;
    // Not an aborted request: what was not reached is tried again without a press (PAGE-65).
    await page.route('**/bucket/home-tonight', (route) =>
      isDown ? route.fulfill({ status: 500 }) : route.fallback(),
    );
    await page.goto('/home');
    const tonight = row(page, 'home-tonight');
    await tonight.getByRole('link').first().focus();
    await page.keyboard.press('End');
    await expect(tonight.getByText('We couldn’t load the rest of this row')).toBeVisible();
    await expect(row(page, 'home-live-now').getByRole('link').first()).toBeVisible();
    isDown = false;
    await tonight.getByRole('button', { name: 'Try again' }).click();
    await expect.poll(() => tonight.locator('[data-card]').count()).toBeGreaterThan(10);
  });

  // ROW-7
  test('of every look stand on the demo’s pages', async ({ page }) => {
    await page.goto('/section/films');
    const look = (id: string) => row(page, id).getAttribute('data-look');
    await expect(row(page, 'films-dark')).toBeVisible();
    expect(await look('films-drama')).toBe('basic');
    expect(await look('films-dark')).toBe('inline');
    expect(await look('films-sport')).toBe('featured');
    await expect(row(page, 'films-real')).toHaveAttribute('data-lines', '2');
    await expect(row(page, 'films-collections')).toHaveAttribute('data-width', 'poster');
    const outside = row(page, 'films-sport').getByRole('link', { name: 'The house rules' });
    await expect(outside).toHaveAttribute('target', '_blank');
    await expect(row(page, 'films-sport').getByRole('link', { name: 'Watch now' })).toHaveAttribute(
      'href',
      /\/video\/1003/u,
    );
  });
});

test.describe('cards', () => {
  // CARD-4
  test('in a carousel grow to 1.4 under the mouse and those beside make room', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto('/home');
    const slots = row(page, 'home-tonight').locator('li');
    await slots.nth(1).getByRole('link').hover();
    await expect(slots.nth(0)).toHaveAttribute('data-state', 'before');
    await expect(slots.nth(1)).toHaveAttribute('data-state', 'active');
    await expect(slots.nth(2)).toHaveAttribute('data-state', 'after');
    await expect(slots.nth(7)).toHaveAttribute('data-state', 'hidden');
    const grown = async (slot: number) => {
      const picture = await slots.nth(slot).locator('[data-card] img').first().boundingBox();
      const card = await slots.nth(slot).locator('[data-card]').boundingBox();
      return (picture?.width ?? 0) / (card?.width ?? 1);
    };
    await expect.poll(() => grown(1)).toBeCloseTo(1.4, 1);

    // The row stays where it was turned to.
    await slots.nth(1).getByRole('link').focus();
    await page.keyboard.press('End');
    await expect.poll(() => row(page, 'home-tonight').locator('[data-card]').count()).toBeGreaterThan(10);
    const before = await turned(page, 'home-tonight');
    // Not by `hover`, which turns the row itself where a card comes to lie over another.
    const { x = 0, y = 0, width = 0, height = 0 } = (await slots.nth(10).boundingBox()) ?? {};
    await page.mouse.move(x + width / 2, y + height / 2);
    await expect.poll(() => grown(10)).toBeCloseTo(1.4, 1);
    expect(await turned(page, 'home-tonight')).toBe(before);
  });

  test('keep a title among the favourites and on a list, for whoever has signed in', async ({ page }) => {
    await signedIn(page, { email: 'viewer@footlight.example' });
    await page.goto('/home');
    const card = row(page, 'home-tonight').locator('[data-card="VOD:1030"]');
    await card.getByRole('button', { name: 'Add to my list' }).click();
    await expect(card.getByRole('button', { name: 'On my list' })).toHaveAttribute('aria-pressed', 'true');
    const other = row(page, 'home-tonight').locator('[data-card="VOD:1001"]');
    await other.getByRole('link').focus();
    await page.keyboard.press('ArrowUp');
    await expect(other.getByRole('button', { name: 'Add to my list' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(other.getByRole('button', { name: 'On my list' })).toHaveAttribute('aria-pressed', 'true');
    // What follows is of the list, and leads on in it.
    await page.goto('/video/1001?watchlistId=favourites');
    await expect(
      page.getByRole('main').getByRole('region', { name: 'Up next' }).getByRole('link'),
    ).toHaveAttribute('href', /\/video\/1030\/.*watchlistId=favourites/u);
    await page.goBack();
    await other.getByRole('button', { name: 'On my list' }).click();
    await card.getByRole('button', { name: 'On my list' }).click();
    await card.getByRole('button', { name: /^Add .*Harbour Radio/u }).click();
    await expect(page.getByRole('dialog')).toContainText('One Night on Harbour Radio');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});
