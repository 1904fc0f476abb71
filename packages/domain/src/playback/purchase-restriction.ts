import type { PublicRealm, SessionUser } from '@footlight/contract';

/** Reasons why a viewer may not sign up or buy here. */
export type PurchaseRestriction = 'kidPurchaseDenied' | 'signupGeoRestricted' | 'vpnError';

/**
 * The notice that replaces the purchase and sign-up screens; null for none. A child’s profile is checked first, because
 * changing the location would not help it.
 *
 * @see docs/rules/pages.md PAGE-37
 */
export const purchaseRestrictionOf = (
  user: Pick<SessionUser, 'pro' | 'loc' | 'usesVpn'>,
  { territories }: Pick<PublicRealm, 'territories'>,
): PurchaseRestriction | null => {
  if (user.pro?.tp === 'child') return 'kidPurchaseDenied';
  if (user.usesVpn === true) return 'vpnError';
  const isOutside = territories.signup !== null && !territories.signup.includes(user.loc);
  return isOutside ? 'signupGeoRestricted' : null;
};
