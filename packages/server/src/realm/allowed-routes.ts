import { ROUTES } from '@footlight/domain';

/** What an operator is told who names a page that the site has not. */
export const ALLOWED_ROUTES = `a page of the site: ${Object.keys(ROUTES).join(', ')}`;
