import type { ContentItem, ResponseOf } from '@footlight/contract';
import {
  SEARCH_KINDS,
  paramsOfSearch,
  writtenFacets,
  chosenFacets,
  type SearchKind,
  type SearchQuery,
} from '@footlight/domain';
import { nextNumber } from '../cache/keyset.js';
import type { Query } from '../cache/query.js';

type R = ResponseOf<'searchContent'>;

/** A facet for filtering results, with the number of results for each of its values. */
export type SearchRefine = R['refines'][number];

interface SearchParams {
  readonly value: string;
  /** As written in addresses. */
  readonly facets: readonly string[];
}

interface SearchKindParams extends SearchParams {
  readonly kind: SearchKind;
}

export const searchParamsOf = ({ value, facets }: SearchQuery): SearchParams => ({
  value,
  facets: writtenFacets(facets),
});

const requestQueryOf = ({ value, facets }: SearchParams) =>
  paramsOfSearch({ value, facets: chosenFacets(facets) });

/** Search results: each kind is a list of its own, whose first page is part of the response. */
export const searchQuery: Query<SearchParams, R> = {
  name: 'search',
  fetch: ({ client, params, signal }) =>
    client.call('searchContent', { query: requestQueryOf(params), signal }),
  inner: (response, params) =>
    SEARCH_KINDS.map((kind) => ({ query: searchKindQuery, params: { ...params, kind }, response })),
};

export const searchKindQuery: Query<SearchKindParams, R, ContentItem> = {
  name: 'searchKind',
  outer: ({ value, facets }) => ({ query: searchQuery, params: { value, facets } }),
  usesLatestData: true,
  fetch: ({ client, params, cursor, signal }) =>
    client.call('searchContent', {
      query: { ...requestQueryOf(params), kind: params.kind, p: Number(cursor) },
      signal,
    }),
  page: ({ results }, { params: { kind } }) => ({
    items: results[kind].hits,
    next: nextNumber(results[kind]),
  }),
};
