import type { ContentItem } from '@footlight/contract';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Queries } from '../cache/queries.js';
import { liveListQuery, removeLive, type LiveList } from './event.queries.js';
import { keepLiveInStep } from './live-in-step.js';
import { createStillClock } from '../testing/fixtures.js';

type ListRequest = { readonly query: { readonly p: number; readonly rpp: number } };

/** The service's live events, and the page sizes requested: each list has its own, which identifies it. */
let onAir: string[];
let requestedSizes: number[];
let source: LiveList;
let list: LiveList;
let stop: () => void;

const event = (id: string): ContentItem => ({ id, type: 'LIVE_EVENT' }) as unknown as ContentItem;
const idsOf = ({ getState }: LiveList) => getState().items.map(({ id }) => id);
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

beforeEach(async () => {
  vi.useFakeTimers();
  [onAir, requestedSizes] = [['1', '2'], []];
  const call = (_name: string, { query: { p, rpp } }: ListRequest) => {
    requestedSizes.push(rpp);
    const events = onAir.slice((p - 1) * rpp, p * rpp).map(event);
    const totalPages = Math.ceil(onAir.length / rpp);
    return Promise.resolve({ events, page: p, totalPages, totalResults: onAir.length, resultsPerPage: rpp });
  };
  const queries = new Queries({ client: { call } as never, clock: createStillClock() });
  source = queries.entry(liveListQuery, { size: 10 });
  list = queries.entry(liveListQuery, { size: 3 });
  await Promise.all([source.renew(), list.renew()]);
  requestedSizes = [];
  stop = keepLiveInStep(source, list);
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

// LIST-48
it('reloads the list when the other one changes, and again if the response is older than the change', async () => {
  removeLive(source, '1');
  await pass(0);
  // The response shared by guests has not changed yet.
  expect([requestedSizes, idsOf(list)]).toEqual([[3], ['1', '2']]);
  onAir = ['2'];
  await pass(2_000);
  expect([requestedSizes, idsOf(list)]).toEqual([[3, 3], ['2']]);
  await pass(60_000);
  expect(requestedSizes).toEqual([3, 3]);
});

it('gives up after some attempts, and when it is stopped', async () => {
  removeLive(source, '1');
  await pass(60_000);
  expect(requestedSizes).toEqual([3, 3, 3, 3, 3]);
  removeLive(source, '2');
  await pass(0);
  stop();
  await pass(60_000);
  expect(requestedSizes).toHaveLength(6);
});

it('does not reload a list with further pages', async () => {
  onAir = ['1', '2', '3', '4', '5'];
  await list.renew();
  await list.loadMore();
  requestedSizes = [];
  removeLive(source, '1');
  await pass(60_000);
  expect(requestedSizes).toEqual([]);
});
