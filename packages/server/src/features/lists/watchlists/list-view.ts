import type { Watchlist } from '@footlight/contract';
import type { StoredWatchlist } from './watchlists.repository.js';

/** A list as seen by one viewer. */
export const viewOfList = (
  { id, ownerId, name, itemCount, saved }: StoredWatchlist,
  viewerId: string | null,
  thumbnails: readonly string[],
): Watchlist => ({
  watchlistExternalId: id,
  ownerExternalId: ownerId,
  name,
  ownership: ownerId === viewerId ? 'OWNED' : 'SHARED',
  saved,
  systemDefinedType: null,
  thumbnails: [...thumbnails],
  itemCount,
  shareablePath: `/watchlists/${encodeURIComponent(id)}?owner=${encodeURIComponent(ownerId)}`,
});
