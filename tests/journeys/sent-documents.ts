import type { Page } from '@playwright/test';

/** Changes the documents at an address as another setting of the realm would, and nothing else in them. */
export const changeDocument = (
  page: Page,
  path: string,
  change: (html: string) => string,
): Promise<unknown> =>
  page.route(`**${path}`, async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const answer = await route.fetch();
    return route.fulfill({ response: answer, body: change(await answer.text()) });
  });
