import { NO_FACETS, chosenFacets, writtenFacets, type ChosenFacets } from './search-facets.js';
import type { RouteName } from '../navigation/route-table.js';

/** What results are grouped by, in the order that they are shown. */
export const SEARCH_KINDS = ['LIVE_EVENT', 'VOD_VIDEO', 'VOD_PLAYLIST'] as const;
export type SearchKind = (typeof SEARCH_KINDS)[number];

/** What is sought: words, narrowed by facets. */
export interface SearchQuery {
  /** Without spaces around it; empty where nothing is sought. */
  readonly value: string;
  readonly facets: ChosenFacets;
}

export const NO_SEARCH: SearchQuery = { value: '', facets: NO_FACETS };

/** The service reads no more letters, nor more facets, than these. */
export const SEARCH_VALUE_MAX = 200;
const FACETS_MAX = 20;
const FACET_LETTERS_MAX = 400;

const VALUE = 'query';
const FACET = 'facet';

/** What of an address is the search’s. */
export const SEARCH_PARAMETERS: ReadonlySet<string> = new Set([VALUE, FACET]);

/** The part of `URLSearchParams` that is read here. */
export interface ReadParameters {
  get(name: string): string | null;
  getAll(name: string): string[];
}

/** What was typed, as it is sought. */
export const searchValue = (typed: string): string => typed.trim().slice(0, SEARCH_VALUE_MAX).trimEnd();

/** What the query of an address seeks. */
export const searchOfAddress = (parameters: ReadParameters): SearchQuery => ({
  value: searchValue(parameters.get(VALUE) ?? ''),
  facets: chosenFacets(
    parameters
      .getAll(FACET)
      .filter((facet) => facet.length <= FACET_LETTERS_MAX)
      .slice(0, FACETS_MAX),
  ),
});

/** The query of the address that seeks this: `query=…&facet=name:values`; nothing for what is empty. */
export const addressOfSearch = ({ value, facets }: SearchQuery): [name: string, value: string][] => [
  ...(value === '' ? [] : [[VALUE, value] as [string, string]]),
  ...writtenFacets(facets).map((facet): [string, string] => [FACET, facet]),
];

/** What the service is asked for it; nothing for what is empty. */
export const askedOfSearch = ({
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
 * How long to wait after the last letter before seeking it, in milliseconds: few letters find too much, so that
 * more of them are waited for.
 *
 * @see docs/rules/search.md SEARCH-1
 */
export const searchDelayMs = (value: string): number => {
  const letters = Array.from(value).length;
  if (letters === 0) return 0;
  return letters <= FEW_LETTERS ? FEW_LETTERS_DELAY_MS : DELAY_MS;
};

/**
 * Whether typing goes on with what was sought, whose place in the history it then takes. Another word, and the
 * emptied box, leave it to go back to.
 */
export const isTypedOn = (before: string, after: string): boolean =>
  before === '' || (after !== '' && (after.startsWith(before) || before.startsWith(after)));

/** Pages of what is found: whoever comes back from them finds the search as it was. */
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
 * What becomes of the search when its reader goes from one page to another: closing it keeps what was sought,
 * leaving a page that is no content's forgets it.
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
