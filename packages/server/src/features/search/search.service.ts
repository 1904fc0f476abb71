import {
  FOUND_KINDS,
  PAGE_SIZES,
  SEARCH_KINDS,
  type ContentItem,
  type QueryOf,
  type ResponseOf,
  type SearchKind,
} from '@footlight/contract';
import { chosenFacets, queryWords } from '@footlight/domain';
import type { LabelKey } from '@footlight/i18n';
import type { Clock } from '../../clock.js';
import type { ContentKey, ContentReader, ContentView } from '../content/content-reader.js';
import type { NewsService } from '../editorial/news/news.service.js';
import type { SportsService } from '../content/sports/sports.service.js';
import { createPopularContent } from './popular-content.js';
import { refinesOf } from './refines.js';
import type { Found, SearchGroup, SearchRepository } from './search.repository.js';
import { createTermReader } from './term-reader.js';

export interface SearchServiceOptions {
  readonly repository: SearchRepository;
  readonly content: ContentReader;
  /** Cards of fighters and news, in no particular order. */
  readonly fighters: Pick<SportsService, 'cards'>;
  readonly news: Pick<NewsService, 'cards'>;
  readonly realm: { readonly languages: readonly string[]; readonly defaultLanguage: string };
  readonly label: (language: string, key: LabelKey) => string;
  readonly clock: Clock;
}

const NOTHING: Found = { hits: [], totals: {}, best: {}, facets: [] };
const POPULAR = 12;
const POPULAR_SINCE_MS = 30 * 86_400_000;

/** Groups with results: exact titles first, then title beginnings, then the default order. */
const orderOf = ({ best }: Found): SearchGroup[] => {
  const tier = (group: SearchGroup): number => Math.floor(best[group] ?? 0);
  return FOUND_KINDS.filter((group) => best[group] !== undefined).toSorted((a, b) => tier(b) - tier(a));
};

const isContent = (group: SearchGroup): boolean => SEARCH_KINDS.some((kind) => kind === group);

/** Skips the request when there are no ids. */
const inOrder = async <T extends { readonly id: string }>(
  ids: readonly string[],
  cards: (ids: readonly string[]) => Promise<readonly T[]>,
): Promise<T[]> => {
  if (ids.length === 0) return [];
  const byId = new Map((await cards(ids)).map((card) => [card.id, card]));
  return ids.flatMap((id) => byId.get(id) ?? []);
};

const nameOf = (kind: string, id: string): string => `${kind}:${id}`;

export class SearchService {
  readonly #options: SearchServiceOptions;
  readonly #readTerms;
  readonly #popular;

  constructor(options: SearchServiceOptions) {
    this.#options = options;
    this.#readTerms = createTermReader(options.repository, options.realm.languages);
    this.#popular = createPopularContent(
      () =>
        options.repository.popular(
          new Date(options.clock.now() - POPULAR_SINCE_MS),
          new Date(options.clock.now()),
          POPULAR,
        ),
      options.clock,
    );
  }

  async search(query: QueryOf<'searchContent'>, view: ContentView): Promise<ResponseOf<'searchContent'>> {
    const { p: page = 1, rpp: size = PAGE_SIZES.search, kind, displayGeoblocked = false } = query;
    const words = queryWords(query.query ?? '');
    const chosen = chosenFacets(query.facet);
    const hasQuery = words.length > 0 || chosen.size > 0;
    const found = hasQuery
      ? await this.#options.repository.find({
          terms: await this.#readTerms(words, view.language),
          typed: words.join(' '),
          chosen,
          country: view.country,
          caller: view.caller,
          displayGeoblocked,
          now: new Date(this.#options.clock.now()),
          groups: kind === undefined ? FOUND_KINDS : [kind],
          page,
          size,
        })
      : NOTHING;
    const { hits } = found;
    const idsOf = (group: SearchGroup): string[] =>
      hits.filter(({ grouped }) => grouped === group).map(({ id }) => id);
    const totalCount = FOUND_KINDS.reduce((sum, group) => sum + (found.totals[group] ?? 0), 0);
    const [cards, fighters, news, values, offered] = await Promise.all([
      this.#cardsOf(
        hits.filter((hit): hit is Found['hits'][number] & ContentKey => isContent(hit.grouped)),
        view,
      ),
      inOrder(idsOf('FIGHTER'), (ids) => this.#options.fighters.cards(ids, view)),
      inOrder(idsOf('NEWS'), (ids) => this.#options.news.cards(ids, view)),
      this.#options.repository.facetWords(found.facets.map(({ facet }) => facet)),
      totalCount === 0 ? this.#popularContent(view) : [],
    ]);

    const group = (name: SearchKind): ResponseOf<'searchContent'>['results'][SearchKind] => {
      const totalHits = found.totals[name] ?? 0;
      return {
        hits: hits
          .filter(({ grouped }) => grouped === name)
          .flatMap((hit) => cards.get(nameOf(hit.kind, hit.id)) ?? []),
        page,
        totalPages: Math.ceil(totalHits / size),
        totalHits,
      };
    };

    const { language } = view;
    return {
      results: {
        LIVE_EVENT: group('LIVE_EVENT'),
        VOD_VIDEO: group('VOD_VIDEO'),
        VOD_PLAYLIST: group('VOD_PLAYLIST'),
      },
      fighters,
      news,
      order: orderOf(found),
      popularContent: offered,
      refines: refinesOf(found, chosen, {
        language,
        defaultLanguage: this.#options.realm.defaultLanguage,
        label: (key) => this.#options.label(language, key),
        values,
      }),
      totalCount,
    };
  }

  async #cardsOf(keys: readonly ContentKey[], view: ContentView): Promise<ReadonlyMap<string, ContentItem>> {
    const items = await this.#options.content.itemsByKeys(keys, view);
    return new Map(items.map((item) => [nameOf(item.type, item.id), item]));
  }

  async #popularContent(view: ContentView): Promise<ContentItem[]> {
    const items = await this.#options.content.itemsByKeys(await this.#popular(), view);
    return items.filter(({ accessLevel, itemCount }) => accessLevel !== 'GEOBLOCKED' && itemCount !== 0);
  }
}
