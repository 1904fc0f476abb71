import { defineCalls } from './call.js';

export const newsCalls = defineCalls({
  listNewsFeeds: {
    method: 'GET',
    path: '/api/v2/news',
    auth: 'optional',
    summary: 'The realm’s news feeds.',
    sharedSeconds: 60,
  },
  listNews: {
    method: 'GET',
    path: '/api/v2/news/{feedName}',
    auth: 'optional',
    summary: 'News items of a feed, newest first.',
    sharedSeconds: 60,
  },
  getNewsItem: {
    method: 'GET',
    path: '/api/v2/news/{feedName}/{newId}',
    auth: 'optional',
    summary: 'One news item with its text.',
    sharedSeconds: 60,
  },
  listReleases: {
    method: 'GET',
    path: '/api/v2/releases',
    auth: 'optional',
    summary: 'Content by its day of release.',
    sharedSeconds: 60,
  },
});
