import type { Page } from '@playwright/test';
import { axeViolations } from './axe.js';
import { expect, test as withProduct } from './product.js';
import { MEMBER, VIEWER, viewerOf } from './watchlist-page.js';

export const COAST = 'The Lantern Coast';
export const HARVEST = 'Harvest Run';

/** Collects events of the example page by name, oldest first, with their time in milliseconds. */
export const collectEvents = (page: Page, ...names: string[]) =>
  page.evaluate((wanted) => {
    const events: { name: string; at: number; detail: unknown }[] = [];
    Reflect.set(globalThis, 'heard', events);
    for (const name of wanted)
      document.addEventListener(`footlight-${name}`, (event) =>
        events.push({ name, at: performance.now(), detail: (event as CustomEvent).detail }),
      );
  }, names);
export const eventsOn = (page: Page) =>
  page.evaluate(
    () => Reflect.get(globalThis, 'heard') as { name: string; at: number; detail: Record<string, unknown> }[],
  );

/** Makes the service respond with an error once, or as often as `times` says. */
export const failing = async (page: Page, path: RegExp, method: string, status: number, code: string) => {
  let isFailing = true;
  await page.route(path, (route) => {
    if (!isFailing || route.request().method() !== method) return route.fallback();
    return route.fulfill({
      status,
      headers: { 'access-control-allow-origin': '*' },
      json: { status, code, messages: ['-'], requestId: 'r-1' },
    });
  });
  return () => {
    isFailing = false;
  };
};

export const faultsOf = (page: Page): Promise<readonly string[]> =>
  axeViolations(page, { within: 'footlight-watchlist' });

/** Starts without lists, and fails if the page or its policy reported `complaints`. */
export const test = withProduct.extend<{ complaints: string[] }>({
  complaints: [
    async ({ page, request, product }, provide) => {
      for (const account of [VIEWER, MEMBER]) await (await viewerOf(request, product, account)).clear();
      const complaints: string[] = [];
      page.on('console', (message) => {
        if (/Content Security Policy|Refused to/u.test(message.text())) complaints.push(message.text());
      });
      page.on('pageerror', ({ message }) => complaints.push(message));
      await provide(complaints);
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
});
