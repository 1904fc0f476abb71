import type { Handlers } from '../../feature.js';
import type { RelatedTitlesService } from './related-titles.service.js';
import type { SearchService } from './search.service.js';

export const searchHandlers = (search: SearchService, relatedTitles: RelatedTitlesService) =>
  ({
    searchContent: ({ query, ...view }) => search.search(query, view),
    getRelatedVods: ({ params, query, ...view }) => relatedTitles.related(params.id, query, view),
    getRelatedToSeries: ({ params, query, ...view }) =>
      relatedTitles.relatedToSeries(params.seriesId, query, view),
  }) satisfies Handlers;
