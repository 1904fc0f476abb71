import { queryWords } from '@footlight/domain';
import type { Clock } from '../../clock.js';
import { viewerOf } from '../../http/requests/viewer-of.js';
import type { ChosenTitles, RowOfTitles, TitlesReader } from '../content/content-ports.js';
import type { ContentKey } from '../content/content-reader.js';
import type { PopularContent } from './popular-content.js';
import type { RelatedTitlesRepository, WatchedTitle } from './related-titles.repository.js';
import type { RowTitlesRepository, TitlesRequest } from './row-titles.repository.js';
import type { SearchRepository } from './search.repository.js';
import type { TermReader } from './term-reader.js';

export interface RowTitlesOptions {
  readonly repository: RowTitlesRepository;
  readonly related: RelatedTitlesRepository;
  readonly search: Pick<SearchRepository, 'find'>;
  readonly readTerms: TermReader;
  readonly popular: PopularContent<WatchedTitle>;
  readonly clock: Clock;
}

/** A row that is chosen by words, by what was watched or by what was saved has at most this many titles. */
const CHOSEN_MAX = 200;

const NOTHING: ChosenTitles = { keys: [], because: null };

/** Chooses the titles of rows (ROW-15, ROW-16). */
export class RowTitlesService implements TitlesReader {
  readonly #options: RowTitlesOptions;

  constructor(options: RowTitlesOptions) {
    this.#options = options;
  }

  async titlesOf(
    { source, titles }: RowOfTitles,
    page: TitlesRequest['page'],
    { view, filter }: Pick<TitlesRequest, 'view' | 'filter'>,
  ): Promise<ChosenTitles> {
    const request = { view, filter, page, now: new Date(this.#options.clock.now()) };
    const { repository } = this.#options;
    const { accountId, impersonation } = view.caller;
    const viewerId = impersonation === undefined ? viewerOf(view.caller) : null;
    const among = async (keys: readonly ContentKey[]): Promise<ChosenTitles> => ({
      keys: keys.length === 0 ? [] : await repository.among(keys, {}, request),
      because: null,
    });
    switch (source) {
      case 'titles':
        return { keys: await this.#described(titles ?? {}, request), because: null };
      case 'continue':
        return viewerId === null ? NOTHING : among(await repository.begun(viewerId, CHOSEN_MAX));
      case 'favourites':
        return accountId === null ? NOTHING : among(await repository.saved(accountId, CHOSEN_MAX));
      case 'becauseYouWatched':
        return viewerId === null ? NOTHING : this.#because(viewerId, request);
      default:
        return source satisfies never;
    }
  }

  async #described(query: NonNullable<RowOfTitles['titles']>, request: TitlesRequest): Promise<ContentKey[]> {
    const { words, order, ...description } = query;
    const { repository } = this.#options;
    const found = words === undefined ? null : await this.#found(words, request);
    if (order === 'mostWatched') {
      const watched = (await this.#options.popular()).filter(({ watched: times }) => times > 0);
      const names = found === null ? null : new Set(found.map(({ kind, id }) => `${kind}:${id}`));
      const both = watched.filter(({ kind, id }) => names?.has(`${kind}:${id}`) ?? true);
      return both.length === 0 ? [] : repository.among(both, description, request);
    }
    if (found === null) return repository.described(query, request);
    return found.length === 0 ? [] : repository.among(found, description, request);
  }

  /** What a search finds, best first. */
  async #found(words: string, { view, filter, now }: TitlesRequest): Promise<ContentKey[]> {
    const typed = queryWords(words);
    const { hits } = await this.#options.search.find({
      terms: await this.#options.readTerms(typed, view.language),
      typed: typed.join(' '),
      chosen: new Map(),
      country: view.country,
      caller: view.caller,
      displayGeoblocked: filter.displayGeoblocked,
      now,
      groups: ['VOD_VIDEO', 'VOD_PLAYLIST'],
      page: 1,
      size: CHOSEN_MAX,
    });
    return hits.flatMap(({ kind, id }): ContentKey[] =>
      kind === 'VOD' || kind === 'SERIES' ? [{ kind, id }] : [],
    );
  }

  async #because(viewerId: string, request: TitlesRequest): Promise<ChosenTitles> {
    const { repository, related } = this.#options;
    const because = await repository.lastWatched(viewerId);
    if (because === null) return NOTHING;
    const of = { kind: because.kind === 'SERIES' ? 'SERIES' : 'VOD', id: because.id } as const;
    const traits = await related.traits(of);
    if (traits.length === 0) return NOTHING;
    const keys = await related.related({
      of,
      traits,
      popular: [],
      country: request.view.country,
      caller: request.view.caller,
      now: request.now,
      size: CHOSEN_MAX,
    });
    return { keys: keys.length === 0 ? [] : await repository.among(keys, {}, request), because };
  }
}
