import { expect, type Page } from '@playwright/test';

/** Until the scripts of a page have taken over what the service drew. */
export const takenOver = async (page: Page): Promise<void> => {
  await expect(page.locator('main:not([data-drawn])')).toBeVisible();
};
