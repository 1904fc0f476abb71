import { randomUUID } from 'node:crypto';
import {
  PAGE_SIZES,
  WATCHLISTS_MAX,
  type BodyOf,
  type ParamsOf,
  type QueryOf,
  type ReplyOf,
  type Watchlist,
} from '@footlight/contract';
import { FAVOURITES_LIST_ID, watchlistNameFault } from '@footlight/domain';
import { accountOf } from '../../../account-of.js';
import { ApiError } from '../../../api-error.js';
import type { Clock } from '../../../clock.js';
import type { ContentView } from '../../content/content-view.js';
import { viewerOf } from '../../playback/progress/progress-reader.js';
import type { FavouritesWatchlist } from './favourites-watchlist.js';
import type { ListedItems } from './listed-items.js';
import { listedOfEntry } from './listed-kind.js';
import { viewOfList } from './list-view.js';
import type { ListAccess } from './list-access.js';
import type { WatchlistsRepository } from './watchlists.repository.js';

const THUMBNAILS = 5;
/** How long a deleted list can be restored, in milliseconds (LIST-40). */
const RESTORABLE_MS = 15 * 60_000;

/** Watchlists of the caller and of others. Their items belong to `WatchlistContentService`. */
export interface WatchlistsService {
  /** The system's favourites list first, then the caller's own lists, then saved ones. */
  list(query: QueryOf<'listWatchlists'>, view: ContentView): Promise<ReplyOf<'listWatchlists'>>;
  /** @throws {ApiError} WATCHLIST_NAME_TOO_LONG, WATCHLIST_LIMIT_REACHED */
  create(body: BodyOf<'createWatchlist'>, view: ContentView): Promise<ReplyOf<'createWatchlist'>>;
  /** @throws {ApiError} WATCHLIST_NAME_TOO_LONG, WATCHLIST_NOT_FOUND, or FORBIDDEN for another viewer's list */
  rename(id: string, body: BodyOf<'renameWatchlist'>, view: ContentView): Promise<void>;
  /**
   * Deletes one of the caller's lists, or removes a saved one.
   * @throws {ApiError} WATCHLIST_NOT_FOUND, or FORBIDDEN for the system's list
   */
  remove(params: ParamsOf<'deleteWatchlist'>, view: ContentView): Promise<void>;
  /**
   * Restores one of the caller's lists deleted within the last 15 minutes (LIST-40).
   * @throws {ApiError} WATCHLIST_NOT_FOUND, WATCHLIST_LIMIT_REACHED
   */
  restore(id: string, view: ContentView): Promise<void>;
  clean(): Promise<void>;
  /** @throws {ApiError} WATCHLIST_NOT_FOUND, WATCHLIST_LIMIT_REACHED */
  save(params: ParamsOf<'saveWatchlist'>, view: ContentView): Promise<void>;
}

export interface WatchlistsServiceOptions {
  readonly repository: WatchlistsRepository;
  readonly access: ListAccess;
  readonly favourites: FavouritesWatchlist;
  readonly content: ListedItems;
  readonly clock: Clock;
}

const limitReached = (): ApiError =>
  new ApiError('WATCHLIST_LIMIT_REACHED', { details: { limit: WATCHLISTS_MAX } });

/** @throws {ApiError} WATCHLIST_NAME_TOO_LONG */
const checkedName = ({ name }: BodyOf<'createWatchlist'>): string => {
  if (watchlistNameFault(name) === 'tooLong') throw new ApiError('WATCHLIST_NAME_TOO_LONG');
  return name.trim();
};

