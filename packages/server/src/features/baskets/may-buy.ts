import { ApiError } from '../../api-error.js';
import type { Caller } from '../../feature.js';
import type { Realm } from '../../realm/load-realm.js';

/** The caller of a purchase, with language and country. */
export interface Buyer {
  readonly caller: Caller;
  readonly language: string;
  readonly country: string;
  /** Whether the request comes through a VPN on a realm that disallows them. */
  readonly usesVpn: boolean;
}

/** The subject that owns the caller's baskets: an account or a guest. */
export const ownerOf = ({ subject }: Caller): string => {
  if (subject === null) throw new ApiError('UNAUTHORISED');
  return subject;
};

/**
 * Refuses callers who may not buy anything.
 * @throws {ApiError} KID_PURCHASE_DENIED, FORBIDDEN until one of several profiles is chosen, SIGNUP_GEO_RESTRICTED,
 *   VPN_DETECTED, IMPERSONATION_NOT_ALLOWED
 * @see docs/rules/money.md MONEY-26
 */
export const checkMayBuy = (
  { caller, country, usesVpn }: Buyer,
  { territories }: Pick<Realm, 'territories'>,
): void => {
  if (caller.impersonation !== undefined) throw new ApiError('IMPERSONATION_NOT_ALLOWED');
  if (caller.profile?.tp === 'child') throw new ApiError('KID_PURCHASE_DENIED');
  if (caller.accountId !== null && caller.profile === null) throw new ApiError('FORBIDDEN');
  if (usesVpn) throw new ApiError('VPN_DETECTED');
  if (territories.signup !== null && !territories.signup.includes(country))
    throw new ApiError('SIGNUP_GEO_RESTRICTED');
};
