import type { Locator, Page } from '@playwright/test';
import { expect, test } from './product.js';
import { playsPast } from './watched-player.js';

const TAB_STOPS = 300;

/** The focused element once the page around it has come to rest. */
interface Stop {
  readonly number: number;
  readonly name: string;
  /** Why it is not visible; null when it is. */
  readonly fault: string | null;
}

declare global {
  interface Window {
    readStop(): Promise<Stop | null>;
  }
}

/**
 * Installs a function that reads the focused element, and waits for transitions: rings and scrolling take less than
 * half a second.
 */
const listen = (): void => {
  const TIMEOUT_MS = 2000;
  /** Number of frames without movement that count as rest. */
  const REST_FRAMES = 1;
  const numbers = new WeakMap<Element, number>();
  let counted = 0;

  const focused = (): Element | null => {
    let found = document.activeElement;
    while (found?.shadowRoot?.activeElement != null) found = found.shadowRoot.activeElement;
    return found === document.body ? null : found;
  };
  const topmostAt = (x: number, y: number): Element | null => {
    let found = document.elementFromPoint(x, y);
    for (;;) {
      const within: Element | null | undefined = found?.shadowRoot?.elementFromPoint(x, y);
      if (within == null || within === found) return found;
      found = within;
    }
  };
  /** A focus ring is an outline, a shadow in the accent colour, or a highlighted line, on the element or its parent. */
  const hasRing = (element: Element): boolean => {
    const glow = getComputedStyle(document.documentElement).getPropertyValue('--footlight-glow').trim();
    const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(glow.slice(at, at + 2), 16));
    const lit = `rgb(${red}, ${green}, ${blue})`;
    return [element, element.parentElement, ...element.querySelectorAll('*')].some((part) =>
      ['', '::after'].some((pseudo) => {
        if (part === null) return false;
        const look = getComputedStyle(part, pseudo);
        return (
          (look.outlineStyle !== 'none' && Number.parseFloat(look.outlineWidth) > 0) ||
          look.boxShadow.includes(lit) ||
          (pseudo !== '' && look.backgroundColor === lit && look.transform === 'matrix(1, 0, 0, 1, 0, 0)')
        );
      }),
    );
  };
  const faultOf = (element: Element): string | null => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    const [x, y] = [(left + right) / 2, (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2];
    if (bottom <= 0 || top >= innerHeight || x <= 0 || x >= innerWidth) return 'is out of the window';
    // Browsers may round positions by half a pixel.
    if (right - left <= innerWidth && (left < -1 || right > innerWidth + 1)) return 'is cut off at the side';
    const over = topmostAt(x, y);
    if (over === null || (!element.contains(over) && !over.contains(element)))
      return `is under ${over?.tagName}.${over?.className}`;
    const bar = document.querySelector('header[data-layout]');
    const edge = bar?.contains(element) === true ? 0 : (bar?.getBoundingClientRect().bottom ?? 0);
    if (
      bar?.contains(element) !== true &&
      top < edge &&
      bottom - edge < Math.min(bottom - top, innerHeight / 2)
    )
      return 'is behind the bar';
    return hasRing(element) ? null : 'has no ring';
  };

  window.readStop = async () => {
    const began = performance.now();
    let still = 0;
    let stood = '';
    for (;;) {
      const element = focused();
      if (element === null) return null;
      const { x, y } = element.getBoundingClientRect();
      const stands = `${String(x)} ${String(y)}`;
      still = stands === stood ? still + 1 : 0;
      stood = stands;
      const isTooLate = performance.now() - began > TIMEOUT_MS;
      // A moving element is not examined, which would take as long as the rest of a walk.
      if (still >= REST_FRAMES || isTooLate) {
        const fault = faultOf(element);
        if (fault === null || isTooLate) {
          const number = numbers.get(element) ?? (counted += 1);
          numbers.set(element, number);
          return { number, name: (element.getAttribute('aria-label') ?? element.textContent).trim(), fault };
        }
      }
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
  };
};

/** Tabs through the whole page with one key, until the focus leaves it or returns to where it started. */
const everyStop = async (page: Page, key: 'Tab' | 'Shift+Tab'): Promise<readonly Stop[]> => {
  const stops = new Map<number, Stop>();
  for (let presses = 0; presses < TAB_STOPS; presses += 1) {
    await page.keyboard.press(key);
    const stop = await page.evaluate(() => window.readStop());
    const [first] = stops.keys();
    if (stop === null || (stops.size > 1 && stop.number === first)) return [...stops.values()];
    stops.set(stop.number, stop);
  }
  throw new Error('The focus does not come out of the page.');
};

/** Presses Tab until the target has the focus. */
const tabTo = async (page: Page, target: Locator, most = 60) => {
  await expect(target).toBeVisible();
  for (let steps = 0; steps < most; steps += 1) {
    if (await target.evaluate((element) => element.matches(':focus'))) break;
    await page.keyboard.press('Tab');
  }
  await expect(target).toBeFocused();
  await expect(target).toBeInViewport();
};

test.use({ viewport: { width: 1280, height: 720 } });

/**
 * Pages with the selector that shows they have loaded, and the minimum number of stops. One page of each kind is also
 * tested backwards: the others share what could hide a stop in that direction, such as the bar at the top.
 */
