import type { Client } from '@footlight/client';
import type { ContentItem } from '@footlight/contract';

/** The list that a title is watched in, as in addresses. */
export interface WatchedList {
  readonly playlistId?: string;
  readonly seasonId?: string;
  readonly watchlistId?: string;
  /** Owner of a shared watchlist; absent for the viewer's own. */
  readonly owner?: string;
}

export interface Adjacent {
  /** In the list's order: the nearest is last. */
  readonly previous: ContentItem[];
  /** In the list's order: the nearest is first. */
  readonly next: ContentItem[];
}

/** Loads the neighbours of a video in a playlist, a watchlist or its season. */
export const adjacentOf = (
  client: Client,
  { id, playlistId, watchlistId, owner }: WatchedList & { readonly id: string },
  parts: { readonly query?: { readonly size: number }; readonly signal: AbortSignal },
): Promise<Adjacent> => {
  if (playlistId !== undefined)
    return client.call('getPlaylistAdjacent', { params: { id: playlistId, vodId: id }, ...parts });
  // The subject contains the account and its profile: `<account>/<profile>`.
  const ownerId = owner ?? client.tokens.read()?.subject?.split('/')[0] ?? null;
  if (watchlistId !== undefined && ownerId !== null)
    return client.call('getWatchlistAdjacent', {
      params: { ownerId, id: watchlistId, contentId: id },
      ...parts,
    });
  return client.call('getAdjacentVods', { params: { id }, ...parts });
};
