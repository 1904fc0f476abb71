import type { GuideChannel, GuideProgramme, ResponseOf } from '@footlight/contract';
import { GUIDE_BLOCK_MS, guideBlocks, type GuideWindow } from '@footlight/domain';
import { createStore } from 'zustand/vanilla';
import { guideBlockQuery, type GuideFilter } from './guide.queries.js';
import type { Queries } from '../cache/queries.js';
import type { CallError, Status } from '../calls/status.js';

/** A channel of the guide with its loaded programmes; a new object whenever these change. */
export interface LoadedChannel {
  readonly channel: GuideChannel;
  /** Sorted by start, without duplicates. */
  readonly programmes: readonly GuideProgramme[];
}

export interface GuideBlocksState {
  /** In the order of the guide. */
  readonly channels: readonly LoadedChannel[];
  /** Whether there are channels after the loaded ones. */
  readonly hasMore: boolean;
  /** Status of the last window requested. */
  readonly status: Status;
  readonly error: CallError | null;
}

/** A page of channels with the cursor that it was requested with. */
interface PageOfChannels {
  readonly lastSeen: string | undefined;
  readonly ids: readonly string[];
}

/** Maximum number of loaded blocks; beyond it, the least recently used ones are released. */
const MOST_BLOCKS = 240;

const merged = (
  existing: readonly GuideProgramme[],
  added: readonly GuideProgramme[],
): readonly GuideProgramme[] => {
  const byId = new Map([...existing, ...added].map((programme) => [programme.id, programme]));
  return [...byId.values()].toSorted((a, b) => Date.parse(a.startDate) - Date.parse(b.startDate));
};

/**
 * The visible part of the guide, combined from blocks of twenty channels and six hours each. A page of channels can
 * only be requested after the one before it, whose response contains its cursor; its hours can be requested in any order.
 */
export const createGuideBlocks = (queries: Queries, filter: GuideFilter) => {
  const pages: PageOfChannels[] = [];
  const channels = new Map<string, LoadedChannel>();
  /** Loaded blocks, the most recently used one last. */
  const loadedBlocks = new Map<string, { readonly page: number; readonly begin: number }>();
  const stops = new Map<string, () => void>();
  let next: string | null | undefined;
  let wanted: GuideWindow | null = null;
  const store = createStore<GuideBlocksState>()(() => ({
    channels: [],
    hasMore: true,
    status: 'idle',
    error: null,
  }));

  const cursorOf = (page: number): string | null | undefined =>
    page < pages.length ? pages[page]?.lastSeen : page === 0 ? undefined : (next ?? null);
  const entryOf = (page: number, begin: number) => {
    const lastSeen = cursorOf(page);
    return queries.entry(guideBlockQuery, {
      begin,
      ...filter,
      ...(typeof lastSeen === 'string' ? { lastSeen } : {}),
    });
  };

  const show = (status: Status, error: CallError | null = null): void => {
    const ids = pages.flatMap((page) => page.ids);
    store.setState({
      channels: ids.flatMap((id) => channels.get(id) ?? []),
      hasMore: pages.length === 0 || next != null,
      status,
      error,
    });
  };

  /**
   * Releases the oldest blocks with the programmes that are completely within them; others may be part of another
   * block.
   */
  const letGo = (): void => {
    for (const [key, { page, begin }] of loadedBlocks) {
      if (loadedBlocks.size <= MOST_BLOCKS) return;
      loadedBlocks.delete(key);
      const isInside = ({ startDate, endDate }: GuideProgramme): boolean =>
        Date.parse(startDate) >= begin && Date.parse(endDate) <= begin + GUIDE_BLOCK_MS;
      for (const id of pages[page]?.ids ?? []) {
        const one = channels.get(id);
        if (one !== undefined)
          channels.set(id, { ...one, programmes: one.programmes.filter((each) => !isInside(each)) });
      }
    }
  };

  const take = (page: number, begin: number, response: ResponseOf<'getGuide'>): void => {
    const key = `${page} ${begin}`;
    if (loadedBlocks.has(key)) return;
    loadedBlocks.set(key, { page, begin });
    if (page === pages.length) {
      const lastSeen = cursorOf(page) ?? undefined;
      pages.push({ lastSeen, ids: response.channels.map(({ channelId }) => channelId) });
      next = response.paging.moreDataAvailable ? response.paging.lastSeen : null;
    }
    for (const channel of response.channels) {
      const known = channels.get(channel.channelId);
      channels.set(channel.channelId, {
        channel,
        programmes: merged(known?.programmes ?? [], channel.programmes),
      });
    }
    letGo();
  };

  /** The pages that overlap a window, as far as their cursors are known. */
  const pagesOf = ({ first, end }: GuideWindow): number[] => {
    const touched: number[] = [];
    let row = 0;
    for (const [page, { ids }] of pages.entries()) {
      if (row < end && row + ids.length > first) touched.push(page);
      row += ids.length;
    }
    const isFurther = pages.length === 0 || (row <= end && next != null);
    return isFurther ? [...touched, pages.length] : touched;
  };

  const settle = (): void => show(stops.size > 0 ? 'loading' : 'ready');

  const requestBlock = (page: number, begin: number): void => {
    const key = `${page} ${begin}`;
    const known = loadedBlocks.get(key);
    if (known !== undefined) {
      loadedBlocks.delete(key);
      loadedBlocks.set(key, known);
      return;
    }
    if (stops.has(key)) return;
    const entry = entryOf(page, begin);
    const settleEntry = (): boolean => {
      const { status, data, error } = entry.getState();
      if (data !== null && status === 'ready') {
        stop(key);
        take(page, begin, data);
        settle();
        // The window may continue on the page whose cursor has just arrived.
        if (wanted !== null) want(wanted);
        return true;
      }
      if (status === 'failed') {
        stop(key);
        show('failed', error);
        return true;
      }
      return false;
    };
    stops.set(
      key,
      entry.subscribe(() => void settleEntry()),
    );
    void entry.load().then(() => void settleEntry());
    if (!settleEntry()) show('loading');
  };
  const stop = (key: string): void => {
    stops.get(key)?.();
    stops.delete(key);
  };

  const want = (window: GuideWindow): void => {
    wanted = window;
    for (const page of pagesOf(window)) for (const begin of guideBlocks(window)) requestBlock(page, begin);
  };

  return {
    getState: store.getState,
    subscribe: (listener: () => void) => store.subscribe(listener),
    /** Uses blocks of the first page that other parts of the page have loaded; requests nothing. */
    look: (window: GuideWindow): void => {
      for (const begin of guideBlocks(window)) {
        const { status, data } = entryOf(0, begin).getState();
        if (status === 'ready' && data !== null) take(0, begin, data);
      }
      if (pages.length > 0) show('ready');
    },
    /** Loads the missing blocks of a window, and the next page of channels if it extends to the last channel. */
    want,
    /** Repeats failed requests. */
    retry: (): void => {
      show('loading');
      if (wanted !== null) want(wanted);
    },
    /** Removes all subscriptions. */
    dispose: (): void => {
      for (const key of stops.keys()) stop(key);
      wanted = null;
    },
  };
};

export type GuideBlocks = ReturnType<typeof createGuideBlocks>;
