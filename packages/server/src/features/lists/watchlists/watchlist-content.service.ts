import {
  PAGE_SIZES,
  WATCHLIST_ITEMS_MAX,
  type BodyOf,
  type ContentItem,
  type ParamsOf,
  type QueryOf,
  type ResponseOf,
  type WatchlistEntry,
} from '@footlight/contract';
import { FAVOURITES_LIST_ID, reordered } from '@footlight/domain';
import { ApiError } from '../../../api-error.js';
import type { Clock } from '../../../clock.js';
import type { ContentView } from '../../content/content-view.js';
import { viewerOf } from '../../../http/requests/viewer-of.js';
import type { FavouritesWatchlist } from './favourites-watchlist.js';
import type { ListAccess } from './list-access.js';
import type { ListedItems } from './listed-items.js';
import { viewOfList } from './list-view.js';
import { listedKind, listedOfName, nameOfListed } from './listed-kind.js';
import type { StoredItem, WatchlistItemsRepository } from './watchlist-items.repository.js';

const THUMBNAILS = 5;

type Content = BodyOf<'addWatchlistContent'>['content'];

export interface WatchlistContentServiceOptions {
  readonly items: WatchlistItemsRepository;
  readonly access: ListAccess;
  readonly favourites: FavouritesWatchlist;
  readonly content: ListedItems;
  readonly clock: Clock;
}

const entryOf = ({ contentId, contentType }: StoredItem): WatchlistEntry => ({ id: contentId, contentType });

const duplicated = (entries: readonly WatchlistEntry[]): ApiError =>
  new ApiError('DUPLICATED_ITEM', { details: { content: entries } });

const storedOf = ({ id, contentType }: WatchlistEntry): StoredItem => ({
  kind: listedKind(contentType),
  contentId: id,
  contentType,
});

/** @throws {ApiError} DUPLICATED_ITEM if an item occurs twice, even under different names of its kind */
const distinct = (content: Content): StoredItem[] => {
  const stored = content.map(storedOf);
  const names = stored.map(nameOfListed);
  const again = stored.filter((item, index) => names.indexOf(nameOfListed(item)) !== index);
  if (again.length > 0) throw duplicated(again.map(entryOf));
  return stored;
};

/** Finds an item by name; for an id without a kind, a video takes precedence. */
const namedIn = (stored: readonly StoredItem[], name: string): StoredItem | undefined => {
  const { kind, contentId } = listedOfName(name);
  const found = stored.filter((item) => item.contentId === contentId && (kind ?? item.kind) === item.kind);
  return found.find((item) => item.kind === 'VOD') ?? found[0];
};

/** Content of watchlists. */
export class WatchlistContentService {
  readonly #options: WatchlistContentServiceOptions;

  constructor(options: WatchlistContentServiceOptions) {
    this.#options = options;
  }