export const createWatchlistsService = (options: WatchlistsServiceOptions): WatchlistsService => {
  const { repository, access, favourites, content, clock } = options;

  const viewerIdOf = ({ caller }: ContentView): string => viewerOf(caller) ?? accountOf(caller);

  /** Adds to each list whether it contains the named item, if one is named (LIST-47). */
  const withHolds = async (
    lists: readonly Watchlist[],
    name: string | undefined,
    view: ContentView,
  ): Promise<Watchlist[]> => {
    if (name === undefined) return [...lists];
    const thing = listedOfEntry(name);
    const ids = lists.map(({ watchlistExternalId: id }) => id);
    const isFavourable = ids.includes(FAVOURITES_LIST_ID) && thing.kind === 'VOD';
    const [holding, isFavourite] = await Promise.all([
      repository.holding(
        ids.filter((id) => id !== FAVOURITES_LIST_ID),
        thing,
      ),
      isFavourable && favourites.holds(thing.contentId, view),
    ]);
    return lists.map((list) => {
      const { watchlistExternalId: id } = list;
      return { ...list, holds: id === FAVOURITES_LIST_ID ? isFavourite : holding.has(id) };
    });
  };

  return {
    list: async ({ rpp = PAGE_SIZES.watchlists, lastSeen, holding }, view) => {
      access.checkEnabled();
      const viewerId = viewerIdOf(view);
      const isFirst = lastSeen === undefined;
      const system = isFirst && access.hasFavourites ? [await favourites.summary(view)] : [];
      const after = lastSeen === FAVOURITES_LIST_ID ? undefined : lastSeen;
      const room = rpp - system.length;
      // One extra row shows whether there is a next page.
      const rows = await repository.page(viewerId, {
        limit: room + 1,
        lastSeen: after,
        withSaved: access.isSharing,
      });
      const shown = rows.slice(0, room);
      const firsts = await repository.firstItems(
        shown.map(({ id }) => id),
        THUMBNAILS,
      );
      const items = await content.itemsByKeys(
        firsts.map(({ kind, contentId: id }) => ({ kind, id })),
        view,
      );
      const pictures = new Map(items.map(({ type, id, thumbnailUrl }) => [`${type}:${id}`, thumbnailUrl]));
      const lists = shown.map((list): Watchlist => {
        const thumbnails = firsts
          .filter(({ watchlistId }) => watchlistId === list.id)
          .flatMap(({ kind, contentId }) => pictures.get(`${kind}:${contentId}`) ?? []);
        return viewOfList(list, viewerId, thumbnails);
      });
      const watchlists = await withHolds([...system, ...lists], holding, view);
      return {
        watchlists,
        pagingInfo: {
          moreDataAvailable: rows.length > room,
          lastSeen: watchlists.at(-1)?.watchlistExternalId ?? null,
        },
      };
    },

    create: async (body, view) => {
      access.checkEnabled();
      const id = randomUUID();
      const list = {
        id,
        ownerId: viewerIdOf(view),
        accountId: accountOf(view.caller),
        name: checkedName(body),
        createdAt: new Date(clock.now()),
      };
      if (!(await repository.create(list, WATCHLISTS_MAX))) throw limitReached();
      return { id };
    },

    rename: async (id, body, view) => {
      await access.own(id, view);
      await repository.rename(id, checkedName(body));
    },

    remove: async ({ ownerId, id }, view) => {
      access.checkEnabled();
      if (id === FAVOURITES_LIST_ID) throw new ApiError('FORBIDDEN');
      const viewerId = viewerIdOf(view);
      const isRemoved =
        ownerId === viewerId
          ? await repository.remove(id, viewerId, new Date(clock.now()))
          : await repository.forget(viewerId, id);
      if (!isRemoved) throw new ApiError('WATCHLIST_NOT_FOUND');
    },

    restore: async (id, view) => {
      access.checkEnabled();
      const since = new Date(clock.now() - RESTORABLE_MS);
      const outcome = await repository.restore(id, viewerIdOf(view), { since, most: WATCHLISTS_MAX });
      if (outcome === 'full') throw limitReached();
      if (outcome === 'gone') throw new ApiError('WATCHLIST_NOT_FOUND');
    },
    clean: () => repository.clean(new Date(clock.now() - RESTORABLE_MS)),

    save: async ({ ownerId, id }, view) => {
      const list = await access.visible(id, ownerId, view);
      const viewerId = viewerIdOf(view);
      // The viewer's own lists need no saving.
      if (list.ownerId === viewerId) return;
      const save = { viewerId, accountId: accountOf(view.caller), watchlistId: id };
      if (!(await repository.save(save, WATCHLISTS_MAX))) throw limitReached();
    },
  };
};
