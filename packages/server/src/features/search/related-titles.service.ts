import { PAGE_SIZES, type QueryOf, type ReplyOf } from '@footlight/contract';
import { ApiError } from '../../api-error.js';
import type { Clock } from '../../clock.js';
import type { ContentReader, ContentView } from '../content/content-reader.js';
import { createPopularContent } from './popular-content.js';
import type { RelatedRequest, RelatedTitlesRepository } from './related-titles.repository.js';

export interface RelatedTitlesService {
  /**
   * Titles to watch after a video that is not part of a list.
   * @throws {ApiError} VOD_NOT_FOUND
   */
  related(
    id: string,
    query: QueryOf<'getRelatedVods'>,
    view: ContentView,
  ): Promise<ReplyOf<'getRelatedVods'>>;
  /**
   * Titles related to a series.
   * @throws {ApiError} SERIES_NOT_FOUND
   */
  relatedToSeries(
    seriesId: string,
    query: QueryOf<'getRelatedToSeries'>,
    view: ContentView,
  ): Promise<ReplyOf<'getRelatedToSeries'>>;
}

export interface RelatedTitlesServiceOptions {
  readonly repository: RelatedTitlesRepository;
  readonly content: ContentReader;
  readonly clock: Clock;
}

/** More than one response contains, because some may not be playable. */
const POPULAR = 100;
const POPULAR_SINCE_MS = 30 * 86_400_000;
/** Maximum number of traits that are compared; further tags add little. */
const TRAITS_MAX = 8;

export const createRelatedTitlesService = (options: RelatedTitlesServiceOptions): RelatedTitlesService => {
  const { repository, content, clock } = options;
  const popular = createPopularContent(
    () => repository.popular(new Date(clock.now() - POPULAR_SINCE_MS), POPULAR),
    clock,
  );

  const relatedTo = async (
    of: RelatedRequest['of'],
    isThere: Promise<boolean>,
    { size = PAGE_SIZES.related }: QueryOf<'getRelatedVods'>,
    view: ContentView,
  ): Promise<ReplyOf<'getRelatedVods'> | null> => {
    const [exists, traits, watched] = await Promise.all([isThere, repository.traits(of), popular()]);
    if (!exists) return null;
    const keys = await repository.related({
      of,
      traits: traits.slice(0, TRAITS_MAX),
      popular: watched,
      country: view.country,
      now: new Date(clock.now()),
      size,
    });
    return { related: await content.itemsByKeys(keys, view) };
  };

  return {
    related: async (id, query, view) => {
      const found = await relatedTo({ kind: 'VOD', id }, content.vodExists(id), query, view);
      if (found === null) throw new ApiError('VOD_NOT_FOUND');
      return found;
    },
    relatedToSeries: async (id, query, view) => {
      const found = await relatedTo({ kind: 'SERIES', id }, content.seriesExists(id), query, view);
      if (found === null) throw new ApiError('SERIES_NOT_FOUND');
      return found;
    },
  };
};
