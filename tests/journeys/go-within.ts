import type { Page } from '@playwright/test';

/** Goes on to an address within the page, as the browser's own buttons do: nothing of the page is loaded anew. */
export const goWithin = (page: Page, path: string): Promise<void> =>
  page.evaluate((address) => {
    history.pushState(null, '', address);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, path);
