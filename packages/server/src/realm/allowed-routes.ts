import { ROUTES } from '@footlight/domain';

/** The allowed values, for the error message when an operator names an unknown page. */
export const ALLOWED_ROUTES = `a page of the site: ${Object.keys(ROUTES).join(', ')}`;
