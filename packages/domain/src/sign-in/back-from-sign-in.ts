import { returnTarget } from '../navigation/return-target.js';
import type { RouteName } from '../navigation/route-table.js';

/** Target of the back arrow on a sign-in page. */
export type BackFromSignIn =
  | { readonly type: 'path'; readonly path: string }
  | {
      readonly type: 'route';
      readonly route: RouteName;
      readonly params: Readonly<Record<string, string>>;
      readonly query: Readonly<Record<string, string>>;
    };

export interface SignInPlace {
  readonly route: RouteName | null;
  readonly params: Readonly<Record<string, string | undefined>>;
  readonly from: string | null;
  readonly origin: string;
}

/** Initial pages of the sign-in; they have no arrow. */
const ROOTS: ReadonlySet<RouteName | null> = new Set<RouteName | null>(['login', 'signup', null]);

const to = (
  route: RouteName,
  params: Readonly<Record<string, string>> = {},
  query: Readonly<Record<string, string>> = {},
): BackFromSignIn => ({ type: 'route', route, params, query });

/**
 * The target of the back arrow on a sign-in page: the gift, its redemption, the page that the viewer came from,
 * otherwise the login; null on the initial pages.
 *
 * @see docs/rules/sign-in.md SIGN-44
 */
export const backFromSignIn = ({ route, params, from, origin }: SignInPlace): BackFromSignIn | null => {
  if (ROOTS.has(route)) return null;
  const { giftId, redeemCode } = params;
  if (route === 'giftRedeemLogin' && redeemCode) return to('redeem', {}, { redeemCode });
  if (route === 'giftLogin') return to('gift', giftId ? { giftId } : {});
  const path = returnTarget(from, origin);
  return path === null ? to('login') : { type: 'path', path };
};
