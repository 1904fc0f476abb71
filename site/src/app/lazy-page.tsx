import type { LoaderFunction } from 'react-router-dom';
import type { Page } from './define-page.js';
import { fetchLostStyleSheets } from './style-sheets.js';

/** The code or the labels of a page failed to load. */
export class NotFetched extends Error {
  override readonly name = 'NotFetched';

  constructor(cause: unknown) {
    super('A part of the page did not come.', { cause });
  }
}

/**
 * A route whose code is loaded with the first navigation to it. The router's own `lazy` would keep a failure for the
 * lifetime of the document; here each navigation and each revalidation retries.
 */
export const lazyPage = (fetchPage: () => Promise<Page>, loaderOf: (page: Page) => LoaderFunction) => {
  let page: Page | null = null;
  return {
    Component: () => page && <page.Component />,
    handle: {
      get detail() {
        return page?.layout?.detail;
      },
      get bleed() {
        return page?.layout?.bleed;
      },
      get bare() {
        return page?.layout?.bare;
      },
    },
    loader: async (...given: Parameters<LoaderFunction>): Promise<unknown> => {
      try {
        await fetchLostStyleSheets();
        page ??= await fetchPage();
      } catch (error) {
        throw new NotFetched(error);
      }
      return loaderOf(page)(...given);
    },
  };
};
