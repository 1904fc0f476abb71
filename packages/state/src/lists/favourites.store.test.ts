import type { Client } from '@footlight/client';
import { ErrorResponse, type ContractService } from '@footlight/client/testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createFavouritesStore, favouritesQuery, type FavouritesStore } from './favourites.store.js';
import { Queries } from '../cache/queries.js';
import { createGate, createStillClock, ids, item, items, startPair } from '../testing/fixtures.js';

let service: ContractService;
let client: Client;
let queries: Queries;
let store: FavouritesStore;
const state = () => store.getState();
const list = () => queries.entry(favouritesQuery, {});
const shown = () => ids(list().getState().items);
const isMarked = (id: string) => queries.items.get('VOD', id)?.favourite;
const sentChanges = () => service.names().filter((name) => name !== 'listFavourites');

const favourites = (from: number, count: number) =>
  items(from, count).map((video) => Object.assign(video, { favourite: true }));

beforeEach(async () => {
  ({ service, client } = await startPair());
  queries = new Queries({ client, clock: createStillClock() });
  store = createFavouritesStore({ client, queries });
  service.handlers.addFavourite = () => undefined;
  service.handlers.removeFavourite = () => undefined;
  service.handlers.listFavourites = ({ query }) =>
    query.lastSeen === undefined
      ? { vods: favourites(1, 9), paging: { moreDataAvailable: true, lastSeen: '9' } }
      : { vods: favourites(9, 3), paging: { moreDataAvailable: false, lastSeen: '11' } };
});
afterEach(() => service.stop());

describe('the list of favourites', () => {
  it('loads nine at a time until the end', async () => {
    await list().load();
    expect(shown()).toHaveLength(9);
    expect(service.seen[0]?.query).toEqual({ rpp: '9' });
    await list().loadMore();
    expect(shown()).toEqual(ids(items(1, 11)));
    await list().loadMore();
    expect(service.seen).toHaveLength(2);
  });
});

it('LIST-23 continues after the last remaining favourite when the last one is removed', async () => {
  await list().load();
  await state().toggle(item('9', { favourite: true }));
  await list().loadMore();
  expect(service.seen.at(-1)?.query).toEqual({ rpp: '9', lastSeen: '8' });
});

describe('a toggle', () => {
  it('updates the heart immediately, puts the video first and sends the change', async () => {
    await list().load();
    const video = item('50');
    const done = state().toggle(video);
    expect(isMarked(video.id)).toBe(true);
    expect(shown()[0]).toBe('50');
    await done;
    expect(sentChanges()).toEqual(['addFavourite']);
    await state().toggle(video);
    expect(isMarked(video.id)).toBe(false);
    expect(shown()).not.toContain('50');
    expect(sentChanges()).toEqual(['addFavourite', 'removeFavourite']);
  });

  it('removes a video that was loaded as a favourite', async () => {
    await state().toggle(item('7', { favourite: true }));
    expect(sentChanges()).toEqual(['removeFavourite']);
  });

  it('LIST-14 reverts the heart without an error message when the request fails', async () => {
    service.handlers.addFavourite = () => {
      throw new ErrorResponse('INTERNAL');
    };
    await expect(state().toggle(item('7'))).resolves.toBeUndefined();
    expect(isMarked('7')).toBe(false);
    expect(shown()).toEqual([]);
    expect(list().getState().error).toBeNull();
  });

  it('reports the result of each request', async () => {
    await state().toggle(item('7'));
    const first = state().changeResults['7'];
    expect(first).toEqual({ error: null });
    service.handlers.removeFavourite = () => {
      throw new ErrorResponse('UNAVAILABLE');
    };
    await state().toggle(item('7'));
    expect(state().changeResults['7']).toMatchObject({ error: { code: 'UNAVAILABLE' } });
    expect(isMarked('7')).toBe(true);
  });

  it('applies a change of the list of favourites without a request', async () => {
    await list().load();
    state().mark('3', false);
    expect(isMarked('3')).toBe(false);
    expect(shown()).not.toContain('3');
    expect(sentChanges()).toEqual([]);
  });

  it('sends only the last state when it is pressed repeatedly during a request', async () => {
    const gate = createGate();
    service.handlers.addFavourite = async () => {
      await gate.opened;
      return undefined;
    };
    const video = item('7');
    const first = state().toggle(video);
    await vi.waitFor(() => expect(sentChanges()).toEqual(['addFavourite']));
    const others = [2, 3, 4].map(() => state().toggle(video));
    expect(isMarked(video.id)).toBe(false);
    gate.open();
    await Promise.all([first, ...others]);
    expect(sentChanges()).toEqual(['addFavourite', 'removeFavourite']);
    expect(isMarked(video.id)).toBe(false);
  });
});

it('LIST-23 requests the first page when all loaded favourites have been removed', async () => {
  await list().load();
  for (const video of list().getState().items) await state().toggle(video);
  service.handlers.listFavourites = () => ({
    vods: favourites(10, 2),
    paging: { moreDataAvailable: false, lastSeen: '11' },
  });
  expect(list().getState()).toMatchObject({ items: [], hasMore: true });
  await list().loadMore();
  expect(shown()).toEqual(['10', '11']);
});

it('drops all favourites when the viewer changes', async () => {
  await list().load();
  await state().toggle(item('50'));
  queries.changeViewer();
  expect([list().getState().status, shown(), isMarked('50')]).not.toContain(true);
  expect(shown()).toEqual([]);
});

it('LIST-16 neither sends nor shows presses of the previous viewer', async () => {
  const gate = createGate();
  service.handlers.addFavourite = async () => {
    await gate.opened;
    return undefined;
  };
  const first = state().toggle(item('50'));
  await vi.waitFor(() => expect(sentChanges()).toEqual(['addFavourite']));
  const second = state().toggle(item('51'));
  queries.changeViewer();
  gate.open();
  await Promise.all([first, second]);
  expect(sentChanges()).toEqual(['addFavourite']);
  expect([isMarked('50'), isMarked('51')]).not.toContain(true);
  expect(state().changeResults).toEqual({});
});
