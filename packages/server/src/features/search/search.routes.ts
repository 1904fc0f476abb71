import type { Handlers } from '../../feature.js';
import type { SearchService } from './search.service.js';

export const searchHandlers = (service: SearchService) =>
  ({
    searchContent: ({ query, ...view }) => service.search(query, view),
  }) satisfies Handlers;
