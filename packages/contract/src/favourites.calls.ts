import { defineCalls } from './call.js';

export const favouritesCalls = defineCalls({
  listFavourites: {
    method: 'GET',
    path: '/api/v2/favourite/vods',
    auth: 'viewer',
    summary: 'The caller’s favourites, newest first.',
  },
  addFavourite: {
    method: 'PUT',
    path: '/api/v2/favourite/vods/{id}',
    auth: 'viewer',
    summary: 'Make a video a favourite; repeating it changes nothing.',
  },
  removeFavourite: {
    method: 'DELETE',
    path: '/api/v2/favourite/vods/{id}',
    auth: 'viewer',
    summary: 'No favourite any more; repeating it changes nothing.',
  },
});
