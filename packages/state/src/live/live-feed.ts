import type { ResponseOf } from '@footlight/contract';
import { countLive, removeLive, type LiveList } from './event.queries.js';
import { followLiveConnection } from './live-connection.js';
import type { Queries } from '../cache/queries.js';

/** Polling interval without a stream. */
const POLL_MS = 30_000;
/** Polling interval with a stream, which does not report changes of current programmes. */
const SLOW_POLL_MS = 120_000;
/** All clients receive a change at the same time; their requests are spread over this time. */
const SPREAD_MS = 2_000;
/**
 * Replies shared by guests may be some seconds older than the stream: the list is reloaded after this delay, and this
 * often.
 */
const STALE_MS = 2_000;
const STALE_TIMES = 4;

export interface LiveFeedOptions {
  readonly queries: Pick<Queries, 'client' | 'items'>;
  readonly liveList: LiveList;
  /** From 0 to 1. */
  readonly random?: () => number;
}

/** Keeps the live events up to date: through the service's stream, and by polling without one. */
export const createLiveFeed = ({ queries, liveList, random = Math.random }: LiveFeedOptions) => {
  let followers = 0;
  let line = new AbortController();
  let poll: ReturnType<typeof setTimeout> | undefined;
  let freshening: ReturnType<typeof setTimeout> | undefined;
  let isUp = false;
  /** The last reported total, and how many contradicting responses are still ignored. */
  let reportedTotal: number | null = null;
  let staleChecks = 0;

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
    if (signal.aborted || reportedTotal === null || staleChecks === 0) return;
    if (status !== 'ready' || data?.totalResults === reportedTotal) return;
    staleChecks -= 1;
    countLive(liveList, reportedTotal);
    freshen(STALE_MS);
  };

  /** A list that is still loading may be older than the message; they are compared once it has loaded. */
  const compare = (): void => {
    const stop = liveList.subscribe(() => {
      const { status, data } = liveList.getState();
      if (status === 'loading') return;
      stop();
      if (status !== 'ready' || data?.totalResults !== reportedTotal) freshen();
    });
    line.signal.addEventListener('abort', stop, { once: true });
  };

  const handleMessage = ({ change, eventId, totalResults }: ResponseOf<'streamLiveEvents'>): void => {
    const { status, data } = liveList.getState();
    const isTrue =
      status === 'ready' &&
      (change === 'removed' || (change === 'snapshot' && data?.totalResults === totalResults));
    if (eventId !== null) {
      queries.items.write('LIVE_EVENT', eventId, { live: change === 'added' });
      if (change === 'removed') removeLive(liveList, eventId);
    }
    reportedTotal = totalResults;
    staleChecks = STALE_TIMES;
    countLive(liveList, totalResults);
    if (change === 'snapshot' && status === 'loading') compare();
    else if (!isTrue) freshen();
  };

  const open = (): void => {
    line = new AbortController();
    const { signal } = line;
    if (liveList.getState().status !== 'loading') void look();
    pollOn();
    const leave = followLiveConnection(queries.client, {
      onMessage: handleMessage,
      onConnection: (now) => {
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
    /**
     * Keeps the list up to date over one connection, however many followers there are. Returns a function that stops
     * it. A list with further pages is not reloaded, so that the viewer keeps their place: only the total changes and
     * ended events are removed.
     */
    follow: (): (() => void) => {
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

export type LiveFeed = ReturnType<typeof createLiveFeed>;
