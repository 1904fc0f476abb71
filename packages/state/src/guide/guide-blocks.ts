import type { GuideChannel, GuideProgramme, ReplyOf } from '@footlight/contract';
import { GUIDE_BLOCK_MS, guideBlocks, type GuideWindow } from '@footlight/domain';
import { createStore } from 'zustand/vanilla';
import { guideBlockQuery, type GuideFilter } from './guide.queries.js';
import type { Queries } from '../cache/queries.js';
import type { Failure, Status } from '../calls/status.js';

/** A channel of the guide with what is held of its programmes; another object whenever more is. */
export interface HeldChannel {
  readonly channel: GuideChannel;
  /** By start, each once. */
  readonly programmes: readonly GuideProgramme[];
}

export interface GuideBlocksState {
  /** In the order of the guide. */
  readonly channels: readonly HeldChannel[];
  /** Whether channels follow those that are held. */
  readonly hasMore: boolean;
  /** Of what was wanted last. */
  readonly status: Status;
  readonly failure: Failure | null;
}

/** Channels of a page, and how it is asked for. */
interface PageOfChannels {
  readonly lastSeen: string | undefined;
  readonly ids: readonly string[];
}

/** Blocks whose programmes are held; of more, those that were wanted longest ago are let go. */
const MOST_BLOCKS = 240;

const merged = (
  held: readonly GuideProgramme[],
  added: readonly GuideProgramme[],
): readonly GuideProgramme[] => {
  const byId = new Map([...held, ...added].map((programme) => [programme.id, programme]));
  return [...byId.values()].toSorted((a, b) => Date.parse(a.startDate) - Date.parse(b.startDate));
};

/**
 * The part of the guide that is looked at, put together of pages of twenty channels and of six hours each. A page is
 * asked for once the page before it is there, since that names where it begins; any hours of it at any time.
 */
export const createGuideBlocks = (queries: Queries, filter: GuideFilter) => {
  const pages: PageOfChannels[] = [];
  const channels = new Map<string, HeldChannel>();
  /** Pages and hours that are held, the one that was wanted last at the end. */
  const held = new Map<string, { readonly page: number; readonly begin: number }>();
  const stops = new Map<string, () => void>();
  let next: string | null | undefined;
  let wanted: GuideWindow | null = null;
  const store = createStore<GuideBlocksState>()(() => ({
    channels: [],
    hasMore: true,
    status: 'idle',
    failure: null,
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

  const show = (status: Status, failure: Failure | null = null): void => {
    const ids = pages.flatMap((page) => page.ids);
    store.setState({
      channels: ids.flatMap((id) => channels.get(id) ?? []),
      hasMore: pages.length === 0 || next != null,
      status,
      failure,
    });
  };

  /** What lies wholly within a block goes with it; what another block may show stays. */
  const letGo = (): void => {
    for (const [key, { page, begin }] of held) {
      if (held.size <= MOST_BLOCKS) return;
      held.delete(key);
      const isInside = ({ startDate, endDate }: GuideProgramme): boolean =>
        Date.parse(startDate) >= begin && Date.parse(endDate) <= begin + GUIDE_BLOCK_MS;
      for (const id of pages[page]?.ids ?? []) {
        const one = channels.get(id);
        if (one !== undefined)
          channels.set(id, { ...one, programmes: one.programmes.filter((each) => !isInside(each)) });
      }
    }
  };

  const take = (page: number, begin: number, reply: ReplyOf<'getGuide'>): void => {
    const key = `${page} ${begin}`;
    if (held.has(key)) return;
    held.set(key, { page, begin });
    if (page === pages.length) {
      const lastSeen = cursorOf(page) ?? undefined;
      pages.push({ lastSeen, ids: reply.channels.map(({ channelId }) => channelId) });
      next = reply.paging.moreDataAvailable ? reply.paging.lastSeen : null;
    }
    for (const channel of reply.channels) {
      const known = channels.get(channel.channelId);
      channels.set(channel.channelId, {
        channel,
        programmes: merged(known?.programmes ?? [], channel.programmes),
      });
    }
    letGo();
  };

  /** The pages that a window touches, as far as it is known where they begin. */
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

  const ask = (page: number, begin: number): void => {
    const key = `${page} ${begin}`;
    const known = held.get(key);
    if (known !== undefined) {
      held.delete(key);
      held.set(key, known);
      return;
    }
    if (stops.has(key)) return;
    const entry = entryOf(page, begin);
    const hear = (): boolean => {
      const { status, data, failure } = entry.getState();
      if (data !== null && status === 'ready') {
        stop(key);
        take(page, begin, data);
        settle();
        // What is wanted may go on with the page that this one has named.
        if (wanted !== null) want(wanted);
        return true;
      }
      if (status === 'failed') {
        stop(key);
        show('failed', failure);
        return true;
      }
      return false;
    };
    stops.set(
      key,
      entry.subscribe(() => void hear()),
    );
    void entry.load().then(() => void hear());
    if (!hear()) show('loading');
  };
  const stop = (key: string): void => {
    stops.get(key)?.();
    stops.delete(key);
  };

  const want = (window: GuideWindow): void => {
    wanted = window;
    for (const page of pagesOf(window)) for (const begin of guideBlocks(window)) ask(page, begin);
  };

  return {
    getState: store.getState,
    subscribe: (listener: () => void) => store.subscribe(listener),
    /** Takes over what other parts of the page have loaded of the first page; nothing is asked. */
    look: (window: GuideWindow): void => {
      for (const begin of guideBlocks(window)) {
        const { status, data } = entryOf(0, begin).getState();
        if (status === 'ready' && data !== null) take(0, begin, data);
      }
      if (pages.length > 0) show('ready');
    },
    /** Asks for what is not held of a window, and of the page of channels after it where it ends with the last. */
    want,
    /** Asks again for what failed. */
    retry: (): void => {
      show('loading');
      if (wanted !== null) want(wanted);
    },
    /** Ends every wait. */
    dispose: (): void => {
      for (const key of stops.keys()) stop(key);
      wanted = null;
    },
  };
};

export type GuideBlocks = ReturnType<typeof createGuideBlocks>;
