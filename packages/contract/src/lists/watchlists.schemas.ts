import { Type, type Static } from '@sinclair/typebox';
import { ContentItem, Nullable, OneOf } from '../content/content-item.schemas.js';
import { exampleItem } from '../content/content.examples.js';
import { PAGE_SIZES } from '../calls/paging.js';
import { LastSeen, Paging, keysetQuery } from '../calls/paging.schemas.js';
import { Body, Id, idParams } from '../calls/params.schemas.js';
import { defineShapes } from '../calls/shape.js';

const WATCHLIST_CONTENT_TYPES = [
  'VOD',
  'VOD_VIDEO',
  'SEASON_VOD',
  'VOD_SEASON',
  'PLAYLIST',
  'VOD_PLAYLIST',
  'SERIES',
  'VOD_SERIES',
  'NEWS',
] as const;
const WatchlistContentType = OneOf(WATCHLIST_CONTENT_TYPES);

export const Watchlist = Type.Object(
  {
    watchlistExternalId: Type.String(),
    ownerExternalId: Type.String(),
    name: Type.String(),
    ownership: OneOf(['OWNED', 'SHARED'] as const),
    /** Shared lists: whether the caller has saved it. */
    saved: Type.Boolean(),
    /** Marks the list of favourites, which cannot be renamed or deleted. */
    systemDefinedType: Nullable(OneOf(['FAVOURITES'] as const)),
    /** Addresses of the first images. */
    thumbnails: Type.Array(Type.String(), { maxItems: 5 }),
    itemCount: Type.Integer(),
    /** Path of its shared page on the site. */
    shareablePath: Type.String(),
    /** Only when the request names an item: whether the list contains it. */
    holds: Type.Optional(Type.Boolean()),
  },
  { $id: 'Watchlist' },
);
export type Watchlist = Static<typeof Watchlist>;

/** An item of a watchlist; ids are unique only within their kind. */
export const WatchlistEntry = Type.Object({ id: Id, contentType: WatchlistContentType });
export type WatchlistEntry = Static<typeof WatchlistEntry>;

const name = Body({ name: Type.String({ minLength: 1, maxLength: 400, pattern: '\\S' }) });
const nameErrors = ['WATCHLIST_NAME_TOO_LONG', 'WATCHLISTS_DISABLED'] as const;
const noList = ['WATCHLIST_NOT_FOUND', 'WATCHLISTS_DISABLED'] as const;
const content = Type.Array(WatchlistEntry, { minItems: 1, maxItems: 100 });
const ownedParams = Type.Object({ ownerId: Id, id: Id });

const watchlist = {
  watchlistExternalId: 'w-1',
  ownerExternalId: 'a-7d1f',
  name: 'Sunday evenings',
  ownership: 'OWNED',
  saved: false,
  systemDefinedType: null,
  thumbnails: [exampleItem.thumbnailUrl],
  itemCount: 1,
  shareablePath: '/watchlists/w-1?owner=a-7d1f',
};
const pagingInfo = { moreDataAvailable: false, lastSeen: 'w-1' };

export const watchlistsShapes = defineShapes({
  listWatchlists: {
    summary: 'Lists the caller’s own watchlists and those saved from other viewers.',
    query: Type.Object({
      ...keysetQuery(PAGE_SIZES.watchlists),
      // Names an item as `VOD:1001`; each list then has `holds` for it.
      holding: Type.Optional(LastSeen),
    }),
    response: Type.Object({ watchlists: Type.Array(Watchlist), pagingInfo: Paging }),
    errors: ['WATCHLISTS_DISABLED'],
    example: { watchlists: [watchlist], pagingInfo },
  },
  createWatchlist: {
    summary: 'Creates a new, empty watchlist.',
    body: name,
    response: Type.Object({ id: Type.String() }),
    status: 201,
    errors: [...nameErrors, 'WATCHLIST_LIMIT_REACHED'],
    example: { id: 'w-1' },
  },
  renameWatchlist: {
    summary: 'Changes the name of one of the caller’s watchlists.',
    params: idParams,
    body: name,
    response: null,
    errors: [...nameErrors, 'WATCHLIST_NOT_FOUND', 'FORBIDDEN'],
    example: null,
  },
  deleteWatchlist: {
    summary: 'Deletes one of the caller’s watchlists, or removes a saved one.',
    params: ownedParams,
    response: null,
    errors: [...noList, 'FORBIDDEN'],
    example: null,
  },
  restoreWatchlist: {
    summary: 'Restores a watchlist that the caller has just deleted.',
    params: idParams,
    response: null,
    errors: [...noList, 'WATCHLIST_LIMIT_REACHED'],
    example: null,
  },
  saveWatchlist: {
    summary: 'Saves a watchlist that another viewer shared.',
    params: ownedParams,
    response: null,
    errors: [...noList, 'WATCHLIST_LIMIT_REACHED'],
    example: null,
  },
  getWatchlistAdjacent: {
    summary: 'Returns the content before and after one in a watchlist.',
    params: Type.Object({ ownerId: Id, id: Id, contentId: Id }),
    query: Type.Object({
      size: Type.Optional(Type.Integer({ minimum: 1, maximum: 25, default: PAGE_SIZES.adjacent })),
    }),
    response: Type.Object({ previous: Type.Array(ContentItem), next: Type.Array(ContentItem) }),
    errors: [...noList, 'CONTENT_NOT_FOUND'],
    example: { previous: [], next: [exampleItem] },
  },
  getWatchlist: {
    summary: 'Returns a watchlist and a page of its content; everybody can read a shared one.',
    params: idParams,
    query: Type.Object({ ...keysetQuery(PAGE_SIZES.watchlists), owner: Type.Optional(Id) }),
    response: Type.Composite([
      Watchlist,
      Type.Object({
        content: Type.Array(WatchlistEntry),
        items: Type.Array(ContentItem),
        pagingInfo: Paging,
      }),
    ]),
    errors: noList,
    example: {
      ...watchlist,
      content: [{ id: '1001', contentType: 'VOD' }],
      items: [exampleItem],
      pagingInfo: { moreDataAvailable: false, lastSeen: 'VOD:1001' },
    },
  },
  reorderWatchlist: {
    summary: 'Changes the order of a watchlist’s content, from the start or after `lastSeen`.',
    params: idParams,
    /** The position before the content, as returned in `pagingInfo`. */
    query: Type.Object({ lastSeen: Type.Optional(LastSeen) }),
    body: Body({ content }),
    response: null,
    errors: [...noList, 'CONTENT_NOT_FOUND', 'FORBIDDEN'],
    example: null,
  },
  addWatchlistContent: {
    summary: 'Adds content to one of the caller’s watchlists.',
    params: idParams,
    body: Body({ content }),
    response: null,
    errors: [...noList, 'CONTENT_NOT_FOUND', 'DUPLICATED_ITEM', 'WATCHLIST_LIMIT_REACHED', 'FORBIDDEN'],
    example: null,
  },
  removeWatchlistContent: {
    summary: 'Removes content from a watchlist; a repeated call changes nothing.',
    params: Type.Object({ id: Id, type: WatchlistContentType, contentId: Id }),
    response: null,
    errors: [...noList, 'FORBIDDEN'],
    example: null,
  },
});
