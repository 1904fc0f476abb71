import type { Watchlist } from '@footlight/contract';
import type { Addresses } from '../../navigation/addresses.js';

/**
 * Where a list is shown. It names the owner, of one's own list as well, because viewers copy it out of the browser's
 * bar to share it, and a list opens to others only under its owner's id (LIST-41). Nobody else sees the system's list.
 */
export const listAddress = (
  addresses: Pick<Addresses, 'route'>,
  {
    watchlistExternalId: watchlistId,
    ownerExternalId: owner,
    systemDefinedType,
  }: Pick<Watchlist, 'watchlistExternalId' | 'ownerExternalId' | 'systemDefinedType'>,
): string => addresses.route('watchlists', { watchlistId }, systemDefinedType === null ? { owner } : {});
