import type { Handlers } from '../../../feature.js';
import type { WatchlistContentService } from './watchlist-content.service.js';
import type { WatchlistsService } from './watchlists.service.js';

export const watchlistsHandlers = (watchlists: WatchlistsService, content: WatchlistContentService) =>
  ({
    listWatchlists: ({ query, ...view }) => watchlists.list(query, view),
    createWatchlist: ({ body, ...view }) => watchlists.create(body, view),
    renameWatchlist: ({ params, body, ...view }) =>
      watchlists.rename(params.id, body, view).then(() => undefined),
    deleteWatchlist: ({ params, ...view }) => watchlists.remove(params, view).then(() => undefined),
    restoreWatchlist: ({ params, ...view }) => watchlists.restore(params.id, view).then(() => undefined),
    saveWatchlist: ({ params, ...view }) => watchlists.save(params, view).then(() => undefined),
    getWatchlist: ({ params, query, ...view }) => content.page(params.id, query, view),
    getWatchlistAdjacent: ({ params, query, ...view }) => content.adjacent(params, query, view),
    addWatchlistContent: ({ params, body, ...view }) =>
      content.add(params.id, body.content, view).then(() => undefined),
    reorderWatchlist: ({ params, query, body, ...view }) =>
      content.reorder(params.id, body.content, query.lastSeen, view).then(() => undefined),
    removeWatchlistContent: ({ params, ...view }) => content.remove(params, view).then(() => undefined),
  }) satisfies Handlers;
