import { expect, type Page } from '@playwright/test';

/** Waits until a server-rendered page is hydrated. */
export const hydrated = async (page: Page): Promise<void> => {
  await expect(page.locator('main:not([data-drawn])')).toBeVisible();
};

/** Pages whose methods are wrapped already. */
const waiting = new WeakSet<Page>();

/** Whether hydration is finished or impossible without scripts; false also while the page navigates by itself. */
const isTaken = async (page: Page): Promise<boolean> => {
  try {
    return await page.evaluate(
      () => !matchMedia('(scripting)').matches || document.querySelector('main[data-drawn]') === null,
    );
  } catch (error) {
    if (String(error).includes('Execution context was destroyed')) return false;
    throw error;
  }
};

/**
 * Makes `goto` and `reload` wait for hydration, because tests act faster than viewers. Calls with an own `waitUntil`
 * are not changed.
 */
export const untilHydrated = (page: Page): void => {
  if (waiting.has(page)) return;
  waiting.add(page);
  const taken = (): Promise<void> => expect.poll(() => isTaken(page), { intervals: [20, 40, 80] }).toBe(true);
  const goto = page.goto.bind(page);
  const reload = page.reload.bind(page);
  page.goto = async (address, options) => {
    const answer = await goto(address, options);
    if (options?.waitUntil === undefined) await taken();
    return answer;
  };
  page.reload = async (options) => {
    const answer = await reload(options);
    if (options?.waitUntil === undefined) await taken();
    return answer;
  };
};
