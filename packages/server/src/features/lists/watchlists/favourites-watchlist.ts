import type { ContentItem, QueryOf, ReplyOf, Watchlist } from '@footlight/contract';
import { FAVOURITES_LIST_ID } from '@footlight/domain';
import { LANGUAGES, matchLanguage, translate } from '@footlight/i18n';
import { catalogues } from '@footlight/i18n/catalogues';
import { accountOf } from '../../../account-of.js';
import { ApiError } from '../../../api-error.js';
import type { ContentView } from '../../content/content-view.js';
import type { FavouritesService } from '../favourites/favourites.service.js';
import { viewerOf } from '../../playback/progress/progress-reader.js';

const THUMBNAILS = 5;

/** The caller's favourites as a watchlist that cannot be renamed, deleted, reordered or shared. */
export interface FavouritesWatchlist {
  summary(view: ContentView): Promise<Watchlist>;
  holds(vodId: string, view: ContentView): Promise<boolean>;
  page(query: QueryOf<'getWatchlist'>, view: ContentView): Promise<ReplyOf<'getWatchlist'>>;
  adjacent(vodId: string, size: number, view: ContentView): Promise<ReplyOf<'getWatchlistAdjacent'>>;
  /** Adds all or none. @returns those already in the list. @throws {ApiError} CONTENT_NOT_FOUND */
  add(vodIds: readonly string[], view: ContentView): Promise<ReadonlySet<string>>;
  remove(vodId: string, view: ContentView): Promise<void>;
}

export const createFavouritesWatchlist = (favourites: FavouritesService): FavouritesWatchlist => {
  const describe = (items: readonly ContentItem[], itemCount: number, view: ContentView): Watchlist => {
    const language = matchLanguage([view.language], LANGUAGES) ?? 'en';
    return {
      watchlistExternalId: FAVOURITES_LIST_ID,
      ownerExternalId: viewerOf(view.caller) ?? accountOf(view.caller),
      name: translate(catalogues[language], language, 'favouritesList'),
      ownership: 'OWNED',
      saved: false,
      systemDefinedType: 'FAVOURITES',
      thumbnails: items.slice(0, THUMBNAILS).map(({ thumbnailUrl }) => thumbnailUrl),
      itemCount,
      shareablePath: '/watchlist/favourites',
    };
  };

  const read = async (rpp: number | undefined, lastSeen: string | undefined, view: ContentView) => {
    const accountId = accountOf(view.caller);
    const [{ vods, paging }, count] = await Promise.all([
      favourites.list(accountId, { rpp, lastSeen }, view),
      favourites.count(accountId),
    ]);
    return { vods, paging, count };
  };

  return {
    summary: async (view) => {
      const { vods, count } = await read(THUMBNAILS, undefined, view);
      return describe(vods, count, view);
    },
    holds: (vodId, view) => favourites.has(accountOf(view.caller), vodId),
    page: async ({ rpp, lastSeen }, view) => {
      const { vods, paging, count } = await read(rpp, lastSeen, view);
      return {
        ...describe(vods, count, view),
        content: vods.map(({ id }) => ({ id, contentType: 'VOD' as const })),
        items: vods,
        pagingInfo: paging,
      };
    },
    adjacent: async (vodId, size, view) => {
      const found = await favourites.adjacent(accountOf(view.caller), vodId, { size, view });
      if (found === null) throw new ApiError('CONTENT_NOT_FOUND');
      return found;
    },
    add: (vodIds, view) => favourites.addNew(accountOf(view.caller), vodIds, view),
    remove: (vodId, view) => favourites.remove(accountOf(view.caller), vodId),
  };
};
