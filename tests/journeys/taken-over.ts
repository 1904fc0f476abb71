import { expect, type Page } from '@playwright/test';

/**
 * Until the scripts of a page have taken over what the service drew: the count of live events is a figure that they ask
 * for themselves.
 */
export const takenOver = (page: Page): Promise<void> =>
  expect(page.getByRole('banner').getByRole('button', { name: /live now|مباشر|vivo/iu })).toContainText(
    /\p{Nd}/u,
  );
