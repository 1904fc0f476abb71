import type { FeatureTools } from '../../../feature-tools.js';
import type { ContentReader } from '../../content/content-reader.js';
import type { FavouritesService } from '../favourites/favourites.service.js';
import { createFavouritesWatchlist } from './favourites-watchlist.js';
import { createListAccess } from './list-access.js';
import { createListedItems, type NewsCards } from './listed-items.js';
import { createWatchlistContentService } from './watchlist-content.service.js';
import { createWatchlistItemsRepository } from './watchlist-items.repository.js';
import { createWatchlistsRepository } from './watchlists.repository.js';
import { watchlistsHandlers } from './watchlists.routes.js';
import { createWatchlistsService } from './watchlists.service.js';

/** Watchlists depend on favourites, which appear as one of the lists, and on content. */
export const createWatchlistsFeature = ({
  db,
  realm,
  clock,
  content,
  news,
  favourites,
}: Pick<FeatureTools, 'db' | 'realm' | 'clock'> & {
  readonly content: ContentReader;
  readonly news: NewsCards;
  readonly favourites: FavouritesService;
}) => {
  const repository = createWatchlistsRepository(db);
  const parts = {
    access: createListAccess(repository, { ...realm.watchlists, sharing: realm.socialSharing.enabled }),
    favourites: createFavouritesWatchlist(favourites),
    content: createListedItems(content, news),
    clock,
  };
  const watchlists = createWatchlistsService({ ...parts, repository });
  const items = createWatchlistItemsRepository(db);
  return {
    handlers: watchlistsHandlers(watchlists, createWatchlistContentService({ ...parts, items })),
    clean: () => watchlists.clean(),
  };
};
