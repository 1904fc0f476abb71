import { HttpError, type Client } from '@footlight/client';
import { ErrorResponse, type ContractService } from '@footlight/client/testing';
import type { ResponseOf } from '@footlight/contract';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { liveListQuery, type LiveList } from './event.queries.js';
import { createLiveFeed, type LiveFeed } from './live-feed.js';
import { Queries } from '../cache/queries.js';
import { createStillClock, ids, item, items, startPair } from '../testing/fixtures.js';

let service: ContractService;
let queries: Queries;
let store: LiveList;
let feed: LiveFeed;
let stop: () => void;
/** Number of live events on the service. */
let total: number;
/** Controllers of the opened streams, oldest first. */
let lines: ReadableStreamDefaultController<Uint8Array>[];
let signals: AbortSignal[];
let isRefused: boolean;

/** The test service uses real sockets, which are slow on a busy machine. */
const eventually = (check: () => void): Promise<void> => vi.waitFor(check, { timeout: 20_000 });
const state = () => store.getState();
const requestCount = (): number => service.names().filter((name) => name === 'listLiveEvents').length;

const sendMessage = (message: ResponseOf<'streamLiveEvents'>): void => {
  const text = `id: 1\nevent: live\ndata: ${JSON.stringify(message)}\n\n`;
  lines.at(-1)?.enqueue(new TextEncoder().encode(text));
};

beforeEach(async () => {
  const pair = await startPair();
  ({ service } = pair);
  [lines, signals, total, isRefused] = [[], [], 4, false];
  service.handlers.listLiveEvents = ({ query }) => {
    const [page, size] = [Number(query.p), Number(query.rpp)];
    const from = (page - 1) * size;
    return {
      events: items(1 + from, Math.min(size, total - from)),
      page,
      totalPages: Math.ceil(total / size),
      totalResults: total,
      resultsPerPage: size,
    };
  };
  const client: Client = {
    ...pair.client,
    open: async (_name, { signal }) => {
      if (isRefused) throw new HttpError('NOT_IMPLEMENTED', { status: 501 });
      signals.push(signal);
      return new ReadableStream<Uint8Array>({ start: (line) => void lines.push(line) });
    },
  };
  queries = new Queries({ client, clock: createStillClock() });
  store = queries.entry(liveListQuery, { size: 3 });
  feed = createLiveFeed({ queries, liveList: store, random: () => 0 });
  stop = () => undefined;
});
afterEach(async () => {
  stop();
  vi.useRealTimers();
  await service.stop();
});

const begin = async (): Promise<void> => {
  stop = feed.follow();
  await eventually(() => {
    expect([state().status, lines.length]).toEqual(['ready', 1]);
  });
};

// LIVE-9
it('requests the list again if the response is older than the notification', async () => {
  await begin();
  sendMessage({ change: 'added', eventId: '5', totalResults: 5 });
  await eventually(() => expect(requestCount()).toBe(2));
  await eventually(() => expect(state().data?.totalResults).toBe(5));
  total = 5;
  await eventually(() => expect(requestCount()).toBe(3));
  await eventually(() => expect([state().status, state().data?.totalResults]).toEqual(['ready', 5]));
  // Once list and stream agree, there is no further request.
  expect(requestCount()).toBe(3);
});

it('updates the count immediately when an event starts, and then requests the list', async () => {
  await begin();
  total = 5;
  sendMessage({ change: 'added', eventId: '5', totalResults: 5 });
  await eventually(() => expect(state().data?.totalResults).toBe(5));
  await eventually(() => expect(requestCount()).toBe(2));
});

it('LIST-22 removes an event that ends without a request, and marks the item as not live', async () => {
  await begin();
  queries.items.take([item('2', { type: 'LIVE_EVENT', live: true })]);
  sendMessage({ change: 'removed', eventId: '2', totalResults: 3 });
  await eventually(() => expect(ids(state().items)).toEqual(['1', '3']));
  expect([state().data?.totalResults, requestCount()]).toEqual([3, 1]);
  expect(queries.items.get('LIVE_EVENT', '2')?.live).toBe(false);
});

it('requests nothing if the counts match, and the list if they differ', async () => {
  await begin();
  sendMessage({ change: 'snapshot', eventId: null, totalResults: 4 });
  total = 2;
  sendMessage({ change: 'snapshot', eventId: null, totalResults: 2 });
  await eventually(() => expect(ids(state().items)).toEqual(['1', '2']));
  expect(requestCount()).toBe(2);
});

