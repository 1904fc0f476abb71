import { ApiError } from './api-error.js';
import type { Caller } from './feature.js';

/** The account id of a caller whose sign-in the call's access requirement has already checked. */
export const accountOf = (caller: Caller): string => {
  if (caller.accountId === null) throw new ApiError('UNAUTHORISED');
  return caller.accountId;
};

/**
 * The account id of a caller who may manage the account, which requires that an adult's profile is chosen.
 * @throws {ApiError} FORBIDDEN for a child's profile, and while no profile is chosen
 * @see docs/rules/accounts.md ACCT-12
 */
export const managedAccountOf = (caller: Caller): string => {
  if (caller.accountId !== null && caller.profile?.tp !== 'adult') throw new ApiError('FORBIDDEN');
  return accountOf(caller);
};
