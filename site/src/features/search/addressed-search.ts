import type { FoundKind } from '@footlight/contract';
import { SEARCH_KINDS, searchOfAddress, type SearchKind, type SearchQuery } from '@footlight/domain';

/** Name of the parameter that says which kind is looked through. */
export const KIND_PARAMETER = 'kind';

/** A search as its address tells it. */
export interface AddressedSearch extends SearchQuery {
  /** The one kind that is looked through; all of them where it is null. */
  readonly kind: SearchKind | null;
}

const kindOf = (name: string | null): SearchKind | null => SEARCH_KINDS.find((kind) => kind === name) ?? null;

export const addressedSearch = (parameters: URLSearchParams): AddressedSearch => ({
  ...searchOfAddress(parameters),
  kind: kindOf(parameters.get(KIND_PARAMETER)),
});

/** How much was found, by kind. */
export type FoundByKind = Readonly<Record<SearchKind, { readonly totalHits: number }>>;

/** While nothing is known. */
export const NOTHING_FOUND: FoundByKind = {
  LIVE_EVENT: { totalHits: 0 },
  VOD_VIDEO: { totalHits: 0 },
  VOD_PLAYLIST: { totalHits: 0 },
};

/** The kind that is shown: of one without hits, all others are. */
export const shownKind = (asked: SearchKind | null, found: FoundByKind): SearchKind | null =>
  asked !== null && found[asked].totalHits === 0 ? null : asked;

const isSearchKind = (kind: FoundKind): kind is SearchKind => SEARCH_KINDS.some((one) => one === kind);

/**
 * What is shown of what was found: each kind in a row, in the order that the service found best, or one kind of
 * content alone in a grid.
 */
export const shownKinds = (
  kind: SearchKind | null,
  order: readonly FoundKind[],
): { readonly rows: readonly FoundKind[] } | { readonly grid: SearchKind } => {
  if (kind !== null) return { grid: kind };
  const [only, ...others] = order;
  return only !== undefined && others.length === 0 && isSearchKind(only) ? { grid: only } : { rows: order };
};
