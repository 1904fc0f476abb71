import type { FeatureTools } from '../../feature-tools.js';
import { RelatedTitlesRepository } from './related-titles.repository.js';
import { RelatedTitlesService } from './related-titles.service.js';
import { SearchRepository } from './search.repository.js';
import { searchHandlers } from './search.routes.js';
import { SearchService, type SearchServiceOptions } from './search.service.js';

/** Search depends on content, which provides the cards of the results. */
export const createSearchFeature = ({
  db,
  ...parts
}: Pick<FeatureTools, 'db'> & Omit<SearchServiceOptions, 'repository'>) => ({
  handlers: searchHandlers(
    new SearchService({ ...parts, repository: new SearchRepository(db) }),
    new RelatedTitlesService({
      repository: new RelatedTitlesRepository(db),
      content: parts.content,
      clock: parts.clock,
    }),
  ),
});
