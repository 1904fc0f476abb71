import { ErrorResponse, type ContractService } from '@footlight/client/testing';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { historyQuery } from './history.queries.js';
import { createContinueWatching, type ContinueWatching } from './continue-watching.js';
import { createGuestHistory } from './guest-history.js';
import { createHistoryChanges, type HistoryChanges } from './history-changes.js';
import { Queries } from '../cache/queries.js';
import { createMemoryStorage, createStillClock, item, startPair } from '../testing/fixtures.js';

let service: ContractService;
let queries: Queries;
let continueWatching: ContinueWatching;
let history: HistoryChanges;
/** The history on the service. */
let historyIds: string[];
const watched = () =>
  queries
    .entry(historyQuery, {})
    .getState()
    .items.map((entry) => entry.item.id);
const continueWatchingIds = () =>
  queries
    .entry(continueWatching.query, { isGuest: false })
    .getState()
    .items.map(({ id }) => id);
const partOf = (id: string) => queries.items.get('VOD', id)?.watchProgress;

beforeEach(async () => {
  const { service: started, client } = await startPair();
  service = started;
  historyIds = ['1', '2'];
  service.handlers.listHistory = () => ({
    entries: historyIds.map((id) => ({
      item: item(id, { watchProgress: 0.5 }),
      watchedAt: '2026-11-21T20:00:00.000Z',
      position: 50,
    })),
    paging: { moreDataAvailable: false, lastSeen: historyIds.at(-1) ?? null },
  });
  service.handlers.removeFromHistory = ({ params }) => {
    historyIds = historyIds.filter((id) => id !== params.id);
    return undefined;
  };
  service.handlers.clearHistory = () => {
    historyIds = [];
    return undefined;
  };
  queries = new Queries({ client, clock: createStillClock() });
  continueWatching = createContinueWatching({
    queries,
    guestHistory: createGuestHistory(createMemoryStorage()),
  });
  history = createHistoryChanges(queries, continueWatching);
  await queries.entry(historyQuery, {}).load();
  await queries.entry(continueWatching.query, { isGuest: false }).load();
});
afterEach(() => service.stop());

// LIST-44
it('removes one title from the history, continue watching and the progress of its card', async () => {
  expect(await history.remove('1')).toBeNull();
  expect([watched(), continueWatchingIds(), partOf('1'), partOf('2')]).toEqual([['2'], ['2'], 0, 0.5]);
});

it('clears the history, continue watching and all progress', async () => {
  expect(await history.clear()).toBeNull();
  expect([watched(), continueWatchingIds(), partOf('1'), partOf('2')]).toEqual([[], [], 0, 0]);
});

it('changes nothing if the service refuses', async () => {
  service.handlers.clearHistory = () => {
    throw new ErrorResponse('UNAVAILABLE');
  };
  expect((await history.clear())?.code).toBe('UNAVAILABLE');
  expect([watched(), continueWatchingIds(), partOf('1')]).toEqual([['1', '2'], ['1', '2'], 0.5]);
});

it('removes what is removed from continue watching', async () => {
  await continueWatching.remove({ isGuest: false }, '2');
  expect(watched()).toEqual(['1']);
});