  /** @throws {ApiError} WATCHLIST_NOT_FOUND */
  async page(
    id: string,
    query: QueryOf<'getWatchlist'>,
    view: ContentView,
  ): Promise<ResponseOf<'getWatchlist'>> {
    const { rpp = PAGE_SIZES.watchlists, lastSeen, owner } = query;
    if (this.#isFavourites(id)) return this.#options.favourites.page({ ...query, rpp }, view);
    const list = await this.#options.access.visible(id, owner, view);
    // One extra row shows whether there is a next page.
    const rows = await this.#options.items.page(id, rpp + 1, lastSeen);
    const shown = rows.slice(0, rpp);
    const last = shown.at(-1);
    const cards = await this.#cardsOf(shown, view);
    const known = new Set(cards.map((card) => `${card.type}:${card.id}`));
    const context = { type: 'WATCHLIST' as const, id, title: list.name };
    return {
      ...viewOfList(
        list,
        viewerOf(view.caller),
        cards.slice(0, THUMBNAILS).map(({ thumbnailUrl }) => thumbnailUrl),
      ),
      content: shown.filter((item) => known.has(nameOfListed(item))).map(entryOf),
      items: cards.map((card) => Object.assign(card, { contentContext: [...card.contentContext, context] })),
      pagingInfo: {
        moreDataAvailable: rows.length > rpp,
        lastSeen: last === undefined ? null : nameOfListed(last),
      },
    };
  }

  /** @throws {ApiError} WATCHLIST_NOT_FOUND, CONTENT_NOT_FOUND */
  async adjacent(
    { ownerId, id, contentId }: ParamsOf<'getWatchlistAdjacent'>,
    { size = PAGE_SIZES.adjacent }: QueryOf<'getWatchlistAdjacent'>,
    view: ContentView,
  ): Promise<ResponseOf<'getWatchlistAdjacent'>> {
    if (this.#isFavourites(id)) return this.#options.favourites.adjacent(contentId, size, view);
    await this.#options.access.visible(id, ownerId, view);
    const found = await this.#options.items.neighbours(id, contentId, size);
    if (found === null) throw new ApiError('CONTENT_NOT_FOUND');
    const cards = await this.#cardsOf([...found.previous, ...found.next], view);
    const byName = new Map(cards.map((card) => [`${card.type}:${card.id}`, card]));
    const pick = (stored: readonly StoredItem[]): ContentItem[] =>
      stored.flatMap((item) => byName.get(nameOfListed(item)) ?? []);
    return { previous: pick(found.previous), next: pick(found.next) };
  }

  /**
   * Adds all or none.
   * @throws {ApiError} CONTENT_NOT_FOUND, WATCHLIST_LIMIT_REACHED, or DUPLICATED_ITEM with the items already in the
   * list
   */
  async add(id: string, entries: Content, view: ContentView): Promise<void> {
    const added = distinct(entries);
    if (this.#isFavourites(id)) {
      if (added.some(({ kind }) => kind !== 'VOD')) throw new ApiError('CONTENT_NOT_FOUND');
      const known = await this.#options.favourites.add(
        added.map(({ contentId }) => contentId),
        view,
      );
      if (known.size === 0) return;
      throw duplicated(entries.filter(({ id: vodId }) => known.has(vodId)));
    }
    await this.#options.access.own(id, view);
    if ((await this.#cardsOf(added, view)).length < added.length) throw new ApiError('CONTENT_NOT_FOUND');
    const most = WATCHLIST_ITEMS_MAX;
    const done = await this.#options.items.add(id, added, { at: new Date(this.#options.clock.now()), most });
    if (done.outcome === 'duplicated') throw duplicated(done.known.map(entryOf));
    if (done.outcome === 'full') throw new ApiError('WATCHLIST_LIMIT_REACHED', { details: { limit: most } });
  }

  /** @throws {ApiError} CONTENT_NOT_FOUND if an item is not in the list */
  async reorder(
    id: string,
    entries: Content,
    lastSeen: string | undefined,
    view: ContentView,
  ): Promise<void> {
    await this.#options.access.own(id, view);
    const moved = entries.map(storedOf);
    await this.#options.items.rearrange(id, (stored) => {
      const after = lastSeen === undefined ? undefined : namedIn(stored, lastSeen);
      const isLost = lastSeen !== undefined && after === undefined;
      const arranged = isLost ? null : reordered(stored, moved, after, nameOfListed);
      if (arranged === null) throw new ApiError('CONTENT_NOT_FOUND');
      return arranged;
    });
  }

  async remove(
    { id, type, contentId }: ParamsOf<'removeWatchlistContent'>,
    view: ContentView,
  ): Promise<void> {
    const kind = listedKind(type);
    if (this.#isFavourites(id))
      return kind === 'VOD' ? this.#options.favourites.remove(contentId, view) : undefined;
    await this.#options.access.own(id, view);
    await this.#options.items.remove(id, { kind, contentId });
  }

  #isFavourites(id: string): boolean {
    this.#options.access.checkEnabled();
    return id === FAVOURITES_LIST_ID && this.#options.access.hasFavourites;
  }

  async #cardsOf(stored: readonly StoredItem[], view: ContentView): Promise<ContentItem[]> {
    return this.#options.content.itemsByKeys(
      stored.map(({ kind, contentId: id }) => ({ kind, id })),
      view,
    );
  }
}
