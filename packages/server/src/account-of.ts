import { ApiError } from './api-error.js';
import type { Caller } from './feature.js';

/** The account of a caller whom the call's need has already found to be signed in. */
export const accountOf = (caller: Caller): string => {
  if (caller.accountId === null) throw new ApiError('UNAUTHORISED');
  return caller.accountId;
};
