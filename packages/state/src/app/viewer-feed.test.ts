import type { Client } from '@footlight/client';
import type { ContractService } from '@footlight/client/testing';
import type { SessionUser, ViewerChange } from '@footlight/contract';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { historyQuery } from '../playback/history.queries.js';
import { createContinueWatching } from '../playback/continue-watching.js';
import { createFavouritesStore, favouritesQuery } from '../lists/favourites.store.js';
import { createGuestHistory } from '../playback/guest-history.js';
import { Queries } from '../cache/queries.js';
import type { SessionStore } from '../sign-in/session.store.js';
import { createMemoryStorage, createStillClock, item, startPair } from '../testing/fixtures.js';
import { createViewerFeed, type ViewerFeed } from './viewer-feed.js';
import { createWatchingStore, type WatchingStore } from '../playback/watching.store.js';

let service: ContractService;
let queries: Queries;
let feed: ViewerFeed;
let watching: WatchingStore;
let stop: () => void;
let lines: ReadableStreamDefaultController<Uint8Array>[];
let signals: AbortSignal[];
let favouriteIds: string[];
const session = createStore<{ user: Partial<SessionUser> | null }>()(() => ({ user: null }));

/** The test service uses real sockets, which are slow on a busy machine. */
const eventually = (check: () => void): Promise<void> => vi.waitFor(check, { timeout: 20_000 });
const sendChange = (change: ViewerChange): void =>
  lines
    .at(-1)
    ?.enqueue(new TextEncoder().encode(`id: 1\nevent: change\ndata: ${JSON.stringify(change)}\n\n`));
const favourites = () =>
  queries
    .entry(favouritesQuery, {})
    .getState()
    .items.map(({ id }) => id);
const requestCount = (name: string): number => service.names().filter((one) => one === name).length;

beforeEach(async () => {
  const pair = await startPair();
  ({ service } = pair);
  [lines, signals, favouriteIds] = [[], [], ['1']];
  service.handlers.listFavourites = () => ({
    vods: favouriteIds.map((id) => item(id, { favourite: true })),
    paging: { moreDataAvailable: false, lastSeen: favouriteIds.at(-1) ?? null },
  });
  service.handlers.listHistory = () => ({
    entries: [],
    paging: { moreDataAvailable: false, lastSeen: null },
  });
  const client: Client = {
    ...pair.client,
    open: async (_name, { signal }) => {
      signals.push(signal);
      return new ReadableStream<Uint8Array>({ start: (line) => void lines.push(line) });
    },
  };
  queries = new Queries({ client, clock: createStillClock() });
  watching = createWatchingStore();
  session.setState({ user: { id: 'a-1', isGuest: false, pro: { id: 'p-1', tp: 'adult' } } });
  feed = createViewerFeed({
    queries,
    session: session as unknown as SessionStore,
    favourites: createFavouritesStore({ client, queries }),
    continueWatching: createContinueWatching({
      queries,
      guestHistory: createGuestHistory(createMemoryStorage()),
    }),
    watching,
    locks: { request: (_name: string, _options: unknown, work: () => unknown) => work() } as never,
  });
  await queries.entry(favouritesQuery, {}).load();
  await queries.entry(historyQuery, {}).load();
  stop = feed.follow();
  await vi.waitUntil(() => lines.length === 1, { timeout: 20_000 });
});
afterEach(async () => {
  stop();
  await service.stop();
});

// LIST-45
it('shows favourites that were added or removed elsewhere', async () => {
  favouriteIds = ['2', '1'];
  queries.items.take(item('2', { favourite: false }));
  sendChange({ subject: 'favourites', id: '2', favourite: true });
  await eventually(() => expect(favourites()).toEqual(['2', '1']));
  expect(queries.items.get('VOD', '2')?.favourite).toBe(true);
  favouriteIds = ['2'];
  sendChange({ subject: 'favourites', id: '1', favourite: false });
  await eventually(() => expect(favourites()).toEqual(['2']));
  expect(queries.items.get('VOD', '1')?.favourite).toBe(false);
});

it('shows progress from elsewhere, except for the video that plays here', async () => {
  queries.items.take(item('5'));
  queries.items.take(item('6'));
  watching.getState().watch({ id: '6', kind: 'vod', list: {} });
  sendChange({ subject: 'history', id: '5', watchProgress: 0.25 });
  sendChange({ subject: 'history', id: '6', watchProgress: 0.25 });
  await eventually(() => expect(requestCount('listHistory')).toBe(2));
  expect(queries.items.get('VOD', '5')?.watchProgress).toBe(0.25);
  expect(queries.items.get('VOD', '6')?.watchProgress).toBeUndefined();
});

it('reloads the loaded lists after a gap, and nothing else', async () => {
  sendChange({ subject: 'all', id: null });
  await eventually(() =>
    expect([requestCount('listFavourites'), requestCount('listHistory')]).toEqual([2, 2]),
  );
  expect(requestCount('listWatchlists')).toBe(0);
});

it('connects for signed-in viewers only, and reconnects for another profile', async () => {
  session.setState({ user: { id: 'a-1', isGuest: false, pro: { id: 'p-2', tp: 'child' } } });
  await eventually(() => expect(lines).toHaveLength(2));
  expect(signals.map(({ aborted }) => aborted)).toEqual([true, false]);
  session.setState({ user: { id: 'g-1', isGuest: true, pro: null } });
  expect(signals.map(({ aborted }) => aborted)).toEqual([true, true]);
  expect(lines).toHaveLength(2);
});
