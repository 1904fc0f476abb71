import { Refusal, type ContractService } from '@footlight/client/testing';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createGate, examples, item, startPair } from './testing/fixtures.js';
import { createWatchlistStore, type WatchlistStore } from './watchlist.store.js';

let service: ContractService;
let store: WatchlistStore;
/** What the service holds, in its order. */
let held: string[];
const state = () => store.getState();
const ids = () => state().items.map(({ entry }) => entry.id);
const told = () => service.seen.filter(({ name }) => name !== 'getWatchlist');

beforeEach(async () => {
  const { service: started, client } = await startPair();
  service = started;
  store = createWatchlistStore({ client });
  held = ['1', '2', '3', '4', '5'];
  service.answers.getWatchlist = ({ query }) => {
    const from = typeof query.lastSeen === 'string' ? held.indexOf(query.lastSeen.slice(4)) + 1 : 0;
    const page = held.slice(from, from + 3);
    return {
      ...examples.watchlist,
      itemCount: held.length,
      content: page.map((id) => ({ id, contentType: 'VOD' as const })),
      items: page.map((id) => item(id, { type: 'VOD' })),
      pagingInfo: { moreDataAvailable: from + 3 < held.length, lastSeen: `VOD:${page.at(-1)}` },
    };
  };
  service.answers.reorderWatchlist = () => undefined;
  service.answers.removeWatchlistContent = () => undefined;
  service.answers.saveWatchlist = () => undefined;
});
afterEach(() => service.stop());

it('comes 25 at a time, from whoever shared it, and ends', async () => {
  await state().load('w-1', 'a-2');
  expect(service.seen[0]?.query).toEqual({ rpp: '25', owner: 'a-2' });
  await state().loadMore();
  expect(service.seen[1]?.query).toEqual({ rpp: '25', owner: 'a-2', lastSeen: 'VOD:3' });
  await state().loadMore();
  expect([ids(), state().hasMore]).toEqual([['1', '2', '3', '4', '5'], false]);
  expect(service.seen).toHaveLength(2);
});

describe('a move', () => {
  it.each([
    [0, 2, ['2', '3', '1'], { lastSeen: 'VOD:3' }, '1'],
    [2, 0, ['3', '1', '2'], {}, '3'],
    [2, 1, ['1', '3', '2'], { lastSeen: 'VOD:1' }, '3'],
  ])('from %i to %i is shown at once, and told by what comes before', async (from, to, order, query, id) => {
    await state().load('w-1');
    const done = state().move(from, to);
    expect(ids()).toEqual(order);
    await done;
    expect(told()).toMatchObject([
      { name: 'reorderWatchlist', query, body: { content: [{ id, contentType: 'VOD' }] } },
    ]);
  });

  it('follows the one before, also at the service', async () => {
    await state().load('w-1');
    const gate = createGate();
    service.answers.reorderWatchlist = () => gate.opened as Promise<undefined>;
    const both = [state().move(0, 2), state().move(0, 1)];
    expect(ids()).toEqual(['3', '2', '1']);
    expect(told().length).toBeLessThanOrEqual(1);
    gate.open();
    await Promise.all(both);
    expect(told().map(({ query }) => query)).toEqual([{ lastSeen: 'VOD:3' }, { lastSeen: 'VOD:3' }]);
  });

  it('that fails leaves the list as the service has it', async () => {
    service.answers.reorderWatchlist = () => {
      throw new Refusal('CONTENT_NOT_FOUND');
    };
    await state().load('w-1');
    await state().move(0, 2);
    expect(ids()).toEqual(['1', '2', '3']);
    expect(state().changeFailure?.code).toBe('CONTENT_NOT_FOUND');
  });

  it('to where there is nothing, or to where it stands, is none', async () => {
    await state().load('w-1');
    await state().move(1, 1);
    await state().move(9, 0);
    expect(told()).toEqual([]);
  });
});

it('lets something go at once, and goes on where the last that is left stands', async () => {
  await state().load('w-1');
  service.answers.removeWatchlistContent = ({ params }) => {
    held = held.filter((id) => id !== params.contentId);
    return undefined;
  };
  const done = state().remove(2);
  expect([ids(), state().watchlist?.itemCount]).toEqual([['1', '2'], 4]);
  await done;
  await state().loadMore();
  expect(service.seen.at(-1)?.query).toMatchObject({ lastSeen: 'VOD:2' });
  expect(ids()).toEqual(['1', '2', '4', '5']);
});

it('is saved from its owner', async () => {
  await state().load('w-1', 'a-7d1f');
  expect(await state().save()).toBe(true);
  expect(state().watchlist?.saved).toBe(true);
});

it('takes over a name that was changed elsewhere, and nothing where no list is shown', async () => {
  state().update({ name: 'Nowhere' });
  expect(state().watchlist).toBeNull();
  await state().load('w-1');
  state().update({ name: 'Better' });
  expect(state().watchlist).toMatchObject({ name: 'Better', itemCount: 5 });
});

it('forgets why a change failed when it is told to', async () => {
  service.answers.removeWatchlistContent = () => {
    throw new Refusal('FORBIDDEN');
  };
  await state().load('w-1');
  await state().remove(0);
  expect([ids(), state().changeFailure?.code]).toEqual([['1', '2', '3'], 'FORBIDDEN']);
  state().clearChangeFailure();
  expect(state().changeFailure).toBeNull();
});

it('bears the hearts of its cards', async () => {
  await state().load('w-1');
  const before = state().items;
  state().markFavourite('2', true);
  expect(state().items.map((listed) => listed.item.favourite)).toEqual([false, true, false]);
  expect(state().items[0]).toBe(before[0]);
});

it('drops the answer of a list that was left', async () => {
  const { getWatchlist: answer } = service.answers;
  if (answer === undefined) throw new Error('There is an answer.');
  const gate = createGate();
  service.answers.getWatchlist = async (request) => {
    await gate.opened;
    return answer(request);
  };
  const first = state().load('w-1');
  const second = state().load('w-2');
  gate.open();
  await Promise.all([first, second]);
  expect(state()).toMatchObject({ id: 'w-2', status: 'ready' });
});
