import { defineCalls } from './call.js';

export const guideCalls = defineCalls({
  getGuide: {
    method: 'GET',
    path: '/api/v4/epg',
    auth: 'optional',
    summary: 'Channels with their programmes between two moments.',
    sharedSeconds: 30,
  },
  getGuideByTime: {
    method: 'GET',
    path: '/api/v2/epg',
    auth: 'optional',
    summary: 'Programmes of one guide between two moments given in milliseconds.',
    sharedSeconds: 30,
  },
  listGuideGenres: {
    method: 'GET',
    path: '/api/v4/epg/genres',
    auth: 'none',
    summary: 'The genres that channels of the guide are sorted by.',
    sharedSeconds: 300,
  },
  listFavouriteChannels: {
    method: 'GET',
    path: '/api/v2/favourite/channels',
    auth: 'viewer',
    summary: 'The ids of the caller’s favourite channels, newest first.',
  },
  addFavouriteChannel: {
    method: 'PUT',
    path: '/api/v2/favourite/channels/{id}',
    auth: 'viewer',
    summary: 'Make a channel a favourite; repeating it changes nothing.',
  },
  removeFavouriteChannel: {
    method: 'DELETE',
    path: '/api/v2/favourite/channels/{id}',
    auth: 'viewer',
    summary: 'No favourite channel any more; repeating it changes nothing.',
  },
  getGuideTable: {
    method: 'GET',
    path: '/api/v3/external-table',
    auth: 'optional',
    summary: 'The programme guide as a table of days and hours.',
    sharedSeconds: 30,
  },
});
