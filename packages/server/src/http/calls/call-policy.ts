import type { Call } from '@footlight/contract';
import { ApiError } from '../../api-error.js';
import type { Caller } from '../../feature.js';
import type { Limit, Limits } from '../limits/limits.js';
import { NOBODY } from '../requests/caller.js';

/** The limit of requests that a call counts against. */
export const limitOf = ({ limit }: Call, limits: Limits): Limit => limits[limit ?? 'calls'];

/** Whether a call reads, and changes nothing. */
export const isReading = ({ method, changesNothing }: Call): boolean =>
  method === 'GET' || changesNothing === true;

/** An administrator who impersonates an account reads, and changes nothing. */
const mayImpersonatorCall = (call: Call): boolean => call.ownerOnly !== true && isReading(call);

/**
 * Refuses callers whom the call's policy excludes: administrators who impersonate an account, and children's profiles.
 * @throws {ApiError} IMPERSONATION_NOT_ALLOWED
 * @throws {ApiError} FORBIDDEN or KID_PURCHASE_DENIED, see `Call.adultOnly`
 * @see docs/rules/account.md ACCT-12, ACCT-21
 */
export const refuseByPolicy = (call: Call, caller: Caller): void => {
  if (caller.impersonation !== undefined && !mayImpersonatorCall(call))
    throw new ApiError('IMPERSONATION_NOT_ALLOWED');
  const { adultOnly } = call;
  if (adultOnly === undefined || caller.accountId === null || caller.profile?.tp === 'adult') return;
  throw new ApiError(caller.profile === null ? 'FORBIDDEN' : adultOnly);
};

/**
 * The caller as which the call is answered: until its sign-up is complete, an account may call what completes it, and is
 * otherwise nobody for calls that guests may make as well.
 * @param isSignUpOpen whether it is still not complete, because the token may be older than that
 * @throws {ApiError} SIGN_UP_INCOMPLETE
 * @see docs/rules/sign-in.md SIGN-166
 */
export const callerDuringSignUp = async (
  { auth, duringSignUp }: Call,
  caller: Caller,
  isSignUpOpen: (accountId: string) => Promise<boolean>,
): Promise<Caller> => {
  if (caller.signUpOpen !== true || caller.accountId === null || duringSignUp === true) return caller;
  if (!(await isSignUpOpen(caller.accountId))) return caller;
  if (auth === 'optional') return NOBODY;
  throw new ApiError('SIGN_UP_INCOMPLETE');
};
