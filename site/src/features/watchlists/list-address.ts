import type { Watchlist } from '@footlight/contract';
import type { Addresses } from '../../navigation/addresses.js';

/** Where a list is shown; one of somebody else's only to who names its owner. */
export const listAddress = (
  addresses: Pick<Addresses, 'route'>,
  {
    watchlistExternalId: watchlistId,
    ownerExternalId: owner,
    ownership,
  }: Pick<Watchlist, 'watchlistExternalId' | 'ownerExternalId' | 'ownership'>,
): string => addresses.route('watchlists', { watchlistId }, ownership === 'SHARED' ? { owner } : {});
