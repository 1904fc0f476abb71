import { defineCalls } from '../calls/call.js';

export const watchlistsCalls = defineCalls({
  listWatchlists: {
    method: 'GET',
    path: '/api/v2/watchlists',
    auth: 'viewer',
  },
  createWatchlist: {
    method: 'POST',
    path: '/api/v2/watchlists',
    auth: 'viewer',
  },
  renameWatchlist: {
    method: 'PUT',
    path: '/api/v2/watchlists/{id}',
    auth: 'viewer',
  },
  deleteWatchlist: {
    method: 'DELETE',
    path: '/api/v2/watchlists/{ownerId}/{id}',
    auth: 'viewer',
  },
  restoreWatchlist: {
    method: 'POST',
    path: '/api/v2/watchlists/{id}/restore',
    auth: 'viewer',
  },
  saveWatchlist: {
    method: 'POST',
    path: '/api/v2/watchlists/{ownerId}/{id}/save',
    auth: 'viewer',
  },
  getWatchlistAdjacent: {
    method: 'GET',
    path: '/api/v2/watchlists/{ownerId}/{id}/adjacentTo/{contentId}',
    auth: 'optional',
  },
  getWatchlist: {
    method: 'GET',
    path: '/api/v2/new-watchlists/{id}',
    auth: 'optional',
  },
  reorderWatchlist: {
    method: 'POST',
    path: '/api/v2/new-watchlists/{id}',
    auth: 'viewer',
  },
  addWatchlistContent: {
    method: 'POST',
    path: '/api/v2/new-watchlists/{id}/content',
    auth: 'viewer',
  },
  removeWatchlistContent: {
    method: 'DELETE',
    path: '/api/v2/new-watchlists/{id}/content/{type}/{contentId}',
    auth: 'viewer',
  },
});
