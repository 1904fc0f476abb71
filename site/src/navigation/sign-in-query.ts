import { routeOf } from '@footlight/domain';

const DOORS: ReadonlySet<string> = new Set(['login', 'signup', 'logout']);

/** Pages on which signing in or out is what one does already, and which lead on by themselves. */
export const isAtTheDoor = (pathname: string): boolean => DOORS.has(routeOf(pathname) ?? '');

/**
 * Query of the links to sign-in and sign-up: where to return to. From one of the two to the other, what was
 * wanted at first goes along; signing out is nothing to return to.
 */
export const signInQuery = (pathname: string, search: string): Readonly<Record<string, string>> => {
  const route = routeOf(pathname);
  if (route === 'login' || route === 'signup') return Object.fromEntries(new URLSearchParams(search));
  return route === 'logout' ? {} : { from: `${pathname}${search}` };
};
