import { ApiError } from '../../../api-error.js';
import type { Caller } from '../../../feature.js';
import type { Realm } from '../../../realm/load-realm.js';

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
 * Refuses callers who may not buy anything where they are; who may buy is the policy of the calls.
 * @throws {ApiError} SIGNUP_GEO_RESTRICTED, VPN_DETECTED
 * @see docs/rules/commerce.md MONEY-26
 */
export const checkMayBuy = (
  { country, usesVpn }: Pick<Buyer, 'country' | 'usesVpn'>,
  { territories }: Pick<Realm, 'territories'>,
): void => {
  if (usesVpn) throw new ApiError('VPN_DETECTED');
  if (territories.signup !== null && !territories.signup.includes(country))
    throw new ApiError('SIGNUP_GEO_RESTRICTED');
};
