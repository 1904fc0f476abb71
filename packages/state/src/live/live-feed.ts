import type { ReplyOf } from '@footlight/contract';
import { countLive, removeLive, type LiveList } from './event.queries.js';
import { followLiveLine } from './live-line.js';
import type { Queries } from '../cache/queries.js';

/** How often the list is asked for while no stream tells of changes. */
const POLL_MS = 30_000;
/** With a stream: what events show now and next changes all the same. */
const SLOW_POLL_MS = 120_000;
/** Everybody hears of a change at once; they ask for the list one after the other. */
const SPREAD_MS = 2_000;
/** What guests share may be older than the news by some seconds: the list is asked for again so soon, and so often. */
const STALE_MS = 2_000;
const STALE_TIMES = 4;

export interface LiveFeed {
  /**
   * Keeps the list true until the answer is called, over one connection, however many follow. A list that was
   * read on to further pages keeps its events and is told the count: to load it anew would take from the reader
   * what they are reading.
   */
  follow(): () => void;
}

export interface LiveFeedOptions {
  readonly queries: Pick<Queries, 'client' | 'items'>;
  readonly liveList: LiveList;
  /** From 0 to 1. */
  readonly random?: () => number;
}

/** What is on the air, as the service tells it: by its stream, and by asking where there is none. */
export const createLiveFeed = ({ queries, liveList, random = Math.random }: LiveFeedOptions): LiveFeed => {
  let followers = 0;
  let line = new AbortController();
  let poll: ReturnType<typeof setTimeout> | undefined;
  let freshening: ReturnType<typeof setTimeout> | undefined;
  let isUp = false;
  /** The count that was told last, and how often an answer that contradicts it is not believed. */
  let told: number | null = null;
  let doubts = 0;

  const look = async (): Promise<void> => {
    if (liveList.getState().page <= 1) await liveList.renew();
  };
  const pollOn = (): void => {
    clearTimeout(poll);
    poll = setTimeout(
      () => {
        if (liveList.getState().status !== 'loading') void look();
        pollOn();
      },
      isUp ? SLOW_POLL_MS : POLL_MS,
    );
  };
  const freshen = (after = 0): void => {
    freshening ??= setTimeout(
      () => {
        freshening = undefined;
        void freshenNow();
      },
      after + random() * SPREAD_MS,
    );
  };
  const freshenNow = async (): Promise<void> => {
    const { signal } = line;
    await look();
    const { status, data } = liveList.getState();
    if (signal.aborted || told === null || doubts === 0) return;
    if (status !== 'ready' || data?.totalResults === told) return;
    doubts -= 1;
    countLive(liveList, told);
    freshen(STALE_MS);
  };

  /** A list that is on its way may have been read before this was said of it: whether it was, shows when it has come. */
  const compare = (): void => {
    const stop = liveList.subscribe(() => {
      const { status, data } = liveList.getState();
      if (status === 'loading') return;
      stop();
      if (status !== 'ready' || data?.totalResults !== told) freshen();
    });
    line.signal.addEventListener('abort', stop, { once: true });
  };

  const hear = ({ change, eventId, totalResults }: ReplyOf<'streamLiveEvents'>): void => {
    const { status, data } = liveList.getState();
    const isTrue =
      status === 'ready' &&
      (change === 'removed' || (change === 'snapshot' && data?.totalResults === totalResults));
    if (eventId !== null) {
      queries.items.write('LIVE_EVENT', eventId, { live: change === 'added' });
      if (change === 'removed') removeLive(liveList, eventId);
    }
    told = totalResults;
    doubts = STALE_TIMES;
    countLive(liveList, totalResults);
    if (change === 'snapshot' && status === 'loading') compare();
    else if (!isTrue) freshen();
  };

  const open = (): void => {
    line = new AbortController();
    const { signal } = line;
    if (liveList.getState().status !== 'loading') void look();
    pollOn();
    const leave = followLiveLine(queries.client, {
      onMessage: hear,
      onLine: (now) => {
        isUp = now;
        pollOn();
      },
    });
    signal.addEventListener('abort', leave, { once: true });
  };
  const close = (): void => {
    line.abort();
    isUp = false;
    clearTimeout(poll);
    clearTimeout(freshening);
    freshening = undefined;
  };

  return {
    follow: () => {
      followers += 1;
      if (followers === 1) open();
      let hasLeft = false;
      return () => {
        if (hasLeft) return;
        hasLeft = true;
        followers -= 1;
        if (followers === 0) close();
      };
    },
  };
};
