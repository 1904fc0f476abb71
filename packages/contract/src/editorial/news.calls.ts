import { defineCalls } from '../calls/call.js';

export const newsCalls = defineCalls({
  listNewsFeeds: {
    method: 'GET',
    path: '/api/v2/news',
    auth: 'optional',
    sharedSeconds: 60,
  },
  listNews: {
    method: 'GET',
    path: '/api/v2/news/{feedName}',
    auth: 'optional',
    sharedSeconds: 60,
  },
  getNewsItem: {
    method: 'GET',
    path: '/api/v2/news/{feedName}/{newId}',
    auth: 'optional',
    sharedSeconds: 60,
  },
  listReleases: {
    method: 'GET',
    path: '/api/v2/releases',
    auth: 'optional',
    sharedSeconds: 60,
  },
});
