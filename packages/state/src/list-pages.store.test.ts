import type { Client } from '@footlight/client';
import type { ContractService } from '@footlight/client/testing';
import { afterEach, beforeEach, expect, it } from 'vitest';
import {
  createGridStore,
  createReleasesStore,
  createScheduleStore,
  gridName,
  scheduleName,
} from './list-pages.store.js';
import { createStillClock, examples, ids, item, items, startPair } from './testing/fixtures.js';

let service: ContractService;
let client: Client;
const clock = createStillClock();

beforeEach(async () => {
  ({ service, client } = await startPair());
});
afterEach(() => service.stop());

it('a grid pages by whole lines, and asks anew for each genre', async () => {
  service.answers.getContentGrid = ({ query }) => {
    const from = Number(query.lastSeen ?? 0) + 1;
    const page = items(from, Math.min(24, 31 - from));
    const last = page.at(-1)?.id ?? null;
    return {
      id: 'all-films',
      title: 'All films',
      description: null,
      items: page,
      genres: [{ value: 'drama', label: 'Drama', count: 6 }],
      paging: { moreDataAvailable: last !== '30', lastSeen: last },
    };
  };
  const grid = createGridStore({ client, clock });
  await grid.getState().load(gridName({ id: 'all-films', genre: null }));
  await grid.getState().loadMore();
  expect(ids(grid.getState().items)).toEqual(ids(items(1, 30)));
  await grid.getState().load(gridName({ id: 'all-films', genre: 'drama' }));
  expect(service.seen.map(({ query }) => query)).toEqual([
    { gridViewConfigId: 'all-films', rpp: '24' },
    { gridViewConfigId: 'all-films', rpp: '24', lastSeen: '24' },
    { gridViewConfigId: 'all-films', facet: 'genre:drama', rpp: '24' },
  ]);
});

it('releases follow each other over the borders of their pages', async () => {
  service.answers.listReleases = ({ query }) =>
    query.lastSeen === undefined
      ? {
          days: [
            { date: '2026-11-23', items: [item('1')] },
            { date: '2026-11-22', items: [item('2')] },
          ],
          paging: { moreDataAvailable: true, lastSeen: '2' },
        }
      : {
          days: [{ date: '2026-11-22', items: [item('3')] }],
          paging: { moreDataAvailable: false, lastSeen: '3' },
        };
  const releases = createReleasesStore({ client, clock });
  await releases.getState().load('all');
  await releases.getState().loadMore();
  expect(ids(releases.getState().items)).toEqual(['1', '2', '3']);
  releases.getState().markFavourite('2', true);
  expect(releases.getState().items.map(({ favourite }) => favourite)).toEqual([false, true, false]);
});

it('a schedule asks for the channels between two instants, twenty at a time', async () => {
  const [channel] = examples.guide.channels;
  service.answers.getGuide = ({ query }) => ({
    channels:
      channel === undefined ? [] : [{ ...channel, channelId: query.lastSeen === undefined ? '1' : '2' }],
    paging: { moreDataAvailable: query.lastSeen === undefined, lastSeen: '1' },
  });
  const schedule = createScheduleStore({ client, clock });
  await schedule.getState().load(scheduleName('2026-11-22T00:00:00.000Z', '2026-11-23T00:00:00.000Z'));
  await schedule.getState().loadMore();
  expect(schedule.getState().items.map(({ channelId }) => channelId)).toEqual(['1', '2']);
  const day = { from: '2026-11-22T00:00:00.000Z', to: '2026-11-23T00:00:00.000Z', rpp: '20' };
  expect(service.seen.map(({ query }) => query)).toEqual([day, { ...day, lastSeen: '1' }]);
});
