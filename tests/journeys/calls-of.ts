import type { Page } from '@playwright/test';

/** Collects the service calls of a page from now on: paths with their queries, in order. */
export const callsOf = (page: Page): readonly string[] => {
  const seen: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname.startsWith('/api/')) seen.push(pathname + search);
  });
  return seen;
};