const PAGES = {
  titles: [
    { path: '/home', ready: '[data-row="home-tonight"] [data-card]', stops: 30, back: true },
    { path: '/series/5001', ready: 'main [data-card], main li a', stops: 20, back: false },
    { path: '/video/1001', ready: 'main footlight-player, main button', stops: 20, back: false },
  ],
  'search and settings': [
    { path: '/search?query=lantern', ready: 'main [data-card]', stops: 20, back: true },
    { path: '/preferences', ready: 'main [role="switch"]', stops: 20, back: false },
  ],
  'the schedule': [
    { path: '/schedule', ready: 'main [data-card^="CHANNEL:"]', stops: 40, back: false },
    // Right-to-left as well, where channels are side by side; rows are tested on a phone below.
    { path: '/ar/schedule', ready: 'main [data-card^="CHANNEL:"]', stops: 40, back: true },
    { path: '/epg', ready: 'main [data-card^="CHANNEL:"]', stops: 20, back: false },
  ],
} as const;

/** Tabs through a page, and back if wanted, and checks each stop. */
const seeEveryStop = async (page: Page, most: number, back: boolean): Promise<void> => {
  expect(await page.locator('[tabindex]:not([tabindex="0"], [tabindex="-1"])').count()).toBe(0);
  for (const key of back ? (['Tab', 'Shift+Tab'] as const) : (['Tab'] as const)) {
    const seen = await everyStop(page, key);
    expect(seen.filter(({ fault }) => fault !== null)).toEqual([]);
    expect(seen.length).toBeGreaterThan(most);
  }
};

const opens = async (page: Page, path: string, ready: string): Promise<void> => {
  await page.goto(path);
  await expect(page.locator(ready).first()).toBeVisible();
  await expect(page.getByRole('contentinfo').getByRole('link').last()).toBeAttached();
};

for (const [kind, pages] of Object.entries(PAGES))
  // NAV-19
  test(`Tab moves through pages of ${kind}, and back through one of them, with each stop visible`, async ({
    page,
  }) => {
    await page.addInitScript(listen);
    for (const { path, ready, stops, back } of pages)
      await test.step(path, async () => {
        await opens(page, path, ready);
        await seeEveryStop(page, stops, back);
      });
  });

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  // NAV-19
  test('Tab moves through the rows of home and back, and scrolls every card fully into the window', async ({
    page,
  }) => {
    await page.addInitScript(listen);
    await opens(page, '/ar/home', '[data-row="home-tonight"] [data-card]');
    await seeEveryStop(page, 60, true);
  });
});

// PAGE-58
test('Tab, Enter and Space are enough to get from home to a playing film, a search and the preferences', async ({
  page,
}) => {
  const main = page.getByRole('main');
  const bar = page.getByRole('banner');
  const heading = main.getByRole('heading', { level: 1 });
  await page.goto('/home');
  await expect(page.locator('[data-row="home-tonight"] [data-card]').first()).toBeVisible();
  const second = main.getByRole('button', { name: 'North of Quiet', exact: true });
  await tabTo(page, second);
  await page.keyboard.press('Space');
  await expect(second).toHaveAttribute('aria-pressed', 'true');
  await expect(heading).toHaveAccessibleName('North of Quiet');
  const more = bar.getByRole('button', { name: 'More', exact: true });
  await tabTo(page, more, 300);
  await page.keyboard.press('Enter');
  await expect(more).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Escape');
  await expect(more).toBeFocused();
  await tabTo(page, page.locator('[data-row="home-tonight"] [data-card] a').first());
  await page.keyboard.press('Enter');

  await expect(page).toHaveURL(/\/video\/1001/u);
  await expect(heading).toHaveAccessibleName('The Lantern Coast');
  // Following a link to a film starts playback.
  await playsPast(page, 0.3);

  await page.goto('/series/5002');
  await expect(main.getByRole('button', { name: 'Share' })).toBeVisible();
  // The first stop skips the header of every page.
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.locator('main a:focus, main button:focus')).toBeInViewport();
  const picker = main.getByRole('button', { name: 'Season 1', exact: true });
  await tabTo(page, picker);
  await page.keyboard.press('Enter');
  const third = main.getByRole('link', { name: /^Season 3\b/u });
  await tabTo(page, third);
  await page.keyboard.press('Enter');
  await expect(main.getByRole('button', { name: 'Season 3', exact: true })).toBeVisible();

  const search = bar.getByRole('link', { name: 'Search' });
  await tabTo(page, search, 300);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('searchbox')).toBeFocused();
  await page.keyboard.type('lantern');
  await expect(main.locator('[data-card]').first()).toBeVisible();
  const videos = main.getByRole('button', { name: /^Videos \d/u });
  await tabTo(page, videos);
  await page.keyboard.press('Space');
  await expect(videos).toHaveAttribute('aria-pressed', 'true');

  const settings = page.getByRole('contentinfo').getByRole('link', { name: 'Preferences' });
  await tabTo(page, settings, 300);
  await page.keyboard.press('Enter');
  await expect(heading).toHaveAccessibleName('Preferences');
  const autoplay = main.getByRole('switch').first();
  const was = await autoplay.isChecked();
  await tabTo(page, autoplay);
  await page.keyboard.press('Space');
  await expect(autoplay).toBeChecked({ checked: !was });
  const sheet = main.getByRole('button', { name: 'Show all shortcuts' });
  await tabTo(page, sheet);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(sheet).toBeFocused();
});
