import type { Page } from '@playwright/test';

/** Agrees to the realm’s terms, to which every page leads after the first sign-in of a new account (SIGN-166). */
export const agreeToTerms = async (page: Page): Promise<void> => {
  await page.getByRole('checkbox', { name: /^Terms/u }).check();
  await page.getByRole('button', { name: 'Agree and continue' }).click();
};
