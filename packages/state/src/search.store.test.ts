import type { Client } from '@footlight/client';
import { Refusal, type ContractService } from '@footlight/client/testing';
import type { ReplyOf } from '@footlight/contract';
import { NO_SEARCH, chosenFacets, type SearchKind, type SearchQuery } from '@footlight/domain';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createSearchStore, type SearchStore } from './search.store.js';
import { createGate, ids, item, items, startPair, until } from './testing/fixtures.js';

const VIDEOS = 5;
const PAGE = 2;

let service: ContractService;
let client: Client;
let store: SearchStore;
const state = () => store.getState();
const query = (value: string, ...facets: string[]): SearchQuery => ({ value, facets: chosenFacets(facets) });
const found = (kind: SearchKind) => ids(state().results[kind].hits);

type Results = ReplyOf<'searchContent'>['results'];
const none = { hits: [], totalHits: 0, totalPages: 0 };

/** Five videos, two a page, and one live event; popular content where nothing is sought. */
const answer = ({ query: asked }: { query: Readonly<Record<string, unknown>> }) => {
  const page = Number(asked['p'] ?? 1);
  const isSought = asked['query'] !== undefined || asked['facet'] !== undefined;
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
    results: isSought ? results : nothing,
    popularContent: isSought ? [] : items(100, 3),
    refines: isSought
      ? [{ name: 'genre', label: 'Genre', values: [{ value: 'drama', label: 'Drama', count: 3 }] }]
      : [],
    totalCount: isSought ? VIDEOS + 1 : 0,
  };
};

beforeEach(async () => {
  ({ service, client } = await startPair());
  store = createSearchStore({ client });
  service.answers.searchContent = answer;
});
afterEach(() => service.stop());

describe('the search', () => {
  it('is active and loading once it is opened, then holds what was found by kind', async () => {
    const opened = state().open(query('sea', 'genre:drama,sport', 'year:2024'));
    expect(state()).toMatchObject({ active: true, status: 'loading', value: 'sea', totalCount: 0 });
    await opened;
    expect(service.seen[0]?.query).toEqual({ query: 'sea', facet: ['genre:drama,sport', 'year:2024'] });
    expect(state()).toMatchObject({ status: 'ready', totalCount: 6, popularContent: [] });
    expect(state().results.VOD_VIDEO).toMatchObject({ totalHits: 5, totalPages: 3, page: 1 });
    expect([found('LIVE_EVENT'), found('VOD_VIDEO'), found('VOD_PLAYLIST')]).toEqual([
      ['2001'],
      ['1', '2'],
      [],
    ]);
    expect(state().refines.map(({ name }) => name)).toEqual(['genre']);
  });

  it('offers what is popular while nothing is sought', async () => {
    await state().open(NO_SEARCH);
    expect(service.seen[0]?.query).toEqual({});
    expect(ids(state().popularContent)).toEqual(['100', '101', '102']);
  });

  it('drops what was found when the value or a facet changes, and what comes too late', async () => {
    await state().open(query('sea'));
    const gate = createGate();
    service.answers.searchContent = async (request) => {
      if (request.query['query'] === 'slow') await gate.opened;
      return answer(request);
    };
    const slow = state().open(query('slow'));
    expect(state()).toMatchObject({ status: 'loading', value: 'slow', totalCount: 0 });
    expect(found('VOD_VIDEO')).toEqual([]);
    await state().open(query('sea', 'genre:drama'));
    service.answers.searchContent = () => ({ ...answer({ query: {} }), totalCount: 99 });
    gate.open();
    await slow;
    expect(state()).toMatchObject({ value: 'sea', totalCount: 6 });
  });

  it('does not fetch again what it holds', async () => {
    await state().open(query('sea'));
    await state().loadMore('VOD_VIDEO');
    await Promise.all([state().open(query('sea')), state().open(query('sea'))]);
    expect(service.seen).toHaveLength(2);
    expect(found('VOD_VIDEO')).toHaveLength(4);
  });

  it('has next pages of each kind by itself, none of them fetched twice', async () => {
    await state().open(query('sea'));
    await Promise.all([state().loadMore('VOD_VIDEO'), state().loadMore('VOD_VIDEO')]);
    await state().loadMore('LIVE_EVENT');
    expect(service.seen[1]?.query).toEqual({ query: 'sea', kind: 'VOD_VIDEO', p: '2' });
    await state().loadMore('VOD_VIDEO');
    await state().loadMore('VOD_VIDEO');
    expect(service.seen).toHaveLength(3);
    expect(found('VOD_VIDEO')).toEqual(['1', '2', '3', '4', '5']);
    expect(state().results.VOD_VIDEO).toMatchObject({ page: 3, more: 'ready' });
  });

  it('keeps what it holds when a next page fails, and can try that page again', async () => {
    await state().open(query('sea'));
    service.answers.searchContent = () => {
      throw new Refusal('INTERNAL');
    };
    await state().loadMore('VOD_VIDEO');
    expect(state()).toMatchObject({ status: 'ready', results: { VOD_VIDEO: { more: 'failed', page: 1 } } });
    service.answers.searchContent = answer;
    await state().loadMore('VOD_VIDEO');
    expect(found('VOD_VIDEO')).toEqual(['1', '2', '3', '4']);
  });

  it('says why it failed, and can be tried again', async () => {
    service.answers.searchContent = () => {
      throw new Refusal('INTERNAL');
    };
    await state().open(query('sea'));
    expect(state()).toMatchObject({ status: 'failed', failure: { code: 'INTERNAL' } });
    service.answers.searchContent = answer;
    await state().refresh();
    expect(state()).toMatchObject({ status: 'ready', failure: null, totalCount: 6 });
  });

  it('keeps refines and value when it is closed, and drops what was found', async () => {
    await state().open(query('sea', 'genre:drama'));
    state().close();
    expect(state()).toMatchObject({ active: false, status: 'idle', value: 'sea', totalCount: 0 });
    expect(found('VOD_VIDEO')).toEqual([]);
    expect(state().refines).toHaveLength(1);
    expect(state().facets.get('genre')).toEqual(['drama']);
    await state().refresh();
    expect(service.seen).toHaveLength(1);
    state().reset();
    expect(state()).toMatchObject({ value: '', refines: [] });
    expect(state().facets.size).toBe(0);
  });

  it('leaves an answer under way behind when it is closed', async () => {
    const gate = createGate();
    service.answers.searchContent = async (request) => {
      await gate.opened;
      return answer(request);
    };
    const opened = state().open(query('sea'));
    await until(store, ({ status }) => status === 'loading');
    state().close();
    gate.open();
    await opened;
    expect(state()).toMatchObject({ status: 'idle', totalCount: 0 });
  });

  it('shows a changed heart wherever the title stands', async () => {
    await state().open(query('sea'));
    state().markFavourite('1', true);
    expect(state().results.VOD_VIDEO.hits.map(({ favourite }) => favourite)).toEqual([true, false]);
    await state().open(NO_SEARCH);
    state().markFavourite('101', true);
    expect(state().popularContent.map(({ favourite }) => favourite)).toEqual([false, true, false]);
  });
});
