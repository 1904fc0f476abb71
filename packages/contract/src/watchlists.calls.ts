import { defineCalls } from './call.js';

export const watchlistsCalls = defineCalls({
  listWatchlists: {
    method: 'GET',
    path: '/api/v2/watchlists',
    auth: 'viewer',
    summary: 'The caller’s watchlists, owned and saved.',
  },
  createWatchlist: {
    method: 'POST',
    path: '/api/v2/watchlists',
    auth: 'viewer',
    summary: 'A new, empty watchlist.',
  },
  renameWatchlist: {
    method: 'PUT',
    path: '/api/v2/watchlists/{id}',
    auth: 'viewer',
    summary: 'Another name for a watchlist of one’s own.',
  },
  deleteWatchlist: {
    method: 'DELETE',
    path: '/api/v2/watchlists/{ownerId}/{id}',
    auth: 'viewer',
    summary: 'Delete a watchlist of one’s own, or forget one saved from its owner.',
  },
  restoreWatchlist: {
    method: 'POST',
    path: '/api/v2/watchlists/{id}/restore',
    auth: 'viewer',
    summary: 'Bring back a watchlist that the caller deleted a moment ago.',
  },
  saveWatchlist: {
    method: 'POST',
    path: '/api/v2/watchlists/{ownerId}/{id}/save',
    auth: 'viewer',
    summary: 'Keep a watchlist that somebody shared.',
  },
  getWatchlistAdjacent: {
    method: 'GET',
    path: '/api/v2/watchlists/{ownerId}/{id}/adjacentTo/{contentId}',
    auth: 'optional',
    summary: 'Content before and after one in a watchlist.',
  },
  getWatchlist: {
    method: 'GET',
    path: '/api/v2/new-watchlists/{id}',
    auth: 'optional',
    summary: 'A watchlist and a page of its content; shared ones are open to all.',
  },
  reorderWatchlist: {
    method: 'POST',
    path: '/api/v2/new-watchlists/{id}',
    auth: 'viewer',
    summary: 'The order of a watchlist’s content, from the start or from `lastSeen` on.',
  },
  addWatchlistContent: {
    method: 'POST',
    path: '/api/v2/new-watchlists/{id}/content',
    auth: 'viewer',
    summary: 'Add content to a watchlist of one’s own.',
  },
  removeWatchlistContent: {
    method: 'DELETE',
    path: '/api/v2/new-watchlists/{id}/content/{type}/{contentId}',
    auth: 'viewer',
    summary: 'Take content out of a watchlist; repeating it changes nothing.',
  },
});
