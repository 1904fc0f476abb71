import type { Client } from '@footlight/client';
import type { ContractService } from '@footlight/client/testing';
import type { ContentItem } from '@footlight/contract';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { liveListQuery, removeLive, type LiveList } from './event.queries.js';
import { createLiveNewsStore } from './live-news.store.js';
import { Queries } from '../cache/queries.js';
import { createStillClock, item, startPair } from '../testing/fixtures.js';

let service: ContractService;
let client: Client;
let queries: Queries;
let liveList: LiveList;
const clock = createStillClock();
const minutesAgo = (count: number) => new Date(clock.now() - count * 60_000).toISOString();
const event = (id: string, startDate: string): ContentItem =>
  item(id, { type: 'LIVE_EVENT', live: true, startDate });

const onAir = async (...events: readonly ContentItem[]) => {
  service.handlers.listLiveEvents = () => ({
    events: [...events],
    page: 1,
    resultsPerPage: 15,
    totalPages: 1,
    totalResults: events.length,
  });
  await liveList.renew();
};

beforeEach(async () => {
  ({ service, client } = await startPair());
  queries = new Queries({ client, clock });
  liveList = queries.entry(liveListQuery, { size: 15 });
});
afterEach(() => service.stop());

describe('createLiveNewsStore', () => {
  it('contains an event that was added until it is dismissed', async () => {
    const news = createLiveNewsStore({ liveList, clock });
    await onAir(event('1', minutesAgo(1)));
    expect(news.getState().news).toBeNull();
    await onAir(event('2', minutesAgo(0)), event('1', minutesAgo(1)));
    expect(news.getState().news?.id).toBe('2');
    news.getState().dismiss();
    await onAir(event('2', minutesAgo(0)), event('1', minutesAgo(1)));
    expect(news.getState().news).toBeNull();
  });

  it('is cleared when the event ends', async () => {
    const news = createLiveNewsStore({ liveList, clock });
    await onAir();
    await onAir(event('2', minutesAgo(0)));
    removeLive(liveList, '2');
    expect(news.getState().news).toBeNull();
  });

  it('stops when it is disposed', async () => {
    const news = createLiveNewsStore({ liveList, clock });
    await onAir();
    news.dispose();
    await onAir(event('2', minutesAgo(0)));
    expect(news.getState().news).toBeNull();
  });
});
