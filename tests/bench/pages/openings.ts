import { chromium, type Browser, type Locator, type Page, type Request } from '@playwright/test';
import { chromiumArguments, chromiumPath } from '../../../scripts/chromium.mjs';

/** Pages, with the card on the front page that links to them. */
const OPENED = {
  video: 'VOD:1001',
  'what stands before a video': 'VOD:1002',
  series: 'SERIES:5001',
  section: 'SECTION:films',
} as const;

/** Goal for each page, in milliseconds. */
export const OPENS_WITHIN_MS = 100;
const SAMPLES = 7;
/** Time without requests after which everything preloaded has arrived and the card's animation is over. */
const QUIET_MS = 1000;

export interface Opening {
  readonly name: string;
  /** Median time in milliseconds from the press to the frame that contains the page's heading. */
  readonly ms: number;
}

/** Waits for all requests except those that do not end: the event stream and a playing film. */
const untilFetched = async (page: Page, act: () => Promise<void>): Promise<void> => {
  const open = new Set<Request>();
  let changedAt = Date.now();
  const change = (isOpen: boolean) => (request: Request) => {
    if (/\/stream$|\/(?:media|img)\//.test(request.url())) return;
    if (isOpen) open.add(request);
    else open.delete(request);
    changedAt = Date.now();
  };
  page.on('request', change(true));
  page.on('requestfinished', change(false));
  page.on('requestfailed', change(false));
  await act();
  while (open.size > 0 || Date.now() - changedAt < QUIET_MS)
    // Polling is sequential.
    // oxlint-disable-next-line no-await-in-loop
    await page.waitForTimeout(QUIET_MS / 4);
};

/** Measures in the page: milliseconds from the next press to the frame with another heading. */
const measureNextPress = (page: Page): Promise<void> =>
  page.evaluate(() => {
    // Some headings are pictures.
    const before = document.querySelector('main h1')?.outerHTML;
    (window as { opened?: Promise<number> }).opened = new Promise((resolve) => {
      document.addEventListener(
        'click',
        ({ timeStamp }) =>
          new MutationObserver((_, observer) => {
            const heading = document.querySelector('main h1');
            if (heading === null || heading.outerHTML === before) return;
            observer.disconnect();
            requestAnimationFrame(() => resolve(performance.now() - timeStamp));
          }).observe(document, { subtree: true, childList: true, characterData: true }),
        { capture: true, once: true },
      );
    });
  });

/** Rows are loaded while scrolling. */
const scrollTo = async (page: Page, link: Locator): Promise<void> => {
  while ((await link.count()) === 0) {
    // Polling is sequential.
    // oxlint-disable-next-line no-await-in-loop
    await page.mouse.wheel(0, 300);
    // oxlint-disable-next-line no-await-in-loop
    await page.waitForTimeout(100);
  }
  await link.scrollIntoViewIfNeeded();
};

const openOnce = async (browser: Browser, origin: string, card: string): Promise<number> => {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  try {
    await page.goto(`${origin}/home`);
    const link = page.locator(`[data-card="${card}"] a, a[data-card="${card}"]`).first();
    await scrollTo(page, link);
    await untilFetched(page, () => link.hover());
    await measureNextPress(page);
    await link.click();
    return await page.evaluate(() => (window as { opened?: Promise<number> }).opened ?? Number.NaN);
  } finally {
    await page.close();
  }
};

const medianOf = (times: readonly number[]): number =>
  times.toSorted((one, other) => one - other)[Math.floor(times.length / 2)] ?? Number.NaN;

/** Opens each page from the front page by a link that was hovered before, each time in a fresh browser. */
export const measureOpenings = async (origin: string): Promise<readonly Opening[]> => {
  const executablePath = chromiumPath();
  const browser = await chromium.launch({
    args: chromiumArguments(),
    ...(executablePath === undefined ? {} : { executablePath }),
  });
  try {
    const openings: Opening[] = [];
    for (const [name, card] of Object.entries(OPENED)) {
      const times: number[] = [];
      while (times.length < SAMPLES) times.push(await openOnce(browser, origin, card));
      openings.push({ name, ms: Math.round(medianOf(times)) });
    }
    return openings;
  } finally {
    await browser.close();
  }
};
