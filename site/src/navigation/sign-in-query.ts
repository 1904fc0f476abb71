import { routeOf } from '@footlight/domain';

const SIGN_IN_ROUTES: ReadonlySet<string> = new Set(['login', 'signup', 'logout']);

/** Pages for signing in or out; they redirect by themselves afterwards. */
export const isSignInPage = (pathname: string): boolean => SIGN_IN_ROUTES.has(routeOf(pathname) ?? '');

/**
 * Query of links to sign-in and sign-up with the page to return to. Links between the two keep the original target; the
 * sign-out page is never a target.
 */
export const signInQuery = (pathname: string, search: string): Readonly<Record<string, string>> => {
  const route = routeOf(pathname);
  if (route === 'login' || route === 'signup') return Object.fromEntries(new URLSearchParams(search));
  return route === 'logout' ? {} : { from: `${pathname}${search}` };
};
