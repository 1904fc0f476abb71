import type { Client } from '@footlight/client';
import { ErrorResponse, type ContractService } from '@footlight/client/testing';
import type { ContentItem } from '@footlight/contract';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createContinueWatching, type ContinueWatching } from './continue-watching.js';
import { createGuestHistory, type GuestHistory } from './guest-history.js';
import { Queries } from '../cache/queries.js';
import { createMemoryStorage, createStillClock, ids, item, items, startPair } from '../testing/fixtures.js';

let service: ContractService;
let client: Client;
let guestHistory: GuestHistory;
let queries: Queries;
let continueWatching: ContinueWatching;
const list = (isGuest = false) => queries.entry(continueWatching.query, { isGuest });
const state = (isGuest = false) => list(isGuest).getState();
const remove = (id: string) => continueWatching.remove({ isGuest: false }, id);
const partOf = (id: string) => queries.items.get('VOD', id)?.watchProgress;
const watched = (item: ContentItem, watchProgress: number) => ({
  item: { ...item, watchProgress },
  watchedAt: '2026-11-21T20:00:00.000Z',
  position: watchProgress * 100,
});

/** Every requested video except 1002, which no longer exists; in any order. */
const answered = ({ query }: { query: { id?: unknown } }) => ({
  vods: [query.id]
    .flat()
    .filter((id) => id !== '1002')
    .toReversed()
    .map((id) => item(String(id))),
});

beforeEach(async () => {
  ({ service, client } = await startPair());
  guestHistory = createGuestHistory(createMemoryStorage());
  queries = new Queries({ client, clock: createStillClock() });
  continueWatching = createContinueWatching({ queries, guestHistory });
});
afterEach(() => service.stop());

describe('continue watching', () => {
  it('is loaded from the service for an account, without finished videos', async () => {
    const [one, two, three] = items(1, 3);
    if (one === undefined || two === undefined || three === undefined) throw new Error('three are needed');
    service.handlers.listHistory = () => ({
      entries: [watched(three, 0.4), watched(two, 0.98), watched(one, 0.2)],
      paging: { moreDataAvailable: false, lastSeen: '1' },
    });
    await list().load();
    expect(ids(state().items)).toEqual(['3', '1']);
  });

  it('is stored in the browser for a guest, newest first', async () => {
    guestHistory.save({ id: '1001', position: 40, duration: 100, at: 1 });
    guestHistory.save({ id: '1002', position: 10, duration: 100, at: 2 });
    guestHistory.save({ id: '1003', position: 30, duration: 100, at: 3 });
    service.handlers.listVods = answered;
    await list(true).load();
    expect(ids(state(true).items)).toEqual(['1003', '1001']);
    // One request for all of them.
    expect(service.seen).toHaveLength(1);
    expect(state(true).items.map(({ watchProgress }) => watchProgress)).toEqual([0.3, 0.4]);
    expect(guestHistory.list().map(({ id }) => id)).toEqual(['1003', '1001']);
  });

  it('requests nothing for a guest without a history', async () => {
    await list(true).load();
    expect(state(true)).toMatchObject({ status: 'ready', items: [] });
    expect(service.seen).toEqual([]);
  });

  it('is renewed after playback only if it is loaded', async () => {
    await queries.renew(continueWatching.query);
    expect(service.seen).toEqual([]);
    service.handlers.listVods = answered;
    await list(true).load();
    guestHistory.save({ id: '1001', position: 40, duration: 100, at: 1 });
    await queries.renew(continueWatching.query);
    expect(ids(state(true).items)).toEqual(['1001']);
  });

  it('removes a video immediately, and restores it if the service refuses', async () => {
    const [one] = items(1, 1);
    if (one === undefined) throw new Error('one is needed');
    service.handlers.listHistory = () => ({
      entries: [watched(one, 0.4)],
      paging: { moreDataAvailable: false, lastSeen: '1' },
    });
    await list().load();
    service.handlers.removeFromHistory = () => {
      throw new ErrorResponse('INTERNAL');
    };
    const removing = remove('1');
    expect(state().items).toEqual([]);
    await removing;
    expect(ids(state().items)).toEqual(['1']);
    expect(state().changeError?.code).toBe('INTERNAL');
  });

  it('restores a video at its position with its progress, and keeps others removed', async () => {
    const [one, two, three] = items(1, 3);
    if (one === undefined || two === undefined || three === undefined) throw new Error('three are needed');
    service.handlers.listHistory = () => ({
      entries: [watched(three, 0.4), watched(two, 0.3), watched(one, 0.2)],
      paging: { moreDataAvailable: false, lastSeen: '1' },
    });
    await list().load();
    service.handlers.removeFromHistory = ({ params }) => {
      if (params.id === '2') throw new ErrorResponse('INTERNAL');
      return undefined;
    };
    await Promise.all([remove('2'), remove('3')]);
    expect(ids(state().items)).toEqual(['2', '1']);
    expect([partOf('2'), partOf('3')]).toEqual([0.3, 0]);
    await remove('1');
    expect(state().changeError).toBeNull();
  });

  it('reports a failed request', async () => {
    service.handlers.listHistory = () => {
      throw new ErrorResponse('INTERNAL');
    };
    await list().load();
    expect(state()).toMatchObject({ status: 'failed', error: { code: 'INTERNAL' } });
  });
});
