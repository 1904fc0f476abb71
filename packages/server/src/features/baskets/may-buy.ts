import { ApiError } from '../../api-error.js';
import type { Caller } from '../../feature.js';
import type { Realm } from '../../realm/load-realm.js';

/** Who is about to buy, from where. */
export interface Buyer {
  readonly caller: Caller;
  readonly language: string;
  readonly country: string;
  /** Comes through a VPN, on a realm that sells nothing to who does. */
  readonly hidesPlace: boolean;
}

/** The account or the guest that a basket belongs to. */
export const ownerOf = ({ subject }: Caller): string => {
  if (subject === null) throw new ApiError('UNAUTHORISED');
  return subject;
};

/**
 * Who may not buy at all, whatever it is.
 * @throws {ApiError} KID_PURCHASE_DENIED, FORBIDDEN until one of several profiles is chosen, SIGNUP_GEO_RESTRICTED,
 *   VPN_DETECTED, IMPERSONATION_NOT_ALLOWED
 * @see docs/rules/money.md MONEY-26
 */
export const checkMayBuy = (
  { caller, country, hidesPlace }: Buyer,
  { territories }: Pick<Realm, 'territories'>,
): void => {
  if (caller.impersonation !== undefined) throw new ApiError('IMPERSONATION_NOT_ALLOWED');
  if (caller.profile?.tp === 'child') throw new ApiError('KID_PURCHASE_DENIED');
  if (caller.accountId !== null && caller.profile === null) throw new ApiError('FORBIDDEN');
  if (hidesPlace) throw new ApiError('VPN_DETECTED');
  if (territories.signup !== null && !territories.signup.includes(country))
    throw new ApiError('SIGNUP_GEO_RESTRICTED');
};
