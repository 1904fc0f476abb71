import { defineCalls } from '../calls/call.js';

export const contentCalls = defineCalls({
  getSection: {
    method: 'GET',
    path: '/api/v4/content/{section}',
    auth: 'optional',
    sharedSeconds: 30,
  },
  getBucketPage: {
    method: 'POST',
    path: '/api/v4/content/{section}/bucket/{bucketId}',
    auth: 'optional',
    changesNothing: true,
  },
  getVod: {
    method: 'GET',
    path: '/api/v4/vod/{id}',
    auth: 'optional',
    sharedSeconds: 30,
  },
  listVods: {
    method: 'GET',
    path: '/api/v4/vods',
    auth: 'optional',
    sharedSeconds: 30,
  },
  getAdjacentVods: {
    method: 'GET',
    path: '/api/v4/vod/{id}/adjacent',
    auth: 'optional',
    sharedSeconds: 30,
  },
  getRelatedVods: {
    method: 'GET',
    path: '/api/v4/vod/{id}/related',
    auth: 'optional',
    sharedSeconds: 30,
  },
  getPlaylist: {
    method: 'GET',
    path: '/api/v4/playlist/{id}',
    auth: 'optional',
    sharedSeconds: 30,
  },
  getPlaylistAdjacent: {
    method: 'GET',
    path: '/api/v2/playlist/{id}/adjacentTo/{vodId}',
    auth: 'optional',
    sharedSeconds: 30,
  },
  getSeason: {
    method: 'GET',
    path: '/api/v4/season/{id}',
    auth: 'optional',
    sharedSeconds: 30,
  },
  getSeries: {
    method: 'GET',
    path: '/api/v4/series/{seriesId}',
    auth: 'optional',
    sharedSeconds: 30,
  },
  getRelatedToSeries: {
    method: 'GET',
    path: '/api/v4/series/{seriesId}/related',
    auth: 'optional',
    sharedSeconds: 30,
  },
  getAdjacentSeasons: {
    method: 'GET',
    path: '/api/v4/series/{seriesId}/adjacentTo/{seasonId}',
    auth: 'optional',
    sharedSeconds: 30,
  },
  getContentGrid: {
    method: 'GET',
    path: '/api/v1/view/content-grid',
    auth: 'optional',
    sharedSeconds: 30,
  },
});
