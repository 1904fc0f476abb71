import { Type } from '@sinclair/typebox';
import { ContentItem } from '../content/content-item.schemas.js';
import { exampleItem } from '../content/content.examples.js';
import { PAGE_SIZES } from '../calls/paging.js';
import { Facet, FacetValue, geoQuery, pageQuery } from '../calls/paging.schemas.js';
import { FOUND_KINDS, SEARCH_KINDS, type FoundKind, type SearchKind } from './search.js';
import { defineShapes } from '../calls/shape.js';
import { Fighter } from '../content/sports.schemas.js';

const SearchResults = Type.Object(
  {
    hits: Type.Array(ContentItem),
    page: Type.Integer(),
    totalPages: Type.Integer(),
    totalHits: Type.Integer(),
  },
  { $id: 'SearchResults' },
);
/** A facet (genre, tags, year, language), and the number of results for each of its values. */
const Refine = Type.Object({
  name: Type.String(),
  label: Type.String(),
  values: Type.Array(FacetValue),
});

const none = { hits: [], page: 1, totalPages: 0, totalHits: 0 };

export const searchShapes = defineShapes({
  searchContent: {
    summary:
      'Finds live events, videos, playlists, fighters and news by text and facets; without text, returns popular content.',
    query: Type.Object({
      query: Type.Optional(Type.String({ maxLength: 200 })),
      facet: Type.Optional(Type.Array(Facet, { maxItems: 20 })),
      // Returns hits of this kind only; for the others, only their number.
      kind: Type.Optional(Type.Unsafe<SearchKind>({ type: 'string', enum: [...SEARCH_KINDS] })),
      ...geoQuery,
      ...pageQuery(PAGE_SIZES.search),
    }),
    response: Type.Object({
      results: Type.Object({
        LIVE_EVENT: SearchResults,
        VOD_VIDEO: SearchResults,
        /** Includes series. */
        VOD_PLAYLIST: SearchResults,
      }),
      /** By name; a few at most, best first. Empty when facets are set. */
      fighters: Type.Array(Fighter),
      /** By title and summary; a few at most, best first. Empty when facets are set. */
      news: Type.Array(ContentItem),
      /** The kinds with hits, the kind of the best hit first. */
      order: Type.Array(Type.Unsafe<FoundKind>({ type: 'string', enum: [...FOUND_KINDS] })),
      /** For an empty query, and for one without results. */
      popularContent: Type.Array(ContentItem),
      refines: Type.Array(Refine),
      /** Content, fighters and news together. */
      totalCount: Type.Integer(),
    }),
    errors: [],
    example: {
      results: {
        LIVE_EVENT: none,
        VOD_VIDEO: { hits: [exampleItem], page: 1, totalPages: 1, totalHits: 1 },
        VOD_PLAYLIST: none,
      },
      fighters: [],
      news: [],
      order: ['VOD_VIDEO'],
      popularContent: [],
      refines: [{ name: 'genre', label: 'Genre', values: [{ value: 'drama', label: 'Drama', count: 1 }] }],
      totalCount: 1,
    },
  },
});
