import type { PublicRealm, SessionUser } from '@footlight/contract';

/** Why somebody may not sign up or buy here. */
export type Bar = 'kidPurchaseDenied' | 'signupGeoRestricted' | 'vpnError';

/**
 * What stands in the place of the purchase and sign-up screens; null where nothing does. A child’s profile is told
 * first: nothing that they could change about where they are would help.
 *
 * @see docs/rules/pages.md PAGE-37
 */
export const barOf = (
  user: Pick<SessionUser, 'pro' | 'loc' | 'hidesPlace'>,
  { territories }: Pick<PublicRealm, 'territories'>,
): Bar | null => {
  if (user.pro?.tp === 'child') return 'kidPurchaseDenied';
  if (user.hidesPlace === true) return 'vpnError';
  const isOutside = territories.signup !== null && !territories.signup.includes(user.loc);
  return isOutside ? 'signupGeoRestricted' : null;
};
