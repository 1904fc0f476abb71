import type { Client } from '@footlight/client';
import { Refusal, type ContractService } from '@footlight/client/testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createFavouritesStore, favouritesQuery, type FavouritesStore } from './favourites.store.js';
import { createQueries, type Queries } from '../cache/queries.js';
import { createGate, createStillClock, ids, item, items, startPair } from '../testing/fixtures.js';

let service: ContractService;
let client: Client;
let queries: Queries;
let store: FavouritesStore;
const state = () => store.getState();
const list = () => queries.entry(favouritesQuery, {});
const shown = () => ids(list().getState().items);
const isMarked = (id: string) => queries.items.get('VOD', id)?.favourite;
const told = () => service.names().filter((name) => name !== 'listFavourites');

const favourites = (from: number, count: number) =>
  items(from, count).map((video) => Object.assign(video, { favourite: true }));

beforeEach(async () => {
  ({ service, client } = await startPair());
  queries = createQueries({ client, clock: createStillClock() });
  store = createFavouritesStore({ client, queries });
  service.answers.addFavourite = () => undefined;
  service.answers.removeFavourite = () => undefined;
  service.answers.listFavourites = ({ query }) =>
    query.lastSeen === undefined
      ? { vods: favourites(1, 9), paging: { moreDataAvailable: true, lastSeen: '9' } }
      : { vods: favourites(9, 3), paging: { moreDataAvailable: false, lastSeen: '11' } };
});
afterEach(() => service.stop());

describe('the list', () => {
  it('comes nine at a time, and ends', async () => {
    await list().load();
    expect(shown()).toHaveLength(9);
    expect(service.seen[0]?.query).toEqual({ rpp: '9' });
    await list().loadMore();
    expect(shown()).toEqual(ids(items(1, 11)));
    await list().loadMore();
    expect(service.seen).toHaveLength(2);
  });
});

it('LIST-23 reads on behind what is left, when what stood last is taken away', async () => {
  await list().load();
  await state().toggle(item('9', { favourite: true }));
  await list().loadMore();
  expect(service.seen.at(-1)?.query).toEqual({ rpp: '9', lastSeen: '8' });
});

describe('a toggle', () => {
  it('turns the heart at once, puts the video first and tells the service', async () => {
    await list().load();
    const video = item('50');
    const done = state().toggle(video);
    expect(isMarked(video.id)).toBe(true);
    expect(shown()[0]).toBe('50');
    await done;
    expect(told()).toEqual(['addFavourite']);
    await state().toggle(video);
    expect(isMarked(video.id)).toBe(false);
    expect(shown()).not.toContain('50');
    expect(told()).toEqual(['addFavourite', 'removeFavourite']);
  });

  it('takes away what came as a favourite', async () => {
    await state().toggle(item('7', { favourite: true }));
    expect(told()).toEqual(['removeFavourite']);
  });

  it('LIST-14 swallows an error, and the heart turns back', async () => {
    service.answers.addFavourite = () => {
      throw new Refusal('INTERNAL');
    };
    await expect(state().toggle(item('7'))).resolves.toBeUndefined();
    expect(isMarked('7')).toBe(false);
    expect(shown()).toEqual([]);
    expect(list().getState().failure).toBeNull();
  });

  it('says how telling the service ended, each time anew', async () => {
    await state().toggle(item('7'));
    const first = state().told['7'];
    expect(first).toEqual({ failure: null });
    service.answers.removeFavourite = () => {
      throw new Refusal('UNAVAILABLE');
    };
    await state().toggle(item('7'));
    expect(state().told['7']).toMatchObject({ failure: { code: 'UNAVAILABLE' } });
    expect(isMarked('7')).toBe(true);
  });

  it('is taken over from the list of favourites', async () => {
    await list().load();
    state().mark('3', false);
    expect(isMarked('3')).toBe(false);
    expect(shown()).not.toContain('3');
    expect(told()).toEqual([]);
  });

  it('pressed thrice while the first is under way ends with the last wish', async () => {
    const gate = createGate();
    service.answers.addFavourite = async () => {
      await gate.opened;
      return undefined;
    };
    const video = item('7');
    const first = state().toggle(video);
    await vi.waitFor(() => expect(told()).toEqual(['addFavourite']));
    const others = [2, 3, 4].map(() => state().toggle(video));
    expect(isMarked(video.id)).toBe(false);
    gate.open();
    await Promise.all([first, ...others]);
    expect(told()).toEqual(['addFavourite', 'removeFavourite']);
    expect(isMarked(video.id)).toBe(false);
  });
});

it('LIST-23 asks for the first page where all that was held has been taken out', async () => {
  await list().load();
  for (const video of list().getState().items) await state().toggle(video);
  service.answers.listFavourites = () => ({
    vods: favourites(10, 2),
    paging: { moreDataAvailable: false, lastSeen: '11' },
  });
  expect(list().getState()).toMatchObject({ items: [], hasMore: true });
  await list().loadMore();
  expect(shown()).toEqual(['10', '11']);
});

it('forgets all when the viewer changes', async () => {
  await list().load();
  await state().toggle(item('50'));
  queries.changeViewer();
  expect([list().getState().status, shown(), isMarked('50')]).not.toContain(true);
  expect(shown()).toEqual([]);
});
