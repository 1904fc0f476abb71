/** What editors change: each entry of these collections is a document, written as in the files of a catalogue. */
export const COLLECTION_NAMES = [
  'licences',
  'vouchers',
  'families',
  'taxRates',
  'discounts',
  'cancellationPromotions',
  'giftProducts',
  'priceMigrations',
  'geoRules',
  'genres',
  'tags',
  'roles',
  'people',
  'words',
  'vods',
  'series',
  'formats',
  'guideGenres',
  'channels',
  'events',
  'playlists',
  'sections',
  'grids',
  'feeds',
  'news',
  'fighters',
  'rankings',
  'texts',
  'menus',
  'labels',
  'redirects',
] as const;
export type CollectionName = (typeof COLLECTION_NAMES)[number];

/** Entries that `changeEntries` changes at once. */
export const ENTRIES_A_CHANGE = 200;
/** Entries that one link previews: its token has to fit into a cookie. */
export const ENTRIES_A_PREVIEW = 20;
