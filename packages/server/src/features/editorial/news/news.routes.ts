import type { Handlers } from '../../../feature.js';
import type { NewsService } from './news.service.js';

export const newsHandlers = (service: NewsService) =>
  ({
    listNewsFeeds: (view) => service.feeds(view),
    listNews: ({ params, query, ...view }) => service.list(params.feedName, query, view),
    getNewsItem: ({ params, ...view }) => service.item(params, view),
  }) satisfies Handlers;
