import type { ReadParameters } from '../navigation/list-address.js';
import { NO_FACETS, chosenFacets, writtenFacets, type ChosenFacets } from './search-facets.js';
import type { RouteName } from '../navigation/route-table.js';

/** Result groups in display order. */
export const SEARCH_KINDS = ['LIVE_EVENT', 'VOD_VIDEO', 'VOD_PLAYLIST'] as const;
export type SearchKind = (typeof SEARCH_KINDS)[number];

/** A search: its text, filtered by facets. */
export interface SearchQuery {
  /** Trimmed; empty for no search. */
  readonly value: string;
  readonly facets: ChosenFacets;
}

export const NO_SEARCH: SearchQuery = { value: '', facets: NO_FACETS };

/** Limits of the service for the text and the facets. */
export const SEARCH_VALUE_MAX = 200;
const FACETS_MAX = 20;
const FACET_LETTERS_MAX = 400;

const VALUE = 'query';
const FACET = 'facet';

/** The query parameters of an address that belong to the search. */
export const SEARCH_PARAMETERS: ReadonlySet<string> = new Set([VALUE, FACET]);

/** Normalises typed text for the search. */
export const searchValue = (typed: string): string => typed.trim().slice(0, SEARCH_VALUE_MAX).trimEnd();

/** Reads the search from the query of an address. */
export const searchOfAddress = (parameters: ReadParameters): SearchQuery => ({
  value: searchValue(parameters.get(VALUE) ?? ''),
  facets: chosenFacets(
    parameters
      .getAll(FACET)
      .filter((facet) => facet.length <= FACET_LETTERS_MAX)
      .slice(0, FACETS_MAX),
  ),
});

/** The query of an address for a search: `query=…&facet=name:values`; empty parts are omitted. */
export const addressOfSearch = ({ value, facets }: SearchQuery): [name: string, value: string][] => [
  ...(value === '' ? [] : [[VALUE, value] as [string, string]]),
  ...writtenFacets(facets).map((facet): [string, string] => [FACET, facet]),
];

/** The service's query for a search; empty parts are omitted. */
export const paramsOfSearch = ({
  value,
  facets,
}: SearchQuery): { readonly query?: string; readonly facet?: string[] } => ({
  ...(value === '' ? {} : { query: value }),
  ...(facets.size === 0 ? {} : { facet: writtenFacets(facets) }),
});

export const isNoSearch = ({ value, facets }: SearchQuery): boolean => value === '' && facets.size === 0;

const FEW_LETTERS = 2;
const FEW_LETTERS_DELAY_MS = 2000;
const DELAY_MS = 1000;

/**
 * Debounce delay after the last letter, in milliseconds. Short texts match too much, so the delay is longer for them.
 *
 * @see docs/rules/search.md SEARCH-1
 */
export const searchDelayMs = (value: string): number => {
  const letters = Array.from(value).length;
  if (letters === 0) return 0;
  return letters <= FEW_LETTERS ? FEW_LETTERS_DELAY_MS : DELAY_MS;
};

/**
 * Whether the new text continues the previous one, and so replaces its history entry. A different text or a cleared box
 * adds an entry to go back to.
 */
export const isTypedOn = (before: string, after: string): boolean =>
  before === '' || (after !== '' && (after.startsWith(before) || before.startsWith(after)));

/** Content pages; the search is kept while the viewer visits one. */
const CONTENT: ReadonlySet<RouteName> = new Set([
  'fighter',
  'interstitial',
  'live',
  'multiVideo',
  'newsItem',
  'playlist',
  'season',
  'series',
  'vod',
  'watchTogether',
]);

/**
 * The state of the search after navigation: leaving the search page closes it but keeps its text; leaving a page other
 * than a content page clears it.
 *
 * @see docs/rules/search.md SEARCH-3
 */
export const searchAfterLeaving = (
  from: RouteName | null,
  to: RouteName | null,
): 'kept' | 'closed' | 'forgotten' => {
  if (to === 'search') return 'kept';
  const isToContent = to !== null && CONTENT.has(to);
  if (from === 'search') return isToContent ? 'kept' : 'closed';
  return from !== null && CONTENT.has(from) ? 'kept' : 'forgotten';
};
