import type { Page } from '@playwright/test';

/** Has the documents at an address come as a realm with another setting would send them: only that is changed in them. */
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
