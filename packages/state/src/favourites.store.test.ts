import type { Client } from '@footlight/client';
import { Refusal, type ContractService } from '@footlight/client/testing';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createFavouritesStore, type FavouritesStore } from './favourites.store.js';
import { createGate, ids, item, items, startPair } from './testing/fixtures.js';

let service: ContractService;
let client: Client;
let store: FavouritesStore;
const state = () => store.getState();
const told = () => service.names().filter((name) => name !== 'listFavourites');

beforeEach(async () => {
  ({ service, client } = await startPair());
  store = createFavouritesStore({ client });
  service.answers.addFavourite = () => undefined;
  service.answers.removeFavourite = () => undefined;
  service.answers.listFavourites = ({ query }) =>
    query.lastSeen === undefined
      ? { vods: items(1, 9), paging: { moreDataAvailable: true, lastSeen: '9' } }
      : { vods: items(9, 3), paging: { moreDataAvailable: false, lastSeen: '11' } };
});
afterEach(() => service.stop());

describe('the list', () => {
  it('comes nine at a time, and ends', async () => {
    await state().load();
    expect(state().items).toHaveLength(9);
    expect(service.seen[0]?.query).toEqual({ rpp: '9' });
    await state().loadMore();
    expect(ids(state().items)).toEqual(ids(items(1, 11)));
    await state().loadMore();
    expect(service.seen).toHaveLength(2);
  });
});

it('reads on behind what is left, when what stood last is taken away', async () => {
  await state().load();
  await state().toggle(item('9', { favourite: true }));
  await state().loadMore();
  expect(service.seen.at(-1)?.query).toEqual({ rpp: '9', lastSeen: '8' });
});

describe('a toggle', () => {
  it('turns the heart at once, puts the video first and tells the service', async () => {
    await state().load();
    const video = item('50');
    const done = state().toggle(video);
    expect(state().isFavourite(video)).toBe(true);
    expect(ids(state().items)[0]).toBe('50');
    await done;
    expect(told()).toEqual(['addFavourite']);
    await state().toggle(video);
    expect(state().isFavourite(video)).toBe(false);
    expect(ids(state().items)).not.toContain('50');
    expect(told()).toEqual(['addFavourite', 'removeFavourite']);
  });

  it('takes away what came as a favourite', async () => {
    await state().toggle(item('7', { favourite: true }));
    expect(told()).toEqual(['removeFavourite']);
  });

  it('swallows an error, and the heart turns back', async () => {
    service.answers.addFavourite = () => {
      throw new Refusal('INTERNAL');
    };
    await expect(state().toggle(item('7'))).resolves.toBeUndefined();
    expect(state().isFavourite(item('7'))).toBe(false);
    expect(state().items).toEqual([]);
    expect(state().failure).toBeNull();
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
    expect(state().isFavourite(item('7'))).toBe(true);
  });

  it('is taken over from the list of favourites', async () => {
    await state().load();
    state().mark('3', false);
    expect(state().isFavourite(item('3', { favourite: true }))).toBe(false);
    expect(ids(state().items)).not.toContain('3');
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
    await state().toggle(video);
    await state().toggle(video);
    await state().toggle(video);
    expect(state().isFavourite(video)).toBe(false);
    gate.open();
    await first;
    expect(told()).toEqual(['addFavourite', 'removeFavourite']);
    expect(state().isFavourite(video)).toBe(false);
  });
});

it('forgets all when the reader changes', async () => {
  await state().load();
  await state().toggle(item('50'));
  state().reset();
  expect(state()).toMatchObject({ status: 'idle', items: [], marked: {} });
});
