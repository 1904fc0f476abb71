import type { FeatureTools } from '../../feature-tools.js';
import { createRelatedTitlesRepository } from './related-titles.repository.js';
import { createRelatedTitlesService } from './related-titles.service.js';
import { createSearchRepository } from './search.repository.js';
import { searchHandlers } from './search.routes.js';
import { createSearchService, type SearchServiceOptions } from './search.service.js';

/** Search depends on content, which provides the cards of the results. */
export const createSearchFeature = ({
  db,
  ...parts
}: Pick<FeatureTools, 'db'> & Omit<SearchServiceOptions, 'repository'>) => ({
  handlers: searchHandlers(
    createSearchService({ ...parts, repository: createSearchRepository(db) }),
    createRelatedTitlesService({
      repository: createRelatedTitlesRepository(db),
      content: parts.content,
      clock: parts.clock,
    }),
  ),
});
