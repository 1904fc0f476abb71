import type { Client } from '@footlight/client';
import { Refusal, type ContractService } from '@footlight/client/testing';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createLiveListStore, createUpcomingListStore, type EventListStore } from './event-list.store.js';
import { createGate, ids, item, items, startPair } from './testing/fixtures.js';

let service: ContractService;
let client: Client;
let store: EventListStore;
const state = () => store.getState();

/** Pages of events 1–20. */
const answer = ({ query }: { query: { p?: unknown; rpp?: unknown } }) => {
  const page = Number(query.p);
  const size = Number(query.rpp);
  return {
    events: items(1 + (page - 1) * size, Math.min(size, 20 - (page - 1) * size)),
    page,
    totalPages: Math.ceil(20 / size),
    totalResults: 20,
    resultsPerPage: size,
  };
};

beforeEach(async () => {
  ({ service, client } = await startPair());
  store = createLiveListStore({ client });
  service.answers.listLiveEvents = answer;
  service.answers.listUpcomingEvents = answer;
});
afterEach(() => service.stop());

describe('the live list', () => {
  it('is asked for again where anybody has asked for it', async () => {
    await state().refresh();
    expect(state().status).toBe('idle');
    await state().load();
    await state().loadMore();
    await state().refresh();
    expect(state()).toMatchObject({ status: 'ready', page: 1 });
    expect(state().events).toHaveLength(15);
  });

  it('comes fifteen at a time, and ends', async () => {
    await state().load();
    expect(state()).toMatchObject({ status: 'ready', totalResults: 20, page: 1 });
    expect(state().events).toHaveLength(15);
    await state().loadMore();
    expect(ids(state().events)).toEqual(ids(items(1, 20)));
    await state().loadMore();
    expect(service.seen.map(({ query }) => query)).toEqual([
      { p: '1', rpp: '15' },
      { p: '2', rpp: '15' },
    ]);
  });

  it('counts up when an event goes on the air, once', async () => {
    await state().load();
    state().add(item('99'));
    state().add(item('99'));
    expect(state().totalResults).toBe(21);
    expect(ids(state().events)[0]).toBe('99');
  });

  it('counts down when an event goes off the air, held or not, and never below what is held', async () => {
    await state().load();
    state().remove('3');
    expect(state().totalResults).toBe(19);
    expect(ids(state().events)).not.toContain('3');
    state().remove('20');
    expect(state().totalResults).toBe(18);
    for (let id = 100; id < 120; id += 1) state().remove(String(id));
    expect(state().totalResults).toBe(14);
  });

  it('shows an event once when pages shift between two loads', async () => {
    await state().load();
    service.answers.listLiveEvents = (request) => ({ ...answer(request), events: items(14, 5) });
    await state().loadMore();
    expect(ids(state().events)).toEqual(ids(items(1, 18)));
  });

  it('sets its failed flag, keeps what it holds, and recovers', async () => {
    await state().load();
    service.answers.listLiveEvents = () => {
      throw new Refusal('INTERNAL');
    };
    await state().load();
    expect(state()).toMatchObject({ status: 'failed', failure: { code: 'INTERNAL' }, totalResults: 20 });
    service.answers.listLiveEvents = answer;
    await state().load();
    expect(state()).toMatchObject({ status: 'ready', failure: null });
  });

  it('drops the answer of an older load', async () => {
    const [arrived, gate] = [createGate(), createGate()];
    service.answers.listLiveEvents = async (request) => {
      if (service.seen.length > 1) return { ...answer(request), events: [item('new')], totalResults: 1 };
      arrived.open();
      await gate.opened;
      return answer(request);
    };
    const older = state().load();
    await arrived.opened;
    await state().load();
    gate.open();
    await older;
    expect(ids(state().events)).toEqual(['new']);
  });

  it('asks for pages of ten in the side panel', async () => {
    const panel = createLiveListStore({ client, size: 10 });
    await panel.getState().load();
    expect(panel.getState().events).toHaveLength(10);
  });
});

it('the list of coming events comes twelve at a time', async () => {
  const upcoming = createUpcomingListStore({ client });
  await upcoming.getState().load();
  expect(service.names()).toEqual(['listUpcomingEvents']);
  expect(upcoming.getState().events).toHaveLength(12);
});
