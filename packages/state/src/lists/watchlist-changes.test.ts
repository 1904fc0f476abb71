import { ErrorResponse, type ContractService } from '@footlight/client/testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Queries } from '../cache/queries.js';
import { createGate, createStillClock, examples, item, startPair } from '../testing/fixtures.js';
import { watchlistChanges } from './watchlist-changes.js';
import { watchlistQuery } from './watchlist.queries.js';

let service: ContractService;
let queries: Queries;
/** The service's entries, in order. */
let entryIds: string[];
const list = (owner: string | null = null) => queries.entry(watchlistQuery, { id: 'w-1', owner });
const state = () => list().getState();
const changes = () => watchlistChanges(queries.client, 'w-1', list());
const ids = () => state().items.map(({ entry }) => entry.id);
const sentChanges = () => service.seen.filter(({ name }) => name !== 'getWatchlist');

beforeEach(async () => {
  const { service: started, client } = await startPair();
  service = started;
  queries = new Queries({ client, clock: createStillClock() });
  entryIds = ['1', '2', '3', '4', '5'];
  service.handlers.getWatchlist = ({ query }) => {
    const from = typeof query.lastSeen === 'string' ? entryIds.indexOf(query.lastSeen.slice(4)) + 1 : 0;
    const page = entryIds.slice(from, from + 3);
    return {
      ...examples.watchlist,
      itemCount: entryIds.length,
      content: page.map((id) => ({ id, contentType: 'VOD' as const })),
      items: page.map((id) => item(id, { type: 'VOD' })),
      pagingInfo: { moreDataAvailable: from + 3 < entryIds.length, lastSeen: `VOD:${page.at(-1)}` },
    };
  };
  service.handlers.reorderWatchlist = () => undefined;
  service.handlers.removeWatchlistContent = () => undefined;
});
afterEach(() => service.stop());

it('loads 25 items at a time until the end, also of another viewer’s list', async () => {
  await list('a-2').load();
  expect(service.seen[0]?.query).toEqual({ rpp: '25', owner: 'a-2' });
  await list('a-2').loadMore();
  expect(service.seen[1]?.query).toEqual({ rpp: '25', owner: 'a-2', lastSeen: 'VOD:3' });
  await list('a-2').loadMore();
  const { items, hasMore } = list('a-2').getState();
  expect([items.map(({ entry }) => entry.id), hasMore]).toEqual([['1', '2', '3', '4', '5'], false]);
  expect(service.seen).toHaveLength(2);
});

describe('a move', () => {
  it.each([
    [0, 2, ['2', '3', '1'], { lastSeen: 'VOD:3' }, '1'],
    [2, 0, ['3', '1', '2'], {}, '3'],
    [2, 1, ['1', '3', '2'], { lastSeen: 'VOD:1' }, '3'],
  ])(
    'from %i to %i is shown immediately, and sent with the preceding item',
    async (from, to, order, query, id) => {
      await list().load();
      const done = changes().move(from, to);
      expect(ids()).toEqual(order);
      await done;
      expect(sentChanges()).toMatchObject([
        { name: 'reorderWatchlist', query, body: { content: [{ id, contentType: 'VOD' }] } },
      ]);
    },
  );

  it('LIST-13 is applied after the previous one, also on the service', async () => {
    await list().load();
    const gate = createGate();
    service.handlers.reorderWatchlist = () => gate.opened as Promise<undefined>;
    const both = [changes().move(0, 2), changes().move(0, 1)];
    expect(ids()).toEqual(['3', '2', '1']);
    expect(sentChanges().length).toBeLessThanOrEqual(1);
    gate.open();
    await Promise.all(both);
    expect(sentChanges().map(({ query }) => query)).toEqual([{ lastSeen: 'VOD:3' }, { lastSeen: 'VOD:3' }]);
  });

  it('LIST-14 is reverted if it fails', async () => {
    service.handlers.reorderWatchlist = () => {
      throw new ErrorResponse('CONTENT_NOT_FOUND');
    };
    await list().load();
    await changes().move(0, 2);
    expect(ids()).toEqual(['1', '2', '3']);
    expect(state().changeError?.code).toBe('CONTENT_NOT_FOUND');
  });

  it('to the same position, or of a missing item, is ignored', async () => {
    await list().load();
    await changes().move(1, 1);
    await changes().move(9, 0);
    expect(sentChanges()).toEqual([]);
  });
});

it('LIST-23 removes an item immediately, and continues after the last remaining one', async () => {
  await list().load();
  service.handlers.removeWatchlistContent = ({ params }) => {
    entryIds = entryIds.filter((id) => id !== params.contentId);
    return undefined;
  };
  const done = changes().remove(2);
  expect([ids(), state().data?.itemCount]).toEqual([['1', '2'], 4]);
  await done;
  await list().loadMore();
  expect(service.seen.at(-1)?.query).toMatchObject({ lastSeen: 'VOD:2' });
  expect(ids()).toEqual(['1', '2', '4', '5']);
});

it('sends changes with keepalive, for pages that are left immediately', async () => {
  await list().load();
  const fetchSpy = vi.spyOn(globalThis, 'fetch');
  await changes().move(0, 1);
  await changes().remove(0);
  expect(fetchSpy.mock.calls.map(([, options]) => options?.keepalive)).toEqual([true, true]);
  fetchSpy.mockRestore();
});

it('applies a new name from elsewhere, and ignores it if no list is loaded', async () => {
  changes().update({ name: 'Nowhere' });
  expect(state().data).toBeNull();
  await list().load();
  changes().update({ name: 'Better' });
  expect(state().data).toMatchObject({ name: 'Better', itemCount: 5 });
});

it('clears the failure of a change', async () => {
  service.handlers.removeWatchlistContent = () => {
    throw new ErrorResponse('FORBIDDEN');
  };
  await list().load();
  await changes().remove(0);
  expect([ids(), state().changeError?.code]).toEqual([['1', '2', '3'], 'FORBIDDEN']);
  list().clearChangeError();
  expect(state().changeError).toBeNull();
});

it('updates the hearts of its cards', async () => {
  await list().load();
  const before = state().items;
  queries.items.mark('VOD', '2', { favourite: true });
  expect(state().items.map((listed) => listed.item.favourite)).toEqual([false, true, false]);
  expect(state().items[0]).toBe(before[0]);
});
