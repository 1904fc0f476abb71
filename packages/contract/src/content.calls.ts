import { defineCalls } from './call.js';

export const contentCalls = defineCalls({
  getSection: {
    method: 'GET',
    path: '/api/v4/content/{section}',
    auth: 'optional',
    summary: 'The hero and the rows of a page; `home` is a section.',
    sharedSeconds: 30,
  },
  getBucketPage: {
    method: 'POST',
    path: '/api/v4/content/{section}/bucket/{bucketId}',
    auth: 'optional',
    summary: 'The next page of a row.',
  },
  getVod: {
    method: 'GET',
    path: '/api/v4/vod/{id}',
    auth: 'optional',
    summary: 'A video, its access level and where to ask for playback.',
    sharedSeconds: 30,
  },
  getAdjacentVods: {
    method: 'GET',
    path: '/api/v4/vod/{id}/adjacent',
    auth: 'optional',
    summary: 'Videos before and after one in its season.',
    sharedSeconds: 30,
  },
  getPlaylist: {
    method: 'GET',
    path: '/api/v4/playlist/{id}',
    auth: 'optional',
    summary: 'A playlist and a page of its videos.',
    sharedSeconds: 30,
  },
  getPlaylistAdjacent: {
    method: 'GET',
    path: '/api/v2/playlist/{id}/adjacentTo/{vodId}',
    auth: 'optional',
    summary: 'Videos before and after one in a playlist.',
    sharedSeconds: 30,
  },
  getSeason: {
    method: 'GET',
    path: '/api/v4/season/{id}',
    auth: 'optional',
    summary: 'A season and a page of its episodes.',
    sharedSeconds: 30,
  },
  getSeries: {
    method: 'GET',
    path: '/api/v4/series/{seriesId}',
    auth: 'optional',
    summary: 'A series and a page of its seasons.',
    sharedSeconds: 30,
  },
  getAdjacentSeasons: {
    method: 'GET',
    path: '/api/v4/series/{seriesId}/adjacentTo/{seasonId}',
    auth: 'optional',
    summary: 'Seasons before and after one.',
    sharedSeconds: 30,
  },
  getContentGrid: {
    method: 'GET',
    path: '/api/v1/view/content-grid',
    auth: 'optional',
    summary: 'A grid page.',
    sharedSeconds: 30,
  },
});
