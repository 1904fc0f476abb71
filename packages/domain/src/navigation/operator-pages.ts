/**
 * Routes whose page the operator writes, with its id among the `externalPages` of the realm file; they are not found
 * without one.
 *
 * @see docs/rules/pages.md PAGE-70
 */
const OPERATOR_PAGES: ReadonlyMap<string, string> = new Map([
  ['mobileExternal', 'mobile-external'],
  ['myUefa', 'myuefa'],
]);

/** The id of the page that the operator writes for a route; undefined for routes with a page of the site. */
export const operatorPageOf = (route: string): string | undefined => OPERATOR_PAGES.get(route);
