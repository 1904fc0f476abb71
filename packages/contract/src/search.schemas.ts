import { Type } from '@sinclair/typebox';
import { ContentItem } from './content-item.schemas.js';
import { exampleItem } from './content.examples.js';
import { pageQuery } from './paging.schemas.js';
import { defineShapes } from './shape.js';

/** Kinds that results are grouped by. */
export const SEARCH_KINDS = ['LIVE_EVENT', 'VOD_VIDEO', 'VOD_PLAYLIST'] as const;

const SearchResults = Type.Object(
  {
    hits: Type.Array(ContentItem),
    page: Type.Integer(),
    totalPages: Type.Integer(),
    totalHits: Type.Integer(),
  },
  { $id: 'SearchResults' },
);
/** A facet, and how many results each of its values would leave. */
const Refine = Type.Object({
  name: Type.String(),
  label: Type.String(),
  values: Type.Array(Type.Object({ value: Type.String(), label: Type.String(), count: Type.Integer() })),
});
const Facet = Type.String({
  maxLength: 400,
  pattern: '^[^:]+:.+$',
  description: '`name:value`, several values joined by comma.',
});

const none = { hits: [], page: 1, totalPages: 0, totalHits: 0 };

export const searchShapes = defineShapes({
  searchContent: {
    query: Type.Object({
      query: Type.Optional(Type.String({ maxLength: 200 })),
      facet: Type.Optional(Type.Array(Facet, { maxItems: 20 })),
      kind: Type.Optional(
        Type.Unsafe<(typeof SEARCH_KINDS)[number]>({ type: 'string', enum: [...SEARCH_KINDS] }),
      ),
      ...pageQuery(20),
    }),
    reply: Type.Object({
      results: Type.Object({
        LIVE_EVENT: SearchResults,
        VOD_VIDEO: SearchResults,
        VOD_PLAYLIST: SearchResults,
      }),
      /** Offered while nothing is sought, and where nothing is found. */
      popularContent: Type.Array(ContentItem),
      refines: Type.Array(Refine),
      totalCount: Type.Integer(),
    }),
    errors: [],
    example: {
      results: {
        LIVE_EVENT: none,
        VOD_VIDEO: { hits: [exampleItem], page: 1, totalPages: 1, totalHits: 1 },
        VOD_PLAYLIST: none,
      },
      popularContent: [],
      refines: [{ name: 'tags', label: 'Tags', values: [{ value: 'drama', label: 'Drama', count: 1 }] }],
      totalCount: 1,
    },
  },
});
