import type { ContentItem, ReplyOf } from '@footlight/contract';
import {
  SEARCH_KINDS,
  askedOfSearch,
  writtenFacets,
  chosenFacets,
  type SearchKind,
  type SearchQuery,
} from '@footlight/domain';
import { nextNumber } from '../cache/keyset.js';
import type { Query } from '../cache/query.js';

type Reply = ReplyOf<'searchContent'>;

/** A facet for filtering results, with the number of results for each of its values. */
export type SearchRefine = Reply['refines'][number];

interface Sought {
  readonly value: string;
  /** As written in addresses. */
  readonly facets: readonly string[];
}

interface SoughtKind extends Sought {
  readonly kind: SearchKind;
}

export const soughtOf = ({ value, facets }: SearchQuery): Sought => ({
  value,
  facets: writtenFacets(facets),
});

const askedOf = ({ value, facets }: Sought) => askedOfSearch({ value, facets: chosenFacets(facets) });

/** Search results: each kind is a list of its own, whose first page is part of the reply. */
export const searchQuery: Query<Sought, Reply> = {
  name: 'search',
  fetch: ({ client, params, signal }) => client.call('searchContent', { query: askedOf(params), signal }),
  inner: (reply, params) =>
    SEARCH_KINDS.map((kind) => ({ query: searchKindQuery, params: { ...params, kind }, reply })),
};

export const searchKindQuery: Query<SoughtKind, Reply, ContentItem> = {
  name: 'searchKind',
  outer: ({ value, facets }) => ({ query: searchQuery, params: { value, facets } }),
  tellsNewest: true,
  fetch: ({ client, params, cursor, signal }) =>
    client.call('searchContent', {
      query: { ...askedOf(params), kind: params.kind, p: Number(cursor) },
      signal,
    }),
  page: ({ results }, { params: { kind } }) => ({
    items: results[kind].hits,
    next: nextNumber(results[kind]),
  }),
};
