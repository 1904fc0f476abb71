import { randomUUID } from 'node:crypto';
import {
  PAGE_SIZES,
  WATCHLISTS_MAX,
  type BodyOf,
  type ParamsOf,
  type QueryOf,
  type ResponseOf,
  type Watchlist,
} from '@footlight/contract';
import { FAVOURITES_LIST_ID, watchlistNameIssue } from '@footlight/domain';
import { accountOf } from '../../../http/requests/account-of.js';
import { ApiError } from '../../../api-error.js';
import type { Clock } from '../../../clock.js';
import type { ContentView } from '../../content/content-view.js';
import { viewerIdOf } from '../../../http/requests/viewer-of.js';
import type { FavouritesWatchlist } from './favourites-watchlist.js';
import type { ListedItems } from './listed-items.js';
import { listedOfEntry } from './listed-kind.js';
import { viewOfList } from './list-view.js';
import type { ListAccess } from './list-access.js';
import type { WatchlistsRepository } from './watchlists.repository.js';

const THUMBNAILS = 5;
/** How long a deleted list can be restored, in milliseconds (LIST-40). */
const RESTORABLE_MS = 15 * 60_000;

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
  if (watchlistNameIssue(name) === 'tooLong') throw new ApiError('WATCHLIST_NAME_TOO_LONG');
  return name.trim();
};

/** Watchlists of the caller and of others. Their items belong to `WatchlistContentService`. */
export class WatchlistsService {
  readonly #options: WatchlistsServiceOptions;

  constructor(options: WatchlistsServiceOptions) {
    this.#options = options;
  }

  /** The system's favourites list first, then the caller's own lists, then saved ones. */
  async list(
    { rpp = PAGE_SIZES.watchlists, lastSeen, holding }: QueryOf<'listWatchlists'>,
    view: ContentView,
  ): Promise<ResponseOf<'listWatchlists'>> {
    this.#options.access.checkEnabled();
    const viewerId = viewerIdOf(view.caller);
    const isFirst = lastSeen === undefined;
    const system =
      isFirst && this.#options.access.hasFavourites ? [await this.#options.favourites.summary(view)] : [];
    const after = lastSeen === FAVOURITES_LIST_ID ? undefined : lastSeen;
    const room = rpp - system.length;
    // One extra row shows whether there is a next page.
    const rows = await this.#options.repository.page(viewerId, {
      limit: room + 1,
      lastSeen: after,
      withSaved: this.#options.access.isSharing,
    });
    const shown = rows.slice(0, room);
    const firsts = await this.#options.repository.firstItems(
      shown.map(({ id }) => id),
      THUMBNAILS,
    );
    const items = await this.#options.content.itemsByKeys(
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
    const watchlists = await this.#withHolds([...system, ...lists], holding, view);
    return {
      watchlists,
      pagingInfo: {
        moreDataAvailable: rows.length > room,
        lastSeen: watchlists.at(-1)?.watchlistExternalId ?? null,
      },
    };
  }

  /** @throws {ApiError} WATCHLIST_NAME_TOO_LONG, WATCHLIST_LIMIT_REACHED */
  async create(body: BodyOf<'createWatchlist'>, view: ContentView): Promise<ResponseOf<'createWatchlist'>> {
    this.#options.access.checkEnabled();
    const id = randomUUID();
    const list = {
      id,
      ownerId: viewerIdOf(view.caller),
      accountId: accountOf(view.caller),
      name: checkedName(body),
      createdAt: new Date(this.#options.clock.now()),
    };
    if (!(await this.#options.repository.create(list, WATCHLISTS_MAX))) throw limitReached();
    return { id };
  }

  /** @throws {ApiError} WATCHLIST_NAME_TOO_LONG, WATCHLIST_NOT_FOUND, or FORBIDDEN for another viewer's list */
  async rename(id: string, body: BodyOf<'renameWatchlist'>, view: ContentView): Promise<void> {
    await this.#options.access.own(id, view);
    await this.#options.repository.rename(id, checkedName(body));
  }

  /**
   * Deletes one of the caller's lists, or removes a saved one.
   * @throws {ApiError} WATCHLIST_NOT_FOUND, or FORBIDDEN for the system's list
   */
  async remove({ ownerId, id }: ParamsOf<'deleteWatchlist'>, view: ContentView): Promise<void> {
    this.#options.access.checkEnabled();
    if (id === FAVOURITES_LIST_ID) throw new ApiError('FORBIDDEN');
    const viewerId = viewerIdOf(view.caller);
    const isRemoved =
      ownerId === viewerId
        ? await this.#options.repository.remove(id, viewerId, new Date(this.#options.clock.now()))
        : await this.#options.repository.forget(viewerId, id);
    if (!isRemoved) throw new ApiError('WATCHLIST_NOT_FOUND');
  }

  /**
   * Restores one of the caller's lists deleted within the last 15 minutes (LIST-40).
   * @throws {ApiError} WATCHLIST_NOT_FOUND, WATCHLIST_LIMIT_REACHED
   */
  async restore(id: string, view: ContentView): Promise<void> {
    this.#options.access.checkEnabled();
    const since = new Date(this.#options.clock.now() - RESTORABLE_MS);
    const outcome = await this.#options.repository.restore(id, viewerIdOf(view.caller), {
      since,
      most: WATCHLISTS_MAX,
    });
    if (outcome === 'full') throw limitReached();
    if (outcome === 'gone') throw new ApiError('WATCHLIST_NOT_FOUND');
  }

  clean(): Promise<void> {
    return this.#options.repository.clean(new Date(this.#options.clock.now() - RESTORABLE_MS));
  }

  /** @throws {ApiError} WATCHLIST_NOT_FOUND, WATCHLIST_LIMIT_REACHED */
  async save({ ownerId, id }: ParamsOf<'saveWatchlist'>, view: ContentView): Promise<void> {
    const list = await this.#options.access.visible(id, ownerId, view);
    const viewerId = viewerIdOf(view.caller);
    // The viewer's own lists need no saving.
    if (list.ownerId === viewerId) return;
    const save = { viewerId, accountId: accountOf(view.caller), watchlistId: id };
    if (!(await this.#options.repository.save(save, WATCHLISTS_MAX))) throw limitReached();
  }

  /** Adds to each list whether it contains the named item, if one is named (LIST-47). */
  async #withHolds(
    lists: readonly Watchlist[],
    name: string | undefined,
    view: ContentView,
  ): Promise<Watchlist[]> {
    if (name === undefined) return [...lists];
    const thing = listedOfEntry(name);
    const ids = lists.map(({ watchlistExternalId: id }) => id);
    const isFavourable = ids.includes(FAVOURITES_LIST_ID) && thing.kind === 'VOD';
    const [holding, isFavourite] = await Promise.all([
      this.#options.repository.holding(
        ids.filter((id) => id !== FAVOURITES_LIST_ID),
        thing,
      ),
      isFavourable && this.#options.favourites.holds(thing.contentId, view),
    ]);
    return lists.map((list) => {
      const { watchlistExternalId: id } = list;
      return { ...list, holds: id === FAVOURITES_LIST_ID ? isFavourite : holding.has(id) };
    });
  }
}
