import { PAGE_SIZES, type ContentItem, type ReplyOf } from '@footlight/contract';
import { ApiError } from '../../../api-error.js';
import type { Clock } from '../../../clock.js';
import type { ContentReader } from '../../content/content-reader.js';
import type { ContentView } from '../../content/content-view.js';
import type { FavouritesRepository } from './favourites.repository.js';

export interface FavouritesPage {
  /** Results per page. */
  readonly rpp?: number | undefined;
  readonly lastSeen?: string | undefined;
}

export interface FavouritesService {
  list(accountId: string, page: FavouritesPage, view: ContentView): Promise<ReplyOf<'listFavourites'>>;
  /** @throws {ApiError} VOD_NOT_FOUND */
  add(accountId: string, vodId: string): Promise<void>;
  remove(accountId: string, vodId: string): Promise<void>;
  has(accountId: string, vodId: string): Promise<boolean>;
  count(accountId: string): Promise<number>;
  /** Newest first; null if `vodId` is not a favourite. */
  adjacent(
    accountId: string,
    vodId: string,
    page: { readonly size: number; readonly view: ContentView },
  ): Promise<{ previous: ContentItem[]; next: ContentItem[] } | null>;
  /**
   * Adds all or none.
   * @returns those that were favourites already; if there are any, nothing is added
   * @throws {ApiError} CONTENT_NOT_FOUND
   */
  addNew(accountId: string, vodIds: readonly string[], view: ContentView): Promise<ReadonlySet<string>>;
}

export const createFavouritesService = (
  repository: FavouritesRepository,
  content: ContentReader,
  clock: Clock,
): FavouritesService => ({
  list: async (accountId, { rpp = PAGE_SIZES.favourites, lastSeen }, view) => {
    // Reads one id more than the page size, to detect whether more follow.
    const ids = await repository.page(accountId, rpp + 1, lastSeen);
    const shown = ids.slice(0, rpp);
    const items = await content.itemsByIds(shown, view);
    return {
      vods: items,
      paging: { moreDataAvailable: ids.length > rpp, lastSeen: shown.at(-1) ?? null },
    };
  },
  add: async (accountId, vodId) => {
    if (!(await content.vodExists(vodId))) throw new ApiError('VOD_NOT_FOUND');
    await repository.add(accountId, vodId, new Date(clock.now()));
  },
  remove: (accountId, vodId) => repository.remove(accountId, vodId),
  has: async (accountId, vodId) => (await repository.among(accountId, [vodId])).has(vodId),
  count: (accountId) => repository.count(accountId),
  adjacent: async (accountId, vodId, { size, view }) => {
    const found = await repository.neighbours(accountId, vodId, size);
    if (found === null) return null;
    const items = await content.itemsByIds([...found.previous, ...found.next], view);
    const pick = (ids: readonly string[]) => items.filter(({ id }) => ids.includes(id));
    return { previous: pick(found.previous), next: pick(found.next) };
  },
  addNew: async (accountId, vodIds, view) => {
    const known = await content.itemsByIds(vodIds, view);
    if (known.length < vodIds.length) throw new ApiError('CONTENT_NOT_FOUND');
    return repository.addNew(accountId, vodIds, new Date(clock.now()));
  },
});
