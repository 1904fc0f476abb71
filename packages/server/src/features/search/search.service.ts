import { PAGE_SIZES, type ContentItem, type QueryOf, type ReplyOf } from '@footlight/contract';
import { chosenFacets, queryWords } from '@footlight/domain';
import type { LabelKey } from '@footlight/i18n';
import type { Clock } from '../../clock.js';
import type { ContentKey, ContentReader, ContentView } from '../content/content-reader.js';
import { createPopularContent } from './popular-content.js';
import { refinesOf } from './refines.js';
import type { Found, SearchGroup, SearchRepository } from './search.repository.js';
import { createTermReader } from './term-reader.js';

export interface SearchService {
  search(query: QueryOf<'searchContent'>, view: ContentView): Promise<ReplyOf<'searchContent'>>;
}

export interface SearchServiceOptions {
  readonly repository: SearchRepository;
  readonly content: ContentReader;
  readonly realm: { readonly languages: readonly string[]; readonly defaultLanguage: string };
  readonly label: (language: string, key: LabelKey) => string;
  readonly clock: Clock;
}

const GROUPS = ['LIVE_EVENT', 'VOD_VIDEO', 'VOD_PLAYLIST'] as const satisfies readonly SearchGroup[];
const NOTHING: Found = { hits: [], totals: {}, facets: [] };
const POPULAR = 12;
const POPULAR_SINCE_MS = 30 * 86_400_000;

const nameOf = (kind: string, id: string): string => `${kind}:${id}`;

export const createSearchService = (options: SearchServiceOptions): SearchService => {
  const { repository, content, realm, label, clock } = options;
  const readTerms = createTermReader(repository, realm.languages);
  const popular = createPopularContent(
    () => repository.popular(new Date(clock.now() - POPULAR_SINCE_MS), new Date(clock.now()), POPULAR),
    clock,
  );

  const cardsOf = async (
    keys: readonly ContentKey[],
    view: ContentView,
  ): Promise<ReadonlyMap<string, ContentItem>> => {
    const items = await content.itemsByKeys(keys, view);
    return new Map(items.map((item) => [nameOf(item.type, item.id), item]));
  };

  const popularContent = async (view: ContentView): Promise<ContentItem[]> => {
    const items = await content.itemsByKeys(await popular(), view);
    return items.filter(({ accessLevel, itemCount }) => accessLevel !== 'GEOBLOCKED' && itemCount !== 0);
  };

  return {
    search: async (query, view) => {
      const { p: page = 1, rpp: size = PAGE_SIZES.search, kind, displayGeoblocked = false } = query;
      const words = queryWords(query.query ?? '');
      const chosen = chosenFacets(query.facet);
      const isAsked = words.length > 0 || chosen.size > 0;
      const found = isAsked
        ? await repository.find({
            terms: await readTerms(words, view.language),
            typed: words.join(' '),
            chosen,
            country: view.country,
            displayGeoblocked,
            now: new Date(clock.now()),
            groups: kind === undefined ? GROUPS : [kind],
            page,
            size,
          })
        : NOTHING;
      const { hits } = found;
      const totalCount = GROUPS.reduce((sum, group) => sum + (found.totals[group] ?? 0), 0);
      const [cards, values, offered] = await Promise.all([
        cardsOf(hits, view),
        repository.facetWords(found.facets.map(({ facet }) => facet)),
        totalCount === 0 ? popularContent(view) : [],
      ]);

      const group = (name: SearchGroup): ReplyOf<'searchContent'>['results'][SearchGroup] => {
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
        popularContent: offered,
        refines: refinesOf(found, chosen, {
          language,
          defaultLanguage: realm.defaultLanguage,
          label: (key) => label(language, key),
          values,
        }),
        totalCount,
      };
    },
  };
};
