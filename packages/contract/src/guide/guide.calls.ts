import { defineCalls } from '../calls/call.js';

export const guideCalls = defineCalls({
  getGuide: {
    method: 'GET',
    path: '/api/v4/epg',
    auth: 'optional',
    sharedSeconds: 30,
  },
  getGuideByTime: {
    method: 'GET',
    path: '/api/v2/epg',
    auth: 'optional',
    sharedSeconds: 30,
  },
  listGuideGenres: {
    method: 'GET',
    path: '/api/v4/epg/genres',
    auth: 'none',
    sharedSeconds: 300,
  },
  listFavouriteChannels: {
    method: 'GET',
    path: '/api/v2/favourite/channels',
    auth: 'viewer',
  },
  addFavouriteChannel: {
    method: 'PUT',
    path: '/api/v2/favourite/channels/{id}',
    auth: 'viewer',
  },
  removeFavouriteChannel: {
    method: 'DELETE',
    path: '/api/v2/favourite/channels/{id}',
    auth: 'viewer',
  },
  getGuideTable: {
    method: 'GET',
    path: '/api/v3/external-table',
    auth: 'optional',
    sharedSeconds: 30,
  },
});
