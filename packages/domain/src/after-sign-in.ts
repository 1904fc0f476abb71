import { returnTarget } from './return-target.js';

/** Query of the sign-in pages, and what is known once signed in. */
export interface SignInOutcome {
  readonly from?: string | null;
  readonly redirectTo?: string | null;
  readonly entryPage?: string | null;
  /** Licences chosen before signing in, as they stood in the query. */
  readonly licences?: string | null;
  /** Appended to each target where a profile asks for it; the TV login is left as it is. */
  readonly suffix?: string;
  readonly isGuest: boolean;
  /** Path of the default menu's home; null until the menu has loaded. */
  readonly menuHome: string | null;
  readonly origin: string;
}

export type AfterSignIn =
  | { readonly type: 'path'; readonly path: string }
  | { readonly type: 'route'; readonly route: string; readonly query: Readonly<Record<string, string>> }
  /** Stay: being signed in is all that was wanted. */
  | { readonly type: 'stay' };

const BACK_TO_FROM = new Set(['login', 'login-redirect']);
const CARRIES_CHOICE = new Set(['signup', 'purchase']);
const TV_LOGIN = /^\/tv-login(?:[/?#]|$)/;

const withSuffix = (path: string, suffix: string | undefined): string =>
  suffix === undefined || TV_LOGIN.test(path) ? path : `${path}${suffix}`;

/**
 * Where a viewer goes once signed in. Targets outside of this site are dropped.
 *
 * @see docs/rules/navigation.md NAV-12, NAV-13, NAV-14
 */
export const afterSignIn = (outcome: SignInOutcome): AfterSignIn => {
  const from = returnTarget(outcome.from, outcome.origin);
  const redirectTo = returnTarget(outcome.redirectTo, outcome.origin);
  const { entryPage, licences, suffix } = outcome;

  if (outcome.isGuest && outcome.menuHome !== null && redirectTo === null) {
    return { type: 'path', path: withSuffix(outcome.menuHome, suffix) };
  }
  if (entryPage && !(BACK_TO_FROM.has(entryPage) && from !== null)) {
    if (CARRIES_CHOICE.has(entryPage)) {
      return {
        type: 'route',
        route: entryPage,
        query: {
          ...(licences ? { licences } : {}),
          ...(redirectTo === null ? {} : { redirectTo }),
          ...(from === null ? {} : { from }),
        },
      };
    }
    // Signed in already: the login page has nothing to show, and nobody said where to return to.
    if (BACK_TO_FROM.has(entryPage)) return { type: 'stay' };
    return { type: 'route', route: entryPage, query: {} };
  }
  return from === null ? { type: 'stay' } : { type: 'path', path: withSuffix(from, suffix) };
};
