import { isComplete, routeOf } from '../navigation/paths.js';
import { returnTarget } from '../navigation/return-target.js';
import { isRouteName, type RouteName } from '../navigation/route-table.js';

/** Query of the sign-in pages, with the state after sign-in. */
export interface SignInOutcome {
  readonly from?: string | null;
  readonly redirectTo?: string | null;
  readonly entryPage?: string | null;
  /** Licences chosen before sign-in, as in the query. */
  readonly licences?: string | null;
  /** The licence chosen before sign-in, as in the query. */
  readonly selectedLicence?: string | null;
  /** Appended to each target if the realm configures it, except for the TV login. */
  readonly suffix?: string | null;
  readonly isGuest: boolean;
  /** Path of the default menu's home; null until the menu has loaded, and if that page is not on this site. */
  readonly menuHome: string | null;
  readonly origin: string;
}

export type AfterSignIn =
  | { readonly type: 'path'; readonly path: string }
  | {
      readonly type: 'route';
      readonly route: RouteName;
      readonly query: Readonly<Record<string, string>>;
      /** For {@link withSuffix} on the path of the route. */
      readonly suffix: string | null;
    }
  /** Stay on the current page: no navigation was requested, and the menu has no home. */
  | { readonly type: 'stay' };

const BACK_TO_FROM = new Set(['login', 'login-redirect']);
const CARRIES_CHOICE = new Set<string>(['signup', 'purchase']);

/**
 * A target with the realm's suffix: `?profile=1` and `&profile=1` are added to the query, anything else is appended
 * before the fragment. The TV login is not changed (NAV-13).
 */
export const withSuffix = (path: string, suffix: string | null | undefined): string => {
  if (!suffix || routeOf(path.replace(/[?#].*$/u, '')) === 'tvLogin') return path;
  const at = path.indexOf('#');
  const [address, fragment] = at === -1 ? [path, ''] : [path.slice(0, at), path.slice(at)];
  const joined = /^[?&]/u.test(suffix) ? `${address.includes('?') ? '&' : '?'}${suffix.slice(1)}` : suffix;
  return `${address}${joined}${fragment}`;
};

/** The sign-out pages are not accepted as a target: a forged address could end the session again. */
const backTo = (from: string | null): string | null => {
  const route = from === null ? null : routeOf(from.replace(/[?#].*$/u, ''));
  return route === 'logout' || route === 'oidcLogout' ? null : from;
};

/** Entry pages are names of routes that need no parameters; `login-redirect` stands for the login. */
const entryRoute = (entryPage: string | null | undefined): RouteName | null => {
  if (!entryPage) return null;
  if (BACK_TO_FROM.has(entryPage)) return 'login';
  return isRouteName(entryPage) && isComplete(entryPage, {}) ? entryPage : null;
};

/**
 * The target after sign-in. Targets outside this site and entry pages that are not routes are dropped.
 *
 * @see docs/rules/navigation.md NAV-12, NAV-13, NAV-14
 */
export const afterSignIn = (outcome: SignInOutcome): AfterSignIn => {
  const from = backTo(returnTarget(outcome.from, outcome.origin));
  const redirectTo = returnTarget(outcome.redirectTo, outcome.origin);
  const { licences, selectedLicence, suffix = null } = outcome;
  const toPath = (path: string): AfterSignIn => ({ type: 'path', path: withSuffix(path, suffix) });

  if (outcome.isGuest && outcome.menuHome !== null && redirectTo === null) return toPath(outcome.menuHome);
  const entry = entryRoute(outcome.entryPage);
  // The viewer is signed in, so the login page has nothing to show without a page to return to.
  if (entry === null || entry === 'login') {
    const target = from ?? outcome.menuHome;
    return target === null ? { type: 'stay' } : toPath(target);
  }
  const carried = {
    ...(licences ? { licences } : {}),
    ...(selectedLicence ? { selectedLicence } : {}),
    ...(redirectTo === null ? {} : { redirectTo }),
    ...(from === null ? {} : { from }),
  };
  return {
    type: 'route',
    route: entry,
    query: CARRIES_CHOICE.has(entry) ? carried : {},
    suffix: entry === 'tvLogin' ? null : suffix,
  };
};
