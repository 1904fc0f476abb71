import { ApiError } from './api-error.js';
import type { Caller } from './feature.js';

/** The account of a caller whom the call's need has already found to be signed in. */
export const accountOf = (caller: Caller): string => {
  if (caller.accountId === null) throw new ApiError('UNAUTHORISED');
  return caller.accountId;
};

/**
 * The account of a caller who may manage it: an adult's profile is chosen.
 * @throws {ApiError} FORBIDDEN to a child's profile, and until a profile is chosen
 * @see docs/rules/accounts.md ACCT-12
 */
export const managedAccountOf = (caller: Caller): string => {
  if (caller.accountId !== null && caller.profile?.tp !== 'adult') throw new ApiError('FORBIDDEN');
  return accountOf(caller);
};
