import type { Client } from '@footlight/client';
import { ErrorResponse, type ContractService } from '@footlight/client/testing';
import { ALL_CLASSES } from '@footlight/domain';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  adjacentQuery,
  gridQuery,
  liveEventQuery,
  playlistPanelQuery,
  playlistQuery,
  releasesQuery,
  scheduleQuery,
  seasonQuery,
  seriesQuery,
  vodQuery,
} from './content.queries.js';
import { fighterQuery, fightersQuery } from './fighter.queries.js';
import { liveListQuery, removeLive, upcomingQuery } from '../live/event.queries.js';
import { Queries } from '../cache/queries.js';
import { createStillClock, examples, ids, item, items, startPair } from '../testing/fixtures.js';

let service: ContractService;
let client: Client;
let queries: Queries;
const requestedQueries = () => service.seen.map(({ query }) => query);
const paging = { moreDataAvailable: true, lastSeen: 'last' };

beforeEach(async () => {
  ({ service, client } = await startPair());
  queries = new Queries({ client, clock: createStillClock() });
  service.handlers.getVod = ({ params }) => ({ ...examples.vod, id: params.id });
});
afterEach(() => {
  queries.dispose();
  return service.stop();
});

it('a video is requested with its playback URL', async () => {
  await queries.entry(vodQuery, { id: '1001' }).load();
  expect(requestedQueries()).toEqual([{ includePlaybackDetails: 'URL' }]);
});

it('a playlist excludes geoblocked videos, and a season includes geoblocked episodes', async () => {
  service.handlers.getPlaylist = () => ({ ...examples.playlist, paging });
  service.handlers.getSeason = () => ({ ...examples.season, paging });
  for (const entry of [
    queries.entry(playlistQuery, { id: '3001' }),
    queries.entry(playlistPanelQuery, { id: '3001' }),
    queries.entry(seasonQuery, { id: '4001' }),
  ]) {
    await entry.load();
    await entry.loadMore();
  }
  expect(requestedQueries()).toEqual([
    { rpp: '2' },
    { rpp: '20', lastSeen: 'last' },
    { rpp: '6' },
    { rpp: '6', lastSeen: 'last' },
    { rpp: '2', displayGeoblocked: 'true' },
    { rpp: '20', lastSeen: 'last', displayGeoblocked: 'true' },
  ]);
});

it('a series requests 25 seasons', async () => {
  service.handlers.getSeries = () => examples.series;
  const series = queries.entry(seriesQuery, { seriesId: '5001' });
  await series.load();
  expect([requestedQueries(), ids(series.getState().items)]).toEqual([[{ rpp: '25' }], ['4001']]);
});

it('a grid requests full lines, filtered by genre, and has a separate list per genre', async () => {
  service.handlers.getContentGrid = () => ({
    id: 'g',
    title: 'Grid',
    description: null,
    items: items(1, 2),
    genres: [],
    paging,
  });
  const all = queries.entry(gridQuery, { id: 'g', genre: null });
  await all.load();
  await all.loadMore();
  await queries.entry(gridQuery, { id: 'g', genre: 'drama' }).load();
  expect(requestedQueries()).toEqual([
    { gridViewConfigId: 'g', rpp: '24' },
    { gridViewConfigId: 'g', rpp: '24', lastSeen: 'last' },
    { gridViewConfigId: 'g', facet: 'genre:drama', rpp: '24' },
  ]);
});

it('releases of all days are one list', async () => {
  service.handlers.listReleases = () => ({
    days: [
      { date: '2026-11-21', items: items(1, 2) },
      { date: '2026-11-20', items: items(3, 1) },
    ],
    paging,
  });
  const releases = queries.entry(releasesQuery, {});
  await releases.load();
  expect([ids(releases.getState().items), requestedQueries()]).toEqual([['1', '2', '3'], [{ rpp: '25' }]]);
});

it('a schedule lists channels between two times', async () => {
  service.handlers.getGuide = () => examples.guide;
  const times = { from: '2026-11-21T00:00:00.000Z', to: '2026-11-22T00:00:00.000Z' };
  const schedule = queries.entry(scheduleQuery, times);
  await schedule.load();
  expect(requestedQueries()).toEqual([{ ...times, rpp: '20' }]);
  expect(schedule.getState().items).toHaveLength(examples.guide.channels.length);
});

