import { defineCalls } from '../calls/call.js';

export const favouritesCalls = defineCalls({
  listFavourites: {
    method: 'GET',
    path: '/api/v2/favourite/vods',
    auth: 'viewer',
  },
  addFavourite: {
    method: 'PUT',
    path: '/api/v2/favourite/vods/{id}',
    auth: 'viewer',
  },
  removeFavourite: {
    method: 'DELETE',
    path: '/api/v2/favourite/vods/{id}',
    auth: 'viewer',
  },
});
