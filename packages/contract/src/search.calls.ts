import { defineCalls } from './call.js';

export const searchCalls = defineCalls({
  searchContent: {
    method: 'GET',
    path: '/api/v1/content-search',
    auth: 'optional',
    summary: 'Live events, videos and playlists that match words and facets; popular content without words.',
    sharedSeconds: 30,
  },
});
