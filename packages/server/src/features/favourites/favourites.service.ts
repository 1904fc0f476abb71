import { PAGE_SIZES, type ReplyOf } from '@footlight/contract';
import { ApiError } from '../../api-error.js';
import type { Clock } from '../../clock.js';
import type { ContentReader } from '../content/content-reader.js';
import type { ContentView } from '../content/content-view.js';
import type { FavouritesRepository } from './favourites.repository.js';

export interface FavouritesPage {
  /** Results per page. */
  readonly rpp?: number | undefined;
  readonly lastSeen?: string | undefined;
}

export interface FavouritesService {
  list(accountId: string, page: FavouritesPage, view: ContentView): Promise<ReplyOf<'listFavourites'>>;
  /** @throws {ApiError} VOD_NOT_FOUND */
  add(accountId: string, vodId: string): Promise<void>;
  remove(accountId: string, vodId: string): Promise<void>;
}

export const createFavouritesService = (
  repository: FavouritesRepository,
  content: ContentReader,
  clock: Clock,
): FavouritesService => ({
  list: async (accountId, { rpp = PAGE_SIZES.favourites, lastSeen }, view) => {
    // One more than asked for tells whether there is more.
    const ids = await repository.page(accountId, rpp + 1, lastSeen);
    const shown = ids.slice(0, rpp);
    const items = await content.itemsByIds(shown, view);
    return {
      vods: items,
      paging: { moreDataAvailable: ids.length > rpp, lastSeen: shown.at(-1) ?? null },
    };
  },
  add: async (accountId, vodId) => {
    if (!(await content.vodExists(vodId))) throw new ApiError('VOD_NOT_FOUND');
    await repository.add(accountId, vodId, new Date(clock.now()));
  },
  remove: (accountId, vodId) => repository.remove(accountId, vodId),
});
