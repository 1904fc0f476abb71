import type { Client } from '@footlight/client';
import { ErrorResponse, type ContractService } from '@footlight/client/testing';
import type { ResponseOf } from '@footlight/contract';
import { NO_SEARCH, chosenFacets, type SearchKind, type SearchQuery } from '@footlight/domain';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Queries } from '../cache/queries.js';
import { searchKindQuery, searchQuery, searchParamsOf } from './search.queries.js';
import { createSearchStore, type SearchStore } from './search.store.js';
import { createGate, createStillClock, ids, item, items, startPair } from '../testing/fixtures.js';

const VIDEOS = 5;
const PAGE = 2;

let service: ContractService;
let client: Client;
let queries: Queries;
let store: SearchStore;
const state = () => store.getState();
const query = (value: string, ...facets: string[]): SearchQuery => ({ value, facets: chosenFacets(facets) });
const found = (query: SearchQuery) => queries.entry(searchQuery, searchParamsOf(query));
const kindOf = (search: SearchQuery, kind: SearchKind) =>
  queries.entry(searchKindQuery, { ...searchParamsOf(search), kind });
const hits = (search: SearchQuery, kind: SearchKind = 'VOD_VIDEO') =>
  ids(kindOf(search, kind).getState().items);

type Results = ResponseOf<'searchContent'>['results'];
const none = { hits: [], totalHits: 0, totalPages: 0 };

/** Five videos, two per page, and one live event; popular content for an empty query. */
const answer = ({ query: requested }: { query: Readonly<Record<string, unknown>> }) => {
  const page = Number(requested['p'] ?? 1);
  const isSearch = requested['query'] !== undefined || requested['facet'] !== undefined;
  const first = PAGE * (page - 1) + 1;
  const results: Results = {
    LIVE_EVENT: { hits: [item('2001', { type: 'LIVE_EVENT' })], totalHits: 1, totalPages: 1, page },
    VOD_VIDEO: {
      hits: items(first, Math.min(PAGE, VIDEOS - first + 1)),
      totalHits: VIDEOS,
      totalPages: Math.ceil(VIDEOS / PAGE),
      page,
    },
    VOD_PLAYLIST: { ...none, page },
  };
  const nothing: Results = {
    LIVE_EVENT: { ...none, page },
    VOD_VIDEO: { ...none, page },
    VOD_PLAYLIST: { ...none, page },
  };
  return {
    results: isSearch ? results : nothing,
    fighters: [],
    news: [],
    order: isSearch ? (['VOD_VIDEO', 'LIVE_EVENT'] as const).slice() : [],
    popularContent: isSearch ? [] : items(100, 3),
    refines: isSearch
      ? [{ name: 'genre', label: 'Genre', values: [{ value: 'drama', label: 'Drama', count: 3 }] }]
      : [],
    totalCount: isSearch ? VIDEOS + 1 : 0,
  };
};

beforeEach(async () => {
  ({ service, client } = await startPair());
  queries = new Queries({ client, clock: createStillClock() });
  store = createSearchStore({ queries });
  service.handlers.searchContent = answer;
});
afterEach(() => service.stop());

describe('createSearchStore', () => {
  const sea = query('sea');

  it('is active once it is opened, and holds the results by kind', async () => {
    const narrowed = query('sea', 'genre:drama,sport', 'year:2024');
    const opened = state().open(narrowed);
    expect([state(), found(narrowed).getState()]).toMatchObject([
      { active: true, value: 'sea' },
      { status: 'loading', data: null },
    ]);
    await opened;
    expect(service.seen[0]?.query).toEqual({ query: 'sea', facet: ['genre:drama,sport', 'year:2024'] });
    expect(found(narrowed).getState()).toMatchObject({ status: 'ready', data: { totalCount: 6 } });
    expect([hits(narrowed, 'LIVE_EVENT'), hits(narrowed), hits(narrowed, 'VOD_PLAYLIST')]).toEqual([
      ['2001'],
      ['1', '2'],
      [],
    ]);
    expect(state().refines.map(({ name }) => name)).toEqual(['genre']);
  });

  it('loads popular content for an empty query', async () => {
    await state().open(NO_SEARCH);
    expect(service.seen[0]?.query).toEqual({});
    expect(ids(found(NO_SEARCH).getState().data?.popularContent ?? [])).toEqual(['100', '101', '102']);
  });

  it('has no results for another query, and keeps the filters of the latest one', async () => {
    const gate = createGate();
    service.handlers.searchContent = async (request) => {
      if (request.query['query'] !== 'slow') return answer(request);
      await gate.opened;
      return { ...answer(request), refines: [] };
    };
    await state().open(sea);
    const slow = state().open(query('slow'));
    expect(found(query('slow')).getState().data).toBeNull();
    await state().open(sea);
    gate.open();
    await slow;
    expect(state()).toMatchObject({ value: 'sea', refines: [{ name: 'genre' }] });
  });

  it('LIST-7 updates the filters after a successful retry', async () => {
    service.handlers.searchContent = () => {
      throw new ErrorResponse('INTERNAL');
    };
    await state().open(sea);
    expect([found(sea).getState().error?.code, state().refines]).toEqual(['INTERNAL', []]);
    service.handlers.searchContent = answer;
    await found(sea).retry();
    expect(state().refines.map(({ name }) => name)).toEqual(['genre']);
  });

  it('LIST-1 loads further pages of each kind separately, each once', async () => {
    await state().open(sea);
    const videos = kindOf(sea, 'VOD_VIDEO');
    await Promise.all([videos.loadMore(), videos.loadMore()]);
    await kindOf(sea, 'LIVE_EVENT').loadMore();
    expect(service.seen[1]?.query).toEqual({ query: 'sea', kind: 'VOD_VIDEO', p: '2' });
    await state().open(sea);
    await videos.loadMore();
    await videos.loadMore();
    expect(service.seen).toHaveLength(3);
    expect(hits(sea)).toEqual(['1', '2', '3', '4', '5']);
  });

  it('LIST-24 keeps the filters and the query when it is closed, and drops the results', async () => {
    const drama = query('sea', 'genre:drama');
    await state().open(drama);
    state().close();
    expect(state()).toMatchObject({ active: false, value: 'sea' });
    expect([found(drama).getState().data, hits(drama)]).toEqual([null, []]);
    expect(state().refines).toHaveLength(1);
    expect(state().facets.get('genre')).toEqual(['drama']);
    state().reset();
    expect(state()).toMatchObject({ value: '', refines: [] });
    expect(state().facets.size).toBe(0);
  });

  it('LIST-24 drops a pending response when it is closed', async () => {
    const [arrived, gate] = [createGate(), createGate()];
    service.handlers.searchContent = async (request) => {
      arrived.open();
      await gate.opened;
      return answer(request);
    };
    const opened = state().open(sea);
    await arrived.opened;
    state().close();
    gate.open();
    await opened;
    expect([found(sea).getState().status, state().refines]).toEqual(['idle', []]);
  });
});
