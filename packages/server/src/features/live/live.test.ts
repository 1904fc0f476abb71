import type { ContentItem, ResponseOf } from '@footlight/contract';
import type { FastifyInstance } from 'fastify';
import { beforeAll, expect, it } from 'vitest';
import { call, errorOf } from '../../../testing/call.js';
import { createDemoApplication } from '../../../testing/demo-application.js';
import { describeDemo } from '../../../testing/engines.js';
import type { MovingClock } from '@footlight/packager/testing/moving-clock';

/** Events that are always on the air in the demo. */
const ON_THE_AIR = ['2001', '2002', '2005', '2007', '2008', '2009'];
const HOUR_MS = 3_600_000;

describeDemo('live', ({ database }) => {
  let app: FastifyInstance;
  let clock: MovingClock;

  beforeAll(async () => {
    ({ app, clock } = await createDemoApplication(database()));
  });

  const get = (path: string) => call(app, 'GET', path);
  const list = async (path: string): Promise<ResponseOf<'listLiveEvents'>> =>
    (await get(path)).body as ResponseOf<'listLiveEvents'>;
  const ids = (items: readonly ContentItem[]): string[] => items.map(({ id }) => id);

  it('lists live events, in numbered pages with totals', async () => {
    const all = await list('/api/v2/event/live');
    expect(ids(all.events)).toEqual(ON_THE_AIR);
    expect(all).toMatchObject({ page: 1, totalPages: 1, totalResults: 6, resultsPerPage: 15 });
    expect(all.events.every(({ live }) => live)).toBe(true);

    const second = await list('/api/v2/event/live?p=2&rpp=3');
    expect(ids(second.events)).toEqual(['2007', '2008', '2009']);
    expect(second).toMatchObject({ page: 2, totalPages: 2, totalResults: 6 });
    const past = await list('/api/v2/event/live?p=9&rpp=3');
    expect(past).toMatchObject({ events: [], page: 9, totalPages: 2, totalResults: 6 });
  });

  it('lists upcoming events and premieres of videos, soonest first', async () => {
    const { events, resultsPerPage } = await list('/api/v2/event/upcoming');
    expect(events.map(({ id, type }) => `${type}:${id}`)).toEqual([
      'LIVE_EVENT:2003',
      'VOD:1005',
      'LIVE_EVENT:2006',
    ]);
    expect(resultsPerPage).toBe(12);
    expect(events[1]?.release).toMatchObject({
      type: 'PREMIERE',
      computedReleases: [{ type: 'PREMIERE' }],
    });
  });

  it('returns the current and next programme of an event and its channel', async () => {
    const event = (await get('/api/v4/event/2001')).body as ResponseOf<'getLiveEvent'>;
    const { currentProgramme, nextProgramme } = event.programmingInfo ?? {};
    const now = clock.now();
    expect(Date.parse(currentProgramme?.startDate ?? '')).toBeLessThanOrEqual(now);
    expect(Date.parse(currentProgramme?.endDate ?? '')).toBeGreaterThan(now);
    expect(nextProgramme?.startDate).toBe(currentProgramme?.endDate);
    expect(event).toMatchObject({ eventHasGoneLive: true, live: true, endDate: null });
    expect(event.programmingInfo?.channelLogoUrl).toBe('/img/channel-1/logo-128');
    // Each programme has the id of the event that plays it and the logo of its channel.
    expect(event.programmes).toHaveLength(2);
    for (const programme of event.programmes ?? [])
      expect(programme).toMatchObject({
        liveEventId: '2001',
        logoUrl: '/img/channel-1/logo-128',
      });
  });

  it('returns an upcoming event, but not as live', async () => {
    const { status, body } = await get('/api/v4/event/2003');
    expect(status).toBe(200);
    expect(body).toMatchObject({ live: false, eventHasGoneLive: false });
  });

  it('distinguishes an ended event from an unknown one, and serves its video under the same id', async () => {
    expect(errorOf(await get('/api/v4/event/2004'))).toEqual({ status: 404, code: 'EVENT_NOT_LIVE' });
    expect(errorOf(await get('/api/v4/event/2999'))).toEqual({ status: 404, code: 'EVENT_NOT_FOUND' });
    expect((await get('/api/v4/vods/live/2004')).body).toMatchObject({ id: '2004', type: 'VOD' });
    expect(errorOf(await get('/api/v4/vods/live/2001'))).toEqual({ status: 404, code: 'VOD_NOT_FOUND' });
  });

  it('starts and ends an event by the clock of the service', async () => {
    clock.advance(HOUR_MS + 60_000);
    expect(ids((await list('/api/v2/event/live')).events)).toEqual([...ON_THE_AIR, '2003'].toSorted());
    expect((await get('/api/v4/event/2003')).body).toMatchObject({ live: true, eventHasGoneLive: true });
    clock.advance(2 * HOUR_MS);
    expect(ids((await list('/api/v2/event/live')).events)).toEqual(ON_THE_AIR);
    expect(errorOf(await get('/api/v4/event/2003'))).toEqual({ status: 404, code: 'EVENT_NOT_LIVE' });
  });

  it.each(['p=0', 'rpp=0', 'rpp=101', 'p=x'])('rejects %s, naming the field', async (query) => {
    const { status, body } = await get(`/api/v2/event/live?${query}`);
    const field = `query.${query.split('=')[0]}`;
    expect({ status, body }).toMatchObject({
      status: 400,
      body: { code: 'INVALID_FIELD', details: { issues: [{ field }] } },
    });
  });
});
