import { defineCalls } from './call.js';

export const contentCalls = defineCalls({
  getSection: {
    method: 'GET',
    path: '/api/v4/content/{section}',
    auth: 'optional',
    summary: 'The hero and the rows of a page; `home` is a section.',
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
  },
  getAdjacentVods: {
    method: 'GET',
    path: '/api/v4/vod/{id}/adjacent',
    auth: 'optional',
    summary: 'Videos before and after one in its season.',
  },
  getPlaylist: {
    method: 'GET',
    path: '/api/v4/playlist/{id}',
    auth: 'optional',
    summary: 'A playlist and a page of its videos.',
  },
  getPlaylistAdjacent: {
    method: 'GET',
    path: '/api/v2/playlist/{id}/adjacentTo/{vodId}',
    auth: 'optional',
    summary: 'Videos before and after one in a playlist.',
  },
  getSeason: {
    method: 'GET',
    path: '/api/v4/season/{id}',
    auth: 'optional',
    summary: 'A season and a page of its episodes.',
  },
  getSeries: {
    method: 'GET',
    path: '/api/v4/series/{seriesId}',
    auth: 'optional',
    summary: 'A series and a page of its seasons.',
  },
  getAdjacentSeasons: {
    method: 'GET',
    path: '/api/v4/series/{seriesId}/adjacentTo/{seasonId}',
    auth: 'optional',
    summary: 'Seasons before and after one.',
  },
  getContentGrid: {
    method: 'GET',
    path: '/api/v1/view/content-grid',
    auth: 'optional',
    summary: 'A grid page.',
  },
});
