import { expect, type Page } from '@playwright/test';

/** Until the scripts of a page have taken over what the service drew. */
export const takenOver = async (page: Page): Promise<void> => {
  await expect(page.locator('main:not([data-drawn])')).toBeVisible();
};

/** Pages that wait already. */
const waiting = new WeakSet<Page>();

/** Whether nothing is left to be taken over, or nothing would: also false while the page goes on to another by itself. */
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
 * Has `goto` and `reload` wait until a page of the site hears its viewer, for a test is faster than anybody; not where
 * the test says by `waitUntil` what it waits for.
 */
export const untilTakenOver = (page: Page): void => {
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