it('does not request the list again if a count arrives during the request', async () => {
  const { listLiveEvents } = service.handlers;
  if (listLiveEvents === undefined) throw new Error('The service lists no events.');
  let answer: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (answer = resolve));
  service.handlers.listLiveEvents = async (request) => {
    await released;
    return listLiveEvents(request);
  };
  stop = feed.follow();
  await eventually(() => expect([state().status, lines.length]).toEqual(['loading', 1]));
  const compares = vi.spyOn(store, 'subscribe');
  sendMessage({ change: 'snapshot', eventId: null, totalResults: 4 });
  await eventually(() => expect(compares).toHaveBeenCalled());
  answer();
  await eventually(() => expect(state().status).toBe('ready'));
  sendMessage({ change: 'removed', eventId: '2', totalResults: 3 });
  await eventually(() => expect(state().data?.totalResults).toBe(3));
  expect(requestCount()).toBe(1);
});

it('keeps a list with further pages, and updates only its count', async () => {
  await begin();
  await store.loadMore();
  total = 5;
  sendMessage({ change: 'added', eventId: '9', totalResults: 5 });
  await eventually(() => expect(state().data?.totalResults).toBe(5));
  expect([state().page, ids(state().items)]).toEqual([2, ['1', '2', '3', '4']]);
  expect(requestCount()).toBe(2);
});

it('reloads a failed list when the stream sends a message', async () => {
  const { listLiveEvents } = service.handlers;
  service.handlers.listLiveEvents = () => {
    throw new ErrorResponse('INTERNAL');
  };
  stop = feed.follow();
  await eventually(() => expect(state().status).toBe('failed'));
  if (listLiveEvents !== undefined) service.handlers.listLiveEvents = listLiveEvents;
  sendMessage({ change: 'snapshot', eventId: null, totalResults: 4 });
  await eventually(() => expect(state()).toMatchObject({ status: 'ready', data: { totalResults: 4 } }));
});

it('opens one stream for all followers, and closes it with the last one', async () => {
  await begin();
  const leave = feed.follow();
  stop();
  stop();
  expect([lines.length, signals[0]?.aborted]).toEqual([1, false]);
  leave();
  expect(signals[0]?.aborted).toBe(true);
  stop = feed.follow();
  await eventually(() => expect(lines).toHaveLength(2));
});

/** Waits in real time, because the page's clock is fake here. */
const settled = async (times: number): Promise<void> => {
  while (requestCount() < times || state().status === 'loading') await new Promise(setImmediate);
};

it('polls every 30 seconds if there is no stream', async () => {
  isRefused = true;
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  stop = feed.follow();
  await settled(1);
  for (const times of [2, 3]) {
    await vi.advanceTimersByTimeAsync(29_000);
    expect(requestCount()).toBe(times - 1);
    await vi.advanceTimersByTimeAsync(1_000);
    await settled(times);
  }
});

it('polls only every two minutes while the stream is open', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  stop = feed.follow();
  await settled(1);
  for (let seconds = 0; seconds < 105; seconds += 15) {
    await vi.advanceTimersByTimeAsync(15_000);
    lines.at(-1)?.enqueue(new TextEncoder().encode(': still here\n\n'));
  }
  expect([requestCount(), lines.length]).toEqual([1, 1]);
  await vi.advanceTimersByTimeAsync(15_000);
  await settled(2);
});

// LIST-25
it('updates a completely loaded list of 500 events without requesting its pages again', async () => {
  total = 500;
  store = queries.entry(liveListQuery, { size: 10 });
  feed = createLiveFeed({ queries, liveList: store, random: () => 0 });
  await begin();
  while (state().hasMore) {
    // One page after the other, as when scrolling.
    // oxlint-disable-next-line no-await-in-loop
    await store.loadMore();
  }
  expect([state().items.length, requestCount()]).toEqual([500, 50]);
  sendMessage({ change: 'removed', eventId: '250', totalResults: 499 });
  sendMessage({ change: 'removed', eventId: '500', totalResults: 498 });
  await eventually(() => expect(state().data?.totalResults).toBe(498));
  expect(state().items).toHaveLength(498);
  expect(ids(state().items)).not.toContain('250');
  total = 499;
  sendMessage({ change: 'added', eventId: '501', totalResults: 499 });
  await eventually(() => expect(state().data?.totalResults).toBe(499));
  expect([state().items.length, state().page, requestCount()]).toEqual([498, 50, 50]);
});
