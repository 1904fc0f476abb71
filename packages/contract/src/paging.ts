/** Limits that the service enforces on lists. */
export const PAGE_SIZES = {
  auditLog: 25,
  watchlists: 25,
  watchlistListing: 60,
  adjacent: 5,
  /** Of what a video’s page shows that is like it. */
  related: 12,
  seasonAndPlaylistFirst: 2,
  /** Of the panel that a playlist's card opens. */
  playlistPanel: 6,
  seasons: 25,
  live: 15,
  upcoming: 12,
  favourites: 9,
  guide: 20,
  carousel: 10,
  guideCarousel: 25,
  liveSidePanel: 10,
  payments: 20,
  news: 20,
  releases: 25,
  reviews: 10,
  steeredEvents: 25,
  roomReports: 25,
  fighters: 25,
  search: 20,
  /** Cards of a grid page: whole lines at every width but the widest. */
  grid: 24,
} as const;

/** The most items any list answers at once. */
export const MAX_PAGE_SIZE = 100;

/** The last page of a numbered list that may be asked for. */
export const PAGE_NUMBER_MAX = 1_000_000;

/** Lists of a viewer's own, and as many saved from others; more are refused with `WATCHLIST_LIMIT_REACHED`. */
export const WATCHLISTS_MAX = 100;
/** Things in one list; more are refused with `WATCHLIST_LIMIT_REACHED`. */
export const WATCHLIST_ITEMS_MAX = 1_000;

/** Characters; a longer name is refused with `WATCHLIST_NAME_TOO_LONG`. */
export const WATCHLIST_NAME_MAX = 60;

/** Favourite channels of one viewer; more are refused with `FAVOURITE_CHANNEL_LIMIT_REACHED`. */
export const FAVOURITE_CHANNELS_MAX = 200;
/** Genres that the guide is sorted by. */
export const GUIDE_GENRES_MAX = 100;
/** Characters of what is sought in the guide. */
export const GUIDE_QUERY_MAX = 100;
