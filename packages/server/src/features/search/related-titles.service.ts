import { PAGE_SIZES, type QueryOf, type ResponseOf } from '@footlight/contract';
import { ApiError } from '../../api-error.js';
import type { Clock } from '../../clock.js';
import type { ContentReader, ContentView } from '../content/content-reader.js';
import { createPopularTitles } from './popular-content.js';
import type { RelatedRequest, RelatedTitlesRepository } from './related-titles.repository.js';

export interface RelatedTitlesServiceOptions {
  readonly repository: RelatedTitlesRepository;
  readonly content: ContentReader;
  readonly clock: Clock;
}

/** More than one response contains, because some may not be playable. */
const POPULAR = 100;

export class RelatedTitlesService {
  readonly #options: RelatedTitlesServiceOptions;
  readonly #popular;

  constructor(options: RelatedTitlesServiceOptions) {
    this.#options = options;
    this.#popular = createPopularTitles(options.repository, options.clock, POPULAR);
  }

  /**
   * Titles to watch after a video that is not part of a list.
   * @throws {ApiError} VOD_NOT_FOUND
   */
  async related(
    id: string,
    query: QueryOf<'getRelatedVods'>,
    view: ContentView,
  ): Promise<ResponseOf<'getRelatedVods'>> {
    const found = await this.#relatedTo(
      { kind: 'VOD', id },
      this.#options.content.vodExists(id),
      query,
      view,
    );
    if (found === null) throw new ApiError('VOD_NOT_FOUND');
    return found;
  }

  /**
   * Titles related to a series.
   * @throws {ApiError} SERIES_NOT_FOUND
   */
  async relatedToSeries(
    id: string,
    query: QueryOf<'getRelatedToSeries'>,
    view: ContentView,
  ): Promise<ResponseOf<'getRelatedToSeries'>> {
    const found = await this.#relatedTo(
      { kind: 'SERIES', id },
      this.#options.content.seriesExists(id),
      query,
      view,
    );
    if (found === null) throw new ApiError('SERIES_NOT_FOUND');
    return found;
  }

  async #relatedTo(
    of: RelatedRequest['of'],
    isThere: Promise<boolean>,
    { size = PAGE_SIZES.related }: QueryOf<'getRelatedVods'>,
    view: ContentView,
  ): Promise<ResponseOf<'getRelatedVods'> | null> {
    const [exists, traits, watched] = await Promise.all([
      isThere,
      this.#options.repository.traits(of),
      this.#popular(),
    ]);
    if (!exists) return null;
    const keys = await this.#options.repository.related({
      of,
      traits,
      popular: watched,
      country: view.country,
      caller: view.caller,
      now: new Date(this.#options.clock.now()),
      size,
    });
    return { related: await this.#options.content.itemsByKeys(keys, view) };
  }
}
