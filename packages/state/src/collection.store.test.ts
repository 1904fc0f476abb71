import type { Client } from '@footlight/client';
import { Refusal, type ContractService } from '@footlight/client/testing';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { FRESH_FOR_MS } from './clock.js';
import {
  createPlaylistStore,
  createSeasonStore,
  createSeriesStore,
  type PlaylistStore,
} from './collection.store.js';
import { createStillClock, examples, ids, items, startPair } from './testing/fixtures.js';

let service: ContractService;
let client: Client;
let clock: ReturnType<typeof createStillClock>;
let store: PlaylistStore;
const state = () => store.getState();

/** A playlist of videos 1–30, by keyset. */
const playlist = ({
  params,
  query,
}: {
  params: { id: string };
  query: { rpp?: unknown; lastSeen?: unknown };
}) => {
  const from = Number(query.lastSeen ?? 0) + 1;
  const vods = items(from, Math.min(Number(query.rpp), 31 - from));
  const last = vods.at(-1)?.id ?? null;
  return {
    ...examples.playlist,
    id: params.id,
    itemCount: 30,
    vods,
    paging: { moreDataAvailable: last !== '30', lastSeen: last },
  };
};

beforeEach(async () => {
  ({ service, client } = await startPair());
  clock = createStillClock();
  store = createPlaylistStore({ client, clock });
  service.answers.getPlaylist = playlist;
});
afterEach(() => service.stop());

describe('a playlist', () => {
  it('stands on a first page of two; later pages append until the end', async () => {
    await state().load('3001');
    expect(ids(state().items)).toEqual(['1', '2']);
    await state().loadMore();
    expect(state().items).toHaveLength(22);
    await state().loadMore();
    expect(ids(state().items)).toEqual(ids(items(1, 30)));
    await state().loadMore();
    expect(service.seen.map(({ query }) => query['lastSeen'])).toEqual([undefined, '2', '22']);
  });

  it('does not fetch a page twice that is under way or held', async () => {
    await state().load('3001');
    await Promise.all([state().loadMore(), state().loadMore(), state().loadMore()]);
    await state().load('3001');
    expect(service.seen).toHaveLength(2);
  });

  it('is fetched anew after a minute, or when asked', async () => {
    await state().load('3001');
    clock.move(FRESH_FOR_MS);
    await state().load('3001');
    expect(service.seen).toHaveLength(2);
    await state().refresh();
    expect(service.seen).toHaveLength(3);
    expect(ids(state().items)).toEqual(['1', '2']);
  });

  it('keeps what had been read of it when it is renewed, until its reader is another', async () => {
    await state().load('3001');
    await state().loadMore();
    clock.move(FRESH_FOR_MS);
    await state().load('3001');
    expect(ids(state().items)).toEqual(ids(items(1, 22)));
    await state().loadMore();
    expect(ids(state().items)).toEqual(ids(items(1, 30)));
    await state().refresh();
    expect(ids(state().items)).toEqual(['1', '2']);
  });

  it('is emptied when another is asked for', async () => {
    await state().load('3001');
    const other = state().load('3002');
    expect(state()).toMatchObject({ status: 'loading', items: [], collection: null });
    await other;
    expect(state().collection?.id).toBe('3002');
  });

  it('keeps what it holds when a later page fails, and can try that page again', async () => {
    await state().load('3001');
    service.answers.getPlaylist = () => {
      throw new Refusal('INTERNAL');
    };
    await state().loadMore();
    expect(state()).toMatchObject({ status: 'ready', more: 'failed', failure: { code: 'INTERNAL' } });
    expect(ids(state().items)).toEqual(['1', '2']);
    service.answers.getPlaylist = playlist;
    await state().loadMore();
    expect(state()).toMatchObject({ more: 'ready' });
    expect(state().items).toHaveLength(22);
  });

  it('turns the heart of a video in it', async () => {
    await state().load('3001');
    state().markFavourite('2', true);
    expect(state().items.map(({ favourite }) => favourite)).toEqual([false, true]);
  });
});

it('a playlist asks for what may be played here, a season for every episode it has', async () => {
  service.answers.getSeason = () => examples.season;
  const season = createSeasonStore({ client, clock });
  await season.getState().load('4001');
  await state().load('3001');
  expect(service.seen.map(({ query }) => query)).toEqual([
    { rpp: '2', displayGeoblocked: 'true' },
    { rpp: '2' },
  ]);
});

it('a series asks for twenty-five seasons', async () => {
  service.answers.getSeries = () => examples.series;
  const series = createSeriesStore({ client, clock });
  await series.getState().load('5001');
  expect(service.seen[0]?.query).toEqual({ rpp: '25' });
  expect(ids(series.getState().items)).toEqual(['4001']);
});
