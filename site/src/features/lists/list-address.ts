import type { Watchlist } from '@footlight/contract';
import type { Addresses } from '../../navigation/addresses.js';

/**
 * Address of a watchlist. It includes the owner even for the viewer's own lists, because viewers share it from the
 * address bar and other viewers can open a list only with its owner's id (LIST-41). System lists are visible to their
 * owner only.
 */
export const listAddress = (
  addresses: Pick<Addresses, 'route'>,
  {
    watchlistExternalId: watchlistId,
    ownerExternalId: owner,
    systemDefinedType,
  }: Pick<Watchlist, 'watchlistExternalId' | 'ownerExternalId' | 'systemDefinedType'>,
): string => addresses.route('watchlists', { watchlistId }, systemDefinedType === null ? { owner } : {});
