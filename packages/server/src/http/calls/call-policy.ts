import type { Call } from '@footlight/contract';
import { ApiError } from '../../api-error.js';
import type { Caller } from '../../feature.js';
import type { Limit, Limits } from '../limits/limits.js';

/** The limit of requests that a call counts against. */
export const limitOf = ({ limit }: Call, limits: Limits): Limit => limits[limit ?? 'calls'];

/**
 * Refuses callers whom the call's policy excludes: administrators who impersonate an account, and children's profiles.
 * @throws {ApiError} IMPERSONATION_NOT_ALLOWED
 * @throws {ApiError} FORBIDDEN or KID_PURCHASE_DENIED, see `Call.adultOnly`
 * @see docs/rules/account.md ACCT-12, ACCT-21
 */
export const refuseByPolicy = ({ ownerOnly, adultOnly }: Call, caller: Caller): void => {
  if (ownerOnly === true && caller.impersonation !== undefined)
    throw new ApiError('IMPERSONATION_NOT_ALLOWED');
  if (adultOnly === undefined || caller.accountId === null || caller.profile?.tp === 'adult') return;
  throw new ApiError(caller.profile === null ? 'FORBIDDEN' : adultOnly);
};
