/** Page sizes that the service uses for lists. */
export const PAGE_SIZES = {
  auditLog: 25,
  entries: 50,
  entryVersions: 25,
  encodingJobs: 25,
  signIns: 20,
  watchlists: 25,
  watchlistListing: 60,
  adjacent: 5,
  /** Related titles on a video’s page. */
  related: 12,
  seasonAndPlaylistFirst: 2,
  /** In the panel that a playlist's card opens. */
  playlistPanel: 6,
  seasons: 25,
  live: 15,
  upcoming: 12,
  favourites: 9,
  guide: 20,
  carousel: 10,
  guideCarousel: 25,
  /** Of a channel, for editors. */
  programmes: 50,
  programmeVersions: 25,
  liveSidePanel: 10,
  payments: 20,
  payouts: 20,
  news: 20,
  releases: 25,
  reviews: 10,
  steeredEvents: 25,
  roomReports: 25,
  fighters: 25,
  search: 20,
  /** Cards of a grid page: fills complete rows at every width but the widest. */
  grid: 24,
} as const;

/** Largest page of any list. */
export const MAX_PAGE_SIZE = 100;

/** Last page of a numbered list that can be requested. */
export const PAGE_NUMBER_MAX = 1_000_000;

/**
 * Lists that a viewer may own, and the same number saved from others; more are refused with `WATCHLIST_LIMIT_REACHED`.
 */
export const WATCHLISTS_MAX = 100;
/** Items in one list; more are refused with `WATCHLIST_LIMIT_REACHED`. */
export const WATCHLIST_ITEMS_MAX = 1_000;

/** Maximum characters; a longer name is refused with `WATCHLIST_NAME_TOO_LONG`. */
export const WATCHLIST_NAME_MAX = 60;

/** Favourite channels of one viewer; more are refused with `FAVOURITE_CHANNEL_LIMIT_REACHED`. */
export const FAVOURITE_CHANNELS_MAX = 200;
/** Programmes of a channel that one call changes. */
export const PROGRAMMES_A_CHANGE = 100;
/** Most characters of the members of a programme. */
export const PROGRAMME_TEXT_MAX = { title: 300, subTitle: 300, description: 4_000, genre: 80 } as const;
export const PROGRAMME_RATING_MAX = 16;
export const PROGRAMME_GENRES_MAX = 5;
/** Genres of the guide. */
export const GUIDE_GENRES_MAX = 100;
/** Maximum characters of a search in the guide. */
export const GUIDE_QUERY_MAX = 100;
