import type { Page } from '@playwright/test';

/** Navigates within the page like the browser's history buttons, without loading a document. */
export const goWithin = (page: Page, path: string): Promise<void> =>
  page.evaluate((address) => {
    history.pushState(null, '', address);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, path);
