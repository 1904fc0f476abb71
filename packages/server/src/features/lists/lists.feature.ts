import type { Feature } from '../../feature.js';
import type { FeatureTools } from '../../feature-tools.js';
import { cleaning } from '../../jobs/job.js';
import type { ContentReader } from '../content/content-reader.js';
import { FavouritesRepository } from './favourites/favourites.repository.js';
import { favouritesHandlers } from './favourites/favourites.routes.js';
import { FavouritesService } from './favourites/favourites.service.js';
import { FavouritesWatchlist } from './watchlists/favourites-watchlist.js';
import { ListAccess } from './watchlists/list-access.js';
import { ListedItems, type NewsCards } from './watchlists/listed-items.js';
import { WatchlistContentService } from './watchlists/watchlist-content.service.js';
import { WatchlistItemsRepository } from './watchlists/watchlist-items.repository.js';
import { WatchlistsRepository } from './watchlists/watchlists.repository.js';
import { watchlistsHandlers } from './watchlists/watchlists.routes.js';
import { WatchlistsService } from './watchlists/watchlists.service.js';

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
  const favourites = new FavouritesService(new FavouritesRepository(db), content, clock);
  const repository = new WatchlistsRepository(db);
  const parts = {
    access: new ListAccess(repository, { ...realm.watchlists, sharing: realm.socialSharing.enabled }),
    favourites: new FavouritesWatchlist(favourites),
    content: new ListedItems(content, news),
    clock,
  };
  const watchlists = new WatchlistsService({ ...parts, repository });
  const items = new WatchlistItemsRepository(db);
  return {
    handlers: {
      ...favouritesHandlers(favourites),
      ...watchlistsHandlers(watchlists, new WatchlistContentService({ ...parts, items })),
    },
    jobs: [cleaning('lists', () => watchlists.clean())],
    moveViewers: async (tx, moving) => {
      await new FavouritesRepository(tx).move(moving);
      return new WatchlistsRepository(tx).moveViewers(moving);
    },
    forgetViewers: (tx, ids) => new WatchlistsRepository(tx).forgetViewers(ids),
  };
};
