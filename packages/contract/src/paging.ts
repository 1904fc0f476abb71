import { Type, type Static, type TSchema } from '@sinclair/typebox';

/** Limits that the service enforces on lists, from section 9 of the specification. */
export const PAGE_SIZES = {
  watchlists: 25,
  watchlistListing: 60,
  adjacent: 5,
  seasonAndPlaylistFirst: 2,
  seasons: 25,
  live: 15,
  upcoming: 12,
  favourites: 9,
  guide: 20,
  carousel: 10,
  guideCarousel: 25,
  liveSidePanel: 10,
} as const;

/** The most items any list answers at once. */
export const MAX_PAGE_SIZE = 100;

/** Keyset paging: `lastSeen` is the id of the last item that the caller holds. */
export const Paging = Type.Object({
  moreDataAvailable: Type.Boolean(),
  lastSeen: Type.Union([Type.String(), Type.Null()]),
});
export type Paging = Static<typeof Paging>;

/** Query of a keyset list. `rpp` is results per page. */
export const keysetQuery = (defaultSize: number) => ({
  rpp: Type.Optional(Type.Integer({ minimum: 1, maximum: MAX_PAGE_SIZE, default: defaultSize })),
  lastSeen: Type.Optional(Type.String({ minLength: 1, maxLength: 200 })),
});

/** Query of a numbered list; pages start at 1. */
export const pageQuery = (defaultSize: number) => ({
  p: Type.Optional(Type.Integer({ minimum: 1, default: 1 })),
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
