import { ErrorResponse, type ContractService } from '@footlight/client/testing';
import type { Watchlist } from '@footlight/contract';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { Queries } from '../cache/queries.js';
import { createGate, createStillClock, examples, startPair } from '../testing/fixtures.js';
import { accountWatchlistsQuery, holdingWatchlistsQuery, watchlistsQuery } from './watchlist.queries.js';
import { createWatchlistsStore, ownedWatchlists, type WatchlistsStore } from './watchlists.store.js';

let service: ContractService;
let queries: Queries;
let store: WatchlistsStore;
const state = () => store.getState();
const lists = () => queries.entry(watchlistsQuery, {});
const names = () =>
  lists()
    .getState()
    .items.map(({ name }) => name);

const list = (id: number, more: Partial<Watchlist> = {}): Watchlist => ({
  ...(examples.watchlists.watchlists[0] as Watchlist),
  watchlistExternalId: `w${id}`,
  name: `List ${id}`,
  itemCount: 0,
  ...more,
});

beforeEach(async () => {
  const { service: started, client } = await startPair();
  service = started;
  queries = new Queries({ client, clock: createStillClock() });
  store = createWatchlistsStore({ client, queries });
  service.handlers.listWatchlists = ({ query }) =>
    query.lastSeen === undefined
      ? { watchlists: [list(1), list(2)], pagingInfo: { moreDataAvailable: true, lastSeen: 'w2' } }
      : {
          watchlists: [list(3, { ownership: 'SHARED', saved: true })],
          pagingInfo: { moreDataAvailable: false, lastSeen: 'w3' },
        };
  for (const name of [
    'renameWatchlist',
    'deleteWatchlist',
    'saveWatchlist',
    'restoreWatchlist',
    'addWatchlistContent',
  ] as const) {
    service.handlers[name] = () => undefined;
  }
  service.handlers.createWatchlist = () => ({ id: 'w9' });
  await lists().load();
});
afterEach(() => service.stop());

it('loads 25 lists at a time until the end', async () => {
  await lists().loadMore();
  await lists().loadMore();
  expect(names()).toEqual(['List 1', 'List 2', 'List 3']);
  expect(service.seen.map(({ query }) => query)).toEqual([{ rpp: '25' }, { rpp: '25', lastSeen: 'w2' }]);
  expect(ownedWatchlists(lists().getState().items)).toHaveLength(2);
});

it('creates a list and reloads the listing', async () => {
  expect(await state().create('New')).toBe('w9');
  expect(service.seen.at(-2)).toMatchObject({ name: 'createWatchlist', body: { name: 'New' } });
  expect(service.names().at(-1)).toBe('listWatchlists');
  expect(state().action).toBe('ready');
});

it('creates one list if it is called twice', async () => {
  const gate = createGate();
  service.handlers.createWatchlist = async () => {
    await gate.opened;
    return { id: 'w9' };
  };
  const first = state().create('New');
  expect(await state().create('New')).toBeNull();
  gate.open();
  expect(await first).toBe('w9');
  expect(service.names().filter((name) => name === 'createWatchlist')).toHaveLength(1);
});

it('reports why a change failed until the failure is cleared', async () => {
  for (const wrong of [61, 4000]) {
    expect(await state().create('x'.repeat(wrong))).toBeNull();
    expect(state()).toMatchObject({ action: 'failed', actionError: { code: 'WATCHLIST_NAME_TOO_LONG' } });
  }
  expect(await state().rename('w1', '🎬'.repeat(61))).toBe(false);
  expect(service.names()).toEqual(['listWatchlists']);
  expect(await state().rename('w1', '🎬'.repeat(60))).toBe(true);
  service.handlers.addWatchlistContent = () => {
    throw new ErrorResponse('DUPLICATED_ITEM');
  };
  expect(await state().add('w1', [{ id: '1', contentType: 'VOD' }])).toBe(false);
  expect(state().actionError?.code).toBe('DUPLICATED_ITEM');
  expect([lists().getState().status, names()]).toEqual(['ready', ['🎬'.repeat(60), 'List 2']]);
  state().clearError();
  expect(state()).toMatchObject({ action: 'idle', actionError: null });
});

it('reports the limit of lists when it is reached', async () => {
  service.handlers.createWatchlist = () => {
    throw new ErrorResponse('WATCHLIST_LIMIT_REACHED', { limit: 100 });
  };
  expect(await state().create('One more')).toBeNull();
  expect(state().actionError).toMatchObject({ code: 'WATCHLIST_LIMIT_REACHED', limit: 100 });
});

it('renames a list, adds to it and saves a shared one', async () => {
  expect(await state().rename('w1', ' Better ')).toBe(true);
  expect(names()).toEqual(['Better', 'List 2']);
  expect(await state().add('w2', [{ id: '1', contentType: 'VOD' }])).toBe(true);
  expect([lists().getState().items[1]?.itemCount, state().added]).toEqual([1, { id: 'w2' }]);
  expect(await state().save('a-2', 'w3')).toBe(true);
  expect(service.names().at(-1)).toBe('listWatchlists');
});

it('LIST-23 continues after the last remaining list when another is deleted', async () => {
  const [, last] = lists().getState().items;
  expect(last === undefined ? false : await state().remove(last)).toBe(true);
  await lists().loadMore();
  expect(service.seen.at(-1)?.query).toMatchObject({ lastSeen: 'w1' });
  expect(names()).toEqual(['List 1', 'List 3']);
});

// LIST-42
it('loads 60 lists at a time on the page of all lists, and updates both listings', async () => {
  const all = queries.entry(accountWatchlistsQuery, {});
  await all.load();
  expect(service.seen.at(-1)?.query).toEqual({ rpp: '60' });
  await state().rename('w1', 'Sundays');
  expect(all.getState().items.map(({ name }) => name)).toEqual(['Sundays', 'List 2']);
  expect(names()).toEqual(['Sundays', 'List 2']);
});

// LIST-47
it('requests which lists contain a given item', async () => {
  await queries.entry(holdingWatchlistsQuery, { holding: 'VOD:1001' }).load();
  expect(service.seen.at(-1)?.query).toMatchObject({ holding: 'VOD:1001' });
});

// LIST-40
it('restores a deleted list in every listing', async () => {
  const all = queries.entry(accountWatchlistsQuery, {});
  await all.load();
  await state().remove(list(1));
  expect([names(), all.getState().items.length]).toEqual([['List 2'], 1]);
  expect(await state().restore('w1')).toBe(true);
  expect([names(), all.getState().items.length]).toEqual([['List 1', 'List 2'], 2]);
});

it('LIST-16 shows no result of the previous viewer’s last change', async () => {
  service.handlers.deleteWatchlist = () => {
    throw new ErrorResponse('INTERNAL');
  };
  await state().add('w1', [{ type: 'VOD', id: '1001' }] as never);
  await state().remove(list(1));
  expect(state()).toMatchObject({ action: 'failed', added: { id: 'w1' } });
  queries.changeViewer();
  expect(state()).toMatchObject({ action: 'idle', actionError: null, added: null });
});
