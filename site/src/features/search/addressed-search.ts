import type { FoundKind } from '@footlight/contract';
import { SEARCH_KINDS, searchOfAddress, type SearchKind, type SearchQuery } from '@footlight/domain';

/** Name of the query parameter for the kind of content. */
export const KIND_PARAMETER = 'kind';

/** A search as encoded in its address. */
export interface AddressedSearch extends SearchQuery {
  /** Restricts the search to one kind; null for all. */
  readonly kind: SearchKind | null;
}

const kindOf = (name: string | null): SearchKind | null => SEARCH_KINDS.find((kind) => kind === name) ?? null;

export const addressedSearch = (parameters: URLSearchParams): AddressedSearch => ({
  ...searchOfAddress(parameters),
  kind: kindOf(parameters.get(KIND_PARAMETER)),
});

/** Number of hits by kind. */
export type FoundByKind = Readonly<Record<SearchKind, { readonly totalHits: number }>>;

/** Initial value until results have loaded. */
export const NOTHING_FOUND: FoundByKind = {
  LIVE_EVENT: { totalHits: 0 },
  VOD_VIDEO: { totalHits: 0 },
  VOD_PLAYLIST: { totalHits: 0 },
};

/** The kind to show; all kinds if the requested one has no hits. */
export const shownKind = (requested: SearchKind | null, found: FoundByKind): SearchKind | null =>
  requested !== null && found[requested].totalHits === 0 ? null : requested;

const isSearchKind = (kind: FoundKind): kind is SearchKind => SEARCH_KINDS.some((one) => one === kind);

/** Layout of the results: one row per kind, in the service's order of relevance, or a single kind in a grid. */
export const shownKinds = (
  kind: SearchKind | null,
  order: readonly FoundKind[],
): { readonly rows: readonly FoundKind[] } | { readonly grid: SearchKind } => {
  if (kind !== null) return { grid: kind };
  const [only, ...others] = order;
  return only !== undefined && others.length === 0 && isSearchKind(only) ? { grid: only } : { rows: order };
};
