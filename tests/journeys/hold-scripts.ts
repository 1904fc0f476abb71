import type { Page } from '@playwright/test';

/** Delivers a page but holds back the scripts whose URLs match. @returns a function that releases them */
export const holdScripts = async (page: Page, scripts = '**/assets/main-*.js'): Promise<() => void> => {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(scripts, async (route) => {
    await released;
    await route.continue();
  });
  return release;
};
