import type { Page } from '@playwright/test';
import type { FootlightPlayer } from '@footlight/player';
import { axeViolations } from './axe.js';
import { layoutIssues } from './player-layout.js';
import { FILM, OTHERS, openFilm, type Look, type Scene } from './player-scenes.js';
import { expect, test } from './product.js';

/** A film is tested with animations, everything else without. */
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

// The tests are independent of each other.
test.describe.configure({ mode: 'parallel' });

/** Violations found by axe in the page's player. */
const faultsOf = (page: Page): Promise<readonly string[]> =>
  axeViolations(page, { within: 'footlight-player' });

/** Sets the language of the page's player, and thereby its direction. */
const speak = async (page: Page, language: 'ar' | 'en'): Promise<void> => {
  const player = page.locator('footlight-player').first();
  await player.evaluate((element, wanted) => {
    (element as FootlightPlayer).language = wanted;
  }, language);
  await expect(player.locator('[part~="stage"]')).toHaveAttribute('dir', language === 'ar' ? 'rtl' : 'ltr');
};

const inspect =
  (page: Page, { isMirrored }: Scene): Look =>
  async (state, parts = 'new') => {
    expect(await layoutIssues(page), state).toEqual([]);
    // Known parts need no second analysis by axe, nor with forced colours.
    if (parts === 'new') {
      expect(await faultsOf(page), state).toEqual([]);
      await page.emulateMedia({ forcedColors: 'active' });
      expect(await layoutIssues(page), `${state}, in forced colours`).toEqual([]);
      await page.emulateMedia({ forcedColors: 'none' });
    }
    if (isMirrored !== true) return;
    await speak(page, 'ar');
    expect(await layoutIssues(page), `${state}, from right to left`).toEqual([]);
    await speak(page, 'en');
  };

/** The name of the focused part of the player; `out` when the focus is elsewhere. */
const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const { activeElement } = document;
    const inside = activeElement?.shadowRoot?.activeElement;
    if (activeElement?.localName !== 'footlight-player' || !inside) return 'out';
    return inside.getAttribute('part') ?? inside.localName;
  });

const next = async (page: Page, key: 'Tab' | 'Shift+Tab'): Promise<string> => {
  await page.keyboard.press(key);
  return focused(page);
};

/** The focusable parts in visual order: from top to bottom, and within a line in the reading direction. */
const asItStands = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const root = document.querySelector('footlight-player')?.shadowRoot;
    const sign = root?.querySelector<HTMLElement>('[part~="stage"]')?.dir === 'rtl' ? -1 : 1;
    return [...(root?.querySelectorAll<HTMLElement>('button, input, a[href], [tabindex="0"]') ?? [])]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .map((element) => ({ element, box: element.getBoundingClientRect() }))
      .toSorted(({ box: one }, { box: other }) => {
        const isSameLine = one.top < other.bottom && other.top < one.bottom;
        return isSameLine ? sign * (one.left - other.left) : one.top - other.top;
      })
      .map(({ element }) => element.getAttribute('part') ?? element.localName);
  });

/** Tab moves through the player in visual order and out of it. */
const walkByTab = async (page: Page): Promise<void> => {
  // The part that appears last, because chapters are loaded from a separate file.
  await expect(page.locator('footlight-player [part~="chapters-button"]')).toBeVisible();
  const expected = await asItStands(page);
  expect(expected.length).toBeGreaterThan(6);
  await page.evaluate(() => {
    const before = Object.assign(document.createElement('button'), { id: 'before' });
    document.querySelector('footlight-player')?.before(before);
    before.focus();
  });
  const seen: string[] = [];
  for (let at = await next(page, 'Tab'); at !== 'out'; at = await next(page, 'Tab')) seen.push(at);
  expect(seen).toEqual(expected);

  const back: string[] = [];
  for (let at = await next(page, 'Shift+Tab'); at !== 'out'; at = await next(page, 'Shift+Tab'))
    back.push(at);
  expect(back).toEqual(expected.toReversed());
  await page.evaluate(() => document.querySelector('#before')?.remove());
};

test('a film: no accessibility faults, focused element hidden or overflow in either reading direction', async ({
  page,
}) => {
  await test.step('the Tab key', async () => {
    await openFilm(page, '1001');
    await walkByTab(page);
    await speak(page, 'ar');
    await walkByTab(page);
    await speak(page, 'en');
  });
  for (const scene of FILM) await test.step(scene.name, () => scene.play(page, inspect(page, scene)));
});

test('other content, playing or not, with reduced motion: the same', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const scene of OTHERS) await test.step(scene.name, () => scene.play(page, inspect(page, scene)));
});
