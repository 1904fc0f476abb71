import type { FeatureTools } from '../../feature-tools.js';
import type { TitlesReader } from '../content/content-ports.js';
import { createPopularTitles } from './popular-content.js';
import { RelatedTitlesRepository } from './related-titles.repository.js';
import { RelatedTitlesService } from './related-titles.service.js';
import { RowTitlesRepository } from './row-titles.repository.js';
import { RowTitlesService } from './row-titles.service.js';
import { SearchRepository } from './search.repository.js';
import { searchHandlers } from './search.routes.js';
import { createTermReader } from './term-reader.js';
import { SearchService, type SearchServiceOptions } from './search.service.js';

/** One page of a row of what is watched most, and those after it. */
const WATCHED_TITLES = 1000;

/** Implements the interface through which content chooses the titles of rows. */
export const rowTitlesOf = ({
  db,
  realm,
  clock,
}: Pick<FeatureTools, 'db' | 'realm' | 'clock'>): TitlesReader => {
  const related = new RelatedTitlesRepository(db);
  const search = new SearchRepository(db);
  return new RowTitlesService({
    repository: new RowTitlesRepository(db),
    related,
    search,
    readTerms: createTermReader(search, realm.languages),
    popular: createPopularTitles(related, clock, WATCHED_TITLES),
    clock,
  });
};

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
