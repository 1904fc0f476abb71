import { Type, type Static, type TSchema } from '@sinclair/typebox';
import { MAX_PAGE_SIZE, PAGE_NUMBER_MAX } from './paging.js';

/** Keyset paging: `lastSeen` is the id of the last item on the caller's previous page. */
export const Paging = Type.Object({
  moreDataAvailable: Type.Boolean(),
  lastSeen: Type.Union([Type.String(), Type.Null()]),
});
export type Paging = Static<typeof Paging>;

/** The last item of the caller's previous page. */
export const LastSeen = Type.String({ minLength: 1, maxLength: 200 });

/** Query of a keyset list. `rpp` is results per page. */
export const keysetQuery = (defaultSize: number) => ({
  rpp: Type.Optional(Type.Integer({ minimum: 1, maximum: MAX_PAGE_SIZE, default: defaultSize })),
  lastSeen: Type.Optional(LastSeen),
});

/** Query of a list that excludes content blocked in the caller's country by default. */
export const geoQuery = {
  displayGeoblocked: Type.Optional(
    Type.Boolean({
      description: 'Whether to include content that cannot be played in the caller’s country.',
    }),
  ),
};

/** A filter `facet:value`; several values separated by commas are alternatives. */
export const Facet = Type.String({
  maxLength: 400,
  pattern: '^[^:]+:.+$',
  description: 'A filter `name:value`; of several values separated by commas, any one may match.',
});

/** A value that a list can be filtered by, and the number of items that remain. */
export const FacetValue = Type.Object({ value: Type.String(), label: Type.String(), count: Type.Integer() });
export type FacetValue = Static<typeof FacetValue>;

/** Query of a numbered list; pages start at 1. */
export const pageQuery = (defaultSize: number) => ({
  p: Type.Optional(Type.Integer({ minimum: 1, maximum: PAGE_NUMBER_MAX, default: 1 })),
  rpp: Type.Optional(Type.Integer({ minimum: 1, maximum: MAX_PAGE_SIZE, default: defaultSize })),
});

/** Numbered page of a list. */
export const pageOf = <T extends TSchema>(item: T) =>
  Type.Object({
    events: Type.Array(item),
    page: Type.Integer(),
    totalPages: Type.Integer(),
    totalResults: Type.Integer(),
    resultsPerPage: Type.Integer(),
  });
