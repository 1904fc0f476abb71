import { FAVOURITES_LIST_ID } from '@footlight/domain';
import { ApiError } from '../../../api-error.js';
import type { ContentView } from '../../content/content-view.js';
import { viewerOf } from '../../../http/requests/viewer-of.js';
import type { StoredWatchlist, WatchlistsRepository } from './watchlists.repository.js';

/** Watchlist settings of the realm. */
export interface WatchlistSettings {
  readonly enabled: boolean;
  readonly systemDefinedFavourites: 'ENABLED' | 'DISABLED';
  /** Whether anyone with the link can open a list. */
  readonly sharing: boolean;
}

/**
 * Access control for lists. The ids of a list and its owner together are its link: both are random, so lists cannot be
 * guessed.
 */
export class ListAccess {
  readonly #enabled;
  /** @throws {ApiError} WATCHLISTS_DISABLED, WATCHLIST_NOT_FOUND */
  readonly visible: (id: string, ownerId: string | undefined, view: ContentView) => Promise<StoredWatchlist>;
  readonly hasFavourites: boolean;
  /** Whether lists of other viewers can be opened at all. */
  readonly isSharing: boolean;

  constructor(
    repository: WatchlistsRepository,
    { enabled, systemDefinedFavourites, sharing }: WatchlistSettings,
  ) {
    this.#enabled = enabled;
    this.visible = async (id, ownerId, { caller }) => {
      this.checkEnabled();
      const viewerId = viewerOf(caller);
      const list = await repository.find(id, viewerId);
      const isOwn = list !== null && list.ownerId === viewerId;
      const isShared = list !== null && sharing && (list.saved || list.ownerId === ownerId);
      if (list === null || !(isOwn || isShared)) throw new ApiError('WATCHLIST_NOT_FOUND');
      return list;
    };
    this.hasFavourites = systemDefinedFavourites === 'ENABLED';
    this.isSharing = sharing;
  }

  /** @throws {ApiError} WATCHLISTS_DISABLED */
  checkEnabled(): void {
    if (!this.#enabled) throw new ApiError('WATCHLISTS_DISABLED');
  }

  /** @throws {ApiError} WATCHLISTS_DISABLED, WATCHLIST_NOT_FOUND, FORBIDDEN */
  async own(id: string, view: ContentView): Promise<StoredWatchlist> {
    if (id === FAVOURITES_LIST_ID) throw new ApiError('FORBIDDEN');
    const list = await this.visible(id, undefined, view);
    if (list.ownerId !== viewerOf(view.caller)) throw new ApiError('FORBIDDEN');
    return list;
  }
}
