import type { Page } from '@playwright/test';

/** The first answer alone, without the scripts of its page, until they are let go. */
export const holdScripts = async (page: Page): Promise<() => void> => {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/main-*.js', async (route) => {
    await held;
    await route.continue();
  });
  return release;
};