it('fighters are filtered by weight class, and not filtered without a known class', async () => {
  service.handlers.listFighters = () => ({
    fighters: [],
    paging: { moreDataAvailable: false, lastSeen: null },
  });
  for (const of of [ALL_CLASSES, 'WELTERWEIGHT', 'no such class'])
    await queries.entry(fightersQuery, { of }).load();
  expect(requestedQueries()).toEqual([
    { rpp: '25' },
    { rpp: '25', weightClass: 'WELTERWEIGHT' },
    { rpp: '25' },
  ]);
});

it('a fighter is loaded together with the statistics', async () => {
  service.handlers.getFighter = ({ params }) => ({ ...examples.fighter, id: params.id });
  service.handlers.getFighterStatistics = () => examples.statistics;
  const fighter = queries.entry(fighterQuery, { id: 'f-1' });
  await fighter.load();
  expect(fighter.getState().data).toMatchObject({ fighter: { id: 'f-1' }, statistics: examples.statistics });
});

it('adjacent videos are those of the season, or of the given playlist', async () => {
  service.handlers.getAdjacentVods = () => ({ previous: [item('1')], next: [item('3')] });
  service.handlers.getPlaylistAdjacent = () => ({ previous: [], next: [item('8'), item('9')] });
  const [alone, listed] = [
    queries.entry(adjacentQuery, { id: '2' }),
    queries.entry(adjacentQuery, { id: '2', playlistId: '3001' }),
  ];
  await Promise.all([alone.load(), listed.load()]);
  expect([alone, listed].map((entry) => ids(entry.getState().data?.next ?? []))).toEqual([['3'], ['8', '9']]);
});

describe('LIST-20 a live event', () => {
  const event = () => queries.entry(liveEventQuery, { id: '2004' });
  const NOT_LIVE = ['EVENT_NOT_LIVE', 'EVENT_NOT_FOUND'] as const;

  it('is loaded as an event while it is live', async () => {
    service.handlers.getLiveEvent = () => examples.live;
    await event().load();
    expect([event().getState().data?.type, service.names()]).toEqual(['LIVE_EVENT', ['getLiveEvent']]);
  });

  it.each(NOT_LIVE)(
    'falls back to the video of the same id if the service responds with %s',
    async (code) => {
      service.handlers.getLiveEvent = () => {
        throw new ErrorResponse(code);
      };
      service.handlers.getLiveVod = ({ params }) => ({ ...examples.vod, id: params.id });
      await event().load();
      expect(event().getState().data).toMatchObject({ id: '2004', type: 'VOD' });
    },
  );

  it.each(NOT_LIVE)('fails with %s when there is no such video either', async (code) => {
    service.handlers.getLiveEvent = () => {
      throw new ErrorResponse(code);
    };
    service.handlers.getLiveVod = () => {
      throw new ErrorResponse('VOD_NOT_FOUND');
    };
    await event().load();
    expect(event().getState().error?.code).toBe(code);
  });

  it('does not fall back on any other failure', async () => {
    service.handlers.getLiveEvent = () => {
      throw new ErrorResponse('ACCESS_DENIED');
    };
    await event().load();
    expect([event().getState().error?.code, service.names()]).toEqual(['ACCESS_DENIED', ['getLiveEvent']]);
  });
});

describe('events', () => {
  const answer = ({ query }: { query: { p?: unknown; rpp?: unknown } }) => {
    const [page, size] = [Number(query.p), Number(query.rpp)];
    return {
      events: items(1 + (page - 1) * size, Math.min(size, 20 - (page - 1) * size)),
      page,
      totalPages: Math.ceil(20 / size),
      totalResults: 20,
      resultsPerPage: size,
    };
  };
  beforeEach(() => {
    service.handlers.listLiveEvents = answer;
    service.handlers.listUpcomingEvents = answer;
  });

  it('are loaded by page number, with the requested page size', async () => {
    const live = queries.entry(liveListQuery, { size: 15 });
    await live.load();
    await live.loadMore();
    await live.loadMore();
    await queries.entry(upcomingQuery, {}).load();
    expect(ids(live.getState().items)).toEqual(ids(items(1, 20)));
    expect(requestedQueries()).toEqual([
      { p: '1', rpp: '15' },
      { p: '2', rpp: '15' },
      { p: '1', rpp: '12' },
    ]);
  });

  it('LIST-25 reduce the count when one ends, loaded or not, but never below the number of loaded events', async () => {
    const live = queries.entry(liveListQuery, { size: 15 });
    await live.load();
    removeLive(live, '3');
    removeLive(live, '20');
    expect(live.getState().data?.totalResults).toBe(18);
    expect(ids(live.getState().items)).not.toContain('3');
    for (let id = 100; id < 120; id += 1) removeLive(live, String(id));
    expect(live.getState().data?.totalResults).toBe(14);
  });
});
