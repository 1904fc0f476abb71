import { ApiError } from '../../api-error.js';
import type { Caller } from '../../feature.js';

/** The account id of a caller whose sign-in the call's access requirement has already checked. */
export const accountOf = (caller: Caller): string => {
  if (caller.accountId === null) throw new ApiError('UNAUTHORISED');
  return caller.accountId;
};
