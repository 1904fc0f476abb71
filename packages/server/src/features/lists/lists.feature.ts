import type { Feature } from '../../feature.js';
import type { FeatureTools } from '../../feature-tools.js';
import { cleaning } from '../../jobs/job.js';
import type { ContentReader } from '../content/content-reader.js';
import { createFavouritesRepository } from './favourites/favourites.repository.js';
import { favouritesHandlers } from './favourites/favourites.routes.js';
import { createFavouritesService } from './favourites/favourites.service.js';
import { createFavouritesWatchlist } from './watchlists/favourites-watchlist.js';
import { createListAccess } from './watchlists/list-access.js';
import { createListedItems, type NewsCards } from './watchlists/listed-items.js';
import { createWatchlistContentService } from './watchlists/watchlist-content.service.js';
import { createWatchlistItemsRepository } from './watchlists/watchlist-items.repository.js';
import { createWatchlistsRepository } from './watchlists/watchlists.repository.js';
import { watchlistsHandlers } from './watchlists/watchlists.routes.js';
import { createWatchlistsService } from './watchlists/watchlists.service.js';

/** Favourites, and watchlists, of which favourites appear as one. */
export const createListsFeature = ({
  db,
  realm,
  clock,
  content,
  news,
}: Pick<FeatureTools, 'db' | 'realm' | 'clock'> & {
  readonly content: ContentReader;
  readonly news: NewsCards;
}): Feature => {
  const favourites = createFavouritesService(createFavouritesRepository(db), content, clock);
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
    handlers: {
      ...favouritesHandlers(favourites),
      ...watchlistsHandlers(watchlists, createWatchlistContentService({ ...parts, items })),
    },
    jobs: [cleaning('lists', () => watchlists.clean())],
  };
};
