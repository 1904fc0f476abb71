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
  payments: 20,
} as const;

/** The most items any list answers at once. */
export const MAX_PAGE_SIZE = 100;

/** Characters; a longer name is refused with `WATCHLIST_NAME_TOO_LONG`. */
export const WATCHLIST_NAME_MAX = 60;
