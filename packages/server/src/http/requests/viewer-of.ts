import type { Caller } from '../../feature.js';
import { accountOf } from './account-of.js';

/** Id under which is stored what belongs to the caller's viewer: the profile's, else the account's; null for guests. */
export const viewerOf = ({ accountId, profile }: Caller): string | null =>
  accountId === null ? null : (profile?.id ?? accountId);

/** The same of a caller whose sign-in the call's access requirement has already checked. */
export const viewerIdOf = (caller: Caller): string => viewerOf(caller) ?? accountOf(caller);
