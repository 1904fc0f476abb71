import type { ContentItem, QueryOf, ResponseOf, Watchlist } from '@footlight/contract';
import { FAVOURITES_LIST_ID } from '@footlight/domain';
import { LANGUAGES, matchLanguage, translate } from '@footlight/i18n';
import { catalogues } from '@footlight/i18n/catalogues';
import { accountOf } from '../../../http/requests/account-of.js';
import { ApiError } from '../../../api-error.js';
import type { ContentView } from '../../content/content-view.js';
import type { FavouritesService } from '../favourites/favourites.service.js';
import { viewerIdOf } from '../../../http/requests/viewer-of.js';

const THUMBNAILS = 5;

const describe = (items: readonly ContentItem[], itemCount: number, view: ContentView): Watchlist => {
  const language = matchLanguage([view.language], LANGUAGES) ?? 'en';
  return {
    watchlistExternalId: FAVOURITES_LIST_ID,
    ownerExternalId: viewerIdOf(view.caller),
    name: translate(catalogues[language], language, 'favouritesList'),
    ownership: 'OWNED',
    saved: false,
    systemDefinedType: 'FAVOURITES',
    thumbnails: items.slice(0, THUMBNAILS).map(({ thumbnailUrl }) => thumbnailUrl),
    itemCount,
    shareablePath: '/watchlist/favourites',
  };
};

/** The caller's favourites as a watchlist that cannot be renamed, deleted, reordered or shared. */
export class FavouritesWatchlist {
  readonly #favourites: FavouritesService;

  constructor(favourites: FavouritesService) {
    this.#favourites = favourites;
  }

  async summary(view: ContentView): Promise<Watchlist> {
    const { vods, count } = await this.#read(THUMBNAILS, undefined, view);
    return describe(vods, count, view);
  }

  holds(vodId: string, view: ContentView): Promise<boolean> {
    return this.#favourites.has(accountOf(view.caller), vodId);
  }

  async page(
    { rpp, lastSeen }: QueryOf<'getWatchlist'>,
    view: ContentView,
  ): Promise<ResponseOf<'getWatchlist'>> {
    const { vods, paging, count } = await this.#read(rpp, lastSeen, view);
    return {
      ...describe(vods, count, view),
      content: vods.map(({ id }) => ({ id, contentType: 'VOD' as const })),
      items: vods,
      pagingInfo: paging,
    };
  }

  async adjacent(
    vodId: string,
    size: number,
    view: ContentView,
  ): Promise<ResponseOf<'getWatchlistAdjacent'>> {
    const found = await this.#favourites.adjacent(accountOf(view.caller), vodId, { size, view });
    if (found === null) throw new ApiError('CONTENT_NOT_FOUND');
    return found;
  }

  /** Adds all or none. @returns those already in the list. @throws {ApiError} CONTENT_NOT_FOUND */
  add(vodIds: readonly string[], view: ContentView): Promise<ReadonlySet<string>> {
    return this.#favourites.addNew(accountOf(view.caller), vodIds, view);
  }

  remove(vodId: string, view: ContentView): Promise<void> {
    return this.#favourites.remove(accountOf(view.caller), vodId);
  }

  async #read(rpp: number | undefined, lastSeen: string | undefined, view: ContentView) {
    const accountId = accountOf(view.caller);
    const [{ vods, paging }, count] = await Promise.all([
      this.#favourites.list(accountId, { rpp, lastSeen }, view),
      this.#favourites.count(accountId),
    ]);
    return { vods, paging, count };
  }
}
