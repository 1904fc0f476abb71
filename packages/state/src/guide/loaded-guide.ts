import type { GuideChannel, GuideProgramme, ResponseOf } from '@footlight/contract';
import { GUIDE_BLOCK_MS, type GuideWindow } from '@footlight/domain';

/** A channel of the guide with its loaded programmes; a new object whenever these change. */
export interface LoadedChannel {
  readonly channel: GuideChannel;
  /** Sorted by start, without duplicates. */
  readonly programmes: readonly GuideProgramme[];
}

/** A page of channels with the cursor that it was requested with. */
interface PageOfChannels {
  readonly lastSeen: string | undefined;
  readonly ids: readonly string[];
}

/** Maximum number of loaded blocks; beyond it, the least recently used ones are released. */
const MOST_BLOCKS = 240;

/** Identifies a block. */
export const blockKey = (page: number, begin: number): string => `${page} ${begin}`;

const merged = (
  existing: readonly GuideProgramme[],
  added: readonly GuideProgramme[],
): readonly GuideProgramme[] => {
  const byId = new Map([...existing, ...added].map((programme) => [programme.id, programme]));
  return [...byId.values()].toSorted((a, b) => Date.parse(a.startDate) - Date.parse(b.startDate));
};

/** The loaded blocks of the guide, each with one page of channels and some hours of their programmes. */
export class LoadedGuide {
  readonly #pages: PageOfChannels[] = [];
  readonly #channels = new Map<string, LoadedChannel>();
  /** The most recently used block is last. */
  readonly #blocks = new Map<string, { readonly page: number; readonly begin: number }>();
  /** Cursor of the page after the loaded ones. */
  #next: string | null = null;

  get isEmpty(): boolean {
    return this.#pages.length === 0;
  }

  /** Whether there are channels after the loaded ones. */
  get hasMore(): boolean {
    return this.isEmpty || this.#next !== null;
  }

  /** In the order of the guide. */
  channels(): readonly LoadedChannel[] {
    return this.#pages.flatMap(({ ids }) => ids.flatMap((id) => this.#channels.get(id) ?? []));
  }

  /** The cursor that a page is requested with; undefined for the first one. */
  cursor(page: number): string | undefined {
    return page < this.#pages.length ? this.#pages[page]?.lastSeen : (this.#next ?? undefined);
  }

  /** The pages that overlap a window, as far as their cursors are known. */
  pagesOf({ first, end }: GuideWindow): number[] {
    const touched: number[] = [];
    let row = 0;
    for (const [page, { ids }] of this.#pages.entries()) {
      if (row < end && row + ids.length > first) touched.push(page);
      row += ids.length;
    }
    const isFurther = this.isEmpty || (row <= end && this.hasMore);
    return isFurther ? [...touched, this.#pages.length] : touched;
  }

  /** Marks a block as used. @returns whether it is loaded */
  use(page: number, begin: number): boolean {
    const key = blockKey(page, begin);
    const block = this.#blocks.get(key);
    if (block === undefined) return false;
    this.#blocks.delete(key);
    this.#blocks.set(key, block);
    return true;
  }

  add(page: number, begin: number, response: ResponseOf<'getGuide'>): void {
    const key = blockKey(page, begin);
    if (this.#blocks.has(key)) return;
    this.#blocks.set(key, { page, begin });
    if (page === this.#pages.length) {
      const lastSeen = this.cursor(page);
      this.#pages.push({ lastSeen, ids: response.channels.map(({ channelId }) => channelId) });
      this.#next = response.paging.moreDataAvailable ? response.paging.lastSeen : null;
    }
    for (const channel of response.channels) {
      const known = this.#channels.get(channel.channelId);
      this.#channels.set(channel.channelId, {
        channel,
        programmes: merged(known?.programmes ?? [], channel.programmes),
      });
    }
    this.#releaseOldest();
  }

  /**
   * Releases the oldest blocks with the programmes that are completely within them; others may be part of another
   * block.
   */
  #releaseOldest(): void {
    for (const [key, { page, begin }] of this.#blocks) {
      if (this.#blocks.size <= MOST_BLOCKS) return;
      this.#blocks.delete(key);
      const isInside = ({ startDate, endDate }: GuideProgramme): boolean =>
        Date.parse(startDate) >= begin && Date.parse(endDate) <= begin + GUIDE_BLOCK_MS;
      for (const id of this.#pages[page]?.ids ?? []) {
        const one = this.#channels.get(id);
        if (one !== undefined)
          this.#channels.set(id, { ...one, programmes: one.programmes.filter((each) => !isInside(each)) });
      }
    }
  }
}
