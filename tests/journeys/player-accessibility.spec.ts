import type { Page } from '@playwright/test';
import { axeFaults } from './axe.js';
import { FILM, OTHERS, openFilm, type Look } from './player-scenes.js';
import { expect, test } from './product.js';

// A film and the others know nothing of each other.
test.describe.configure({ mode: 'parallel', timeout: 240_000 });

/** What axe finds in any player of the page. */
const faultsOf = (page: Page): Promise<readonly string[]> =>
  axeFaults(page, { within: 'footlight-player, footlight-multi-view' });

/** What no rule of axe says: nothing focusable out of sight, nothing cut off, nothing on top of another. */
const layoutFaults = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const faults: string[] = [];
    const nameOf = (element: Element) =>
      element.getAttribute('part') ?? element.getAttribute('aria-label') ?? element.localName;
    for (const host of document.querySelectorAll('footlight-player')) {
      const root = host.shadowRoot;
      if (root === null) continue;
      const box = host.getBoundingClientRect();
      const { activeElement } = root;
      if (activeElement?.closest('.controls[data-hidden]'))
        faults.push(`${nameOf(activeElement)} is hidden and has the focus`);
      const visible = [
        ...root.querySelectorAll<HTMLElement>('button, a[href], input, select, [tabindex="0"]'),
      ].filter((element) => element.checkVisibility({ visibilityProperty: true }));
      for (const element of visible) {
        const { left, right, width, height } = element.getBoundingClientRect();
        if (left < box.left - 1 || right > box.right + 1) faults.push(`${nameOf(element)} is cut off`);
        if (width < 24 || height < 24)
          faults.push(`${nameOf(element)} is ${String(width)} × ${String(height)}`);
      }
      const row = [...root.querySelectorAll('.row .button, .row .live, .row .volume, .row .time')]
        .filter((element) => element.checkVisibility())
        .map((element) => ({ name: nameOf(element), box: element.getBoundingClientRect() }))
        .toSorted((one, other) => one.box.left - other.box.left);
      for (const [at, { name, box: own }] of row.entries()) {
        const next = row[at + 1];
        if (next !== undefined && own.right > next.box.left + 1)
          faults.push(`${name} runs into ${next.name}`);
      }
    }
    return faults;
  });

/** Makes every page Arabic before anything on it begins. */
const readRightToLeft = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    document.addEventListener('readystatechange', () => {
      document.documentElement.lang = 'ar';
      document.documentElement.dir = 'rtl';
    });
  });
};

const inspect =
  (page: Page): Look =>
  async (state) => {
    expect(await faultsOf(page), state).toEqual([]);
    expect(await layoutFaults(page), state).toEqual([]);
    // Forced colours add borders. Axe has nothing new to read there: names and roles stay, and it knows no painted colour.
    await page.emulateMedia({ forcedColors: 'active' });
    expect(await layoutFaults(page), `${state}, in forced colours`).toEqual([]);
    await page.emulateMedia({ forcedColors: 'none' });
  };

/** Scenes whose layout has a beginning and an end of the line; in the others, words and buttons stand in the middle. */
const MIRRORED: ReadonlySet<string> = new Set([
  'a film',
  'menus',
  'sheets',
  'what is next',
  'live',
  'the programme guide',
  'several at once',
]);

/** Names what of the player has the keyboard's focus; `out` elsewhere on the page. */
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

/** What can be reached, as it stands: from the top, and in each line from where one begins to read. */
const asItStands = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const root = document.querySelector('footlight-player')?.shadowRoot;
    const sign = document.documentElement.dir === 'rtl' ? -1 : 1;
    return [...(root?.querySelectorAll<HTMLElement>('button, input, a[href], [tabindex="0"]') ?? [])]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .map((element) => ({ element, box: element.getBoundingClientRect() }))
      .toSorted(({ box: one }, { box: other }) => {
        const isSameLine = one.top < other.bottom && other.top < one.bottom;
        return isSameLine ? sign * (one.left - other.left) : one.top - other.top;
      })
      .map(({ element }) => element.getAttribute('part') ?? element.localName);
  });

/** The tab key goes through the player as one reads, and out again. */
const walkByTab = async (page: Page): Promise<void> => {
  // The last to come: its chapters are a file of their own.
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

for (const [name, scenes] of [
  ['a film', FILM],
  ['what else is played, or not', OTHERS],
] as const) {
  test(`${name}: nothing for axe to find, nothing hidden with the focus, nothing cut off`, async ({
    page,
  }) => {
    if (scenes === FILM)
      await test.step('the tab key', async () => {
        await openFilm(page, '1001');
        await walkByTab(page);
      });
    for (const scene of scenes) await test.step(scene.name, () => scene.play(page, inspect(page)));
  });

  test(`${name}: the same places from right to left, without motion`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await readRightToLeft(page);
    if (scenes === FILM)
      await test.step('the tab key', async () => {
        await openFilm(page, '1001');
        await walkByTab(page);
      });
    for (const scene of scenes.filter((one) => MIRRORED.has(one.name)))
      await test.step(scene.name, () =>
        scene.play(page, async (state) => {
          expect(await layoutFaults(page), state).toEqual([]);
        }),
      );
  });
}
