import { PAGE_SIZES, type ContentItem, type ResponseOf } from '@footlight/contract';
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

export class FavouritesService {
  readonly #repository: FavouritesRepository;
  readonly #content: ContentReader;
  readonly #clock: Clock;

  constructor(repository: FavouritesRepository, content: ContentReader, clock: Clock) {
    this.#repository = repository;
    this.#content = content;
    this.#clock = clock;
  }

  async list(
    accountId: string,
    { rpp = PAGE_SIZES.favourites, lastSeen }: FavouritesPage,
    view: ContentView,
  ): Promise<ResponseOf<'listFavourites'>> {
    // Reads one id more than the page size, to detect whether more follow.
    const ids = await this.#repository.page(accountId, rpp + 1, lastSeen);
    const shown = ids.slice(0, rpp);
    const items = await this.#content.itemsByIds(shown, view);
    return {
      vods: items,
      paging: { moreDataAvailable: ids.length > rpp, lastSeen: shown.at(-1) ?? null },
    };
  }

  /** @throws {ApiError} VOD_NOT_FOUND */
  async add(accountId: string, vodId: string): Promise<void> {
    if (!(await this.#content.vodExists(vodId))) throw new ApiError('VOD_NOT_FOUND');
    await this.#repository.add(accountId, vodId, new Date(this.#clock.now()));
  }

  remove(accountId: string, vodId: string): Promise<void> {
    return this.#repository.remove(accountId, vodId);
  }

  async has(accountId: string, vodId: string): Promise<boolean> {
    return (await this.#repository.among(accountId, [vodId])).has(vodId);
  }

  count(accountId: string): Promise<number> {
    return this.#repository.count(accountId);
  }

  /** Newest first; null if `vodId` is not a favourite. */
  async adjacent(
    accountId: string,
    vodId: string,
    { size, view }: { readonly size: number; readonly view: ContentView },
  ): Promise<{ previous: ContentItem[]; next: ContentItem[] } | null> {
    const found = await this.#repository.neighbours(accountId, vodId, size);
    if (found === null) return null;
    const items = await this.#content.itemsByIds([...found.previous, ...found.next], view);
    const pick = (ids: readonly string[]) => items.filter(({ id }) => ids.includes(id));
    return { previous: pick(found.previous), next: pick(found.next) };
  }

  /**
   * Adds all or none.
   * @returns those that were favourites already; if there are any, nothing is added
   * @throws {ApiError} CONTENT_NOT_FOUND
   */
  async addNew(
    accountId: string,
    vodIds: readonly string[],
    view: ContentView,
  ): Promise<ReadonlySet<string>> {
    const known = await this.#content.itemsByIds(vodIds, view);
    if (known.length < vodIds.length) throw new ApiError('CONTENT_NOT_FOUND');
    return this.#repository.addNew(accountId, vodIds, new Date(this.#clock.now()));
  }
}
