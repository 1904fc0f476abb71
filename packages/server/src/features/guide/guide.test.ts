import type { ReplyOf } from '@footlight/contract';
import { and, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { contents } from '../../database/schema/content.js';
import { call, failure } from '../../testing/call.js';
import { createDemoApplication } from '../../testing/demo-application.js';
import { describeOnBothEngines } from '../../testing/engines.js';
import type { MovingClock } from '../../testing/moving-clock.js';

const HOUR_MS = 3_600_000;

const only = <T>([one]: readonly T[]): T => {
  if (one === undefined) throw new Error('There is none.');
  return one;
};

describeOnBothEngines('the programme guide', ({ database, queries }) => {
  let app: FastifyInstance;
  let clock: MovingClock;
  beforeAll(async () => {
    ({ app, clock } = await createDemoApplication(database()));
  });
  afterAll(() => app.close());

  const times = (hours: number) => {
    const from = new Date(clock.now()).toISOString();
    return { from, to: new Date(clock.now() + hours * HOUR_MS).toISOString() };
  };
  const guide = async (query: Record<string, string>, language = 'en') =>
    (
      await call(app, 'GET', `/api/v4/epg?${new URLSearchParams(query).toString()}`, {
        headers: { 'accept-language': language },
      })
    ).body as ReplyOf<'getGuide'>;

  it('gives every programme that touches the time, by start, without gap or overlap', async () => {
    const { from, to } = times(6);
    const { channels } = await guide({ from, to, channel: '6001' });
    expect(channels.map(({ channelId }) => channelId)).toEqual(['6001']);
    const { programmes, now, next, eventId, logoUrl } = only(channels);
    expect(programmes.length).toBeGreaterThan(2);
    expect(Date.parse(programmes[0]?.startDate ?? '')).toBeLessThanOrEqual(Date.parse(from));
    expect(Date.parse(programmes.at(-1)?.endDate ?? '')).toBeGreaterThanOrEqual(Date.parse(to));
    expect(programmes.slice(1).map(({ startDate }) => startDate)).toEqual(
      programmes.slice(0, -1).map(({ endDate }) => endDate),
    );
    expect([now?.id, next?.id]).toEqual([programmes[0]?.id, programmes[1]?.id]);
    expect({ eventId, logoUrl }).toEqual({
      eventId: '2001',
      logoUrl: '/media/artwork/channel-1/logo-128.webp',
    });
  });

  it('gives twenty channels a page unless told otherwise, without gap or repetition', async () => {
    const first = await guide(times(2));
    expect(first.channels).toHaveLength(20);
    expect(first.paging).toEqual({ moreDataAvailable: true, lastSeen: first.channels.at(-1)?.channelId });
    const second = await guide({ ...times(2), lastSeen: first.paging.lastSeen ?? '', rpp: '30' });
    const ids = [...first.channels, ...second.channels].map(({ channelId }) => channelId);
    expect(new Set(ids).size).toBe(40);
    expect(second.paging.moreDataAvailable).toBe(false);
  });

  it('leaves out channels that the country may not see unless asked', async () => {
    const { db } = database();
    const channel = and(eq(contents.kind, 'CHANNEL'), eq(contents.id, '6003'));
    await db.update(contents).set({ geoRule: 'not-in-gb' }).where(channel);
    const seen = async (query: Record<string, string> = {}) =>
      (await guide({ ...times(1), rpp: '40', ...query })).channels.map(({ channelId }) => channelId);
    expect(await seen()).not.toContain('6003');
    expect(await seen({ displayGeoblocked: 'true' })).toContain('6003');
    expect(await seen({ channel: '6003', displayGeoblocked: 'true' })).toEqual(['6003']);
    const table = async (query: string) => (await call(app, 'GET', `/api/v3/external-table?${query}`)).status;
    expect(await table('id=6003')).toBe(404);
    expect(await table('id=6003&displayGeoblocked=true')).toBe(200);
    await db.update(contents).set({ geoRule: null }).where(channel);
  });

  it('costs the same queries for one channel and for forty', async () => {
    const cost = async (rpp: string): Promise<number> => {
      const before = queries.length;
      await guide({ ...times(4), rpp });
      return queries.length - before;
    };
    expect(await cost('40')).toBe(await cost('2'));
    expect(await cost('40')).toBeLessThanOrEqual(7);
  });

  it('answers milliseconds alike, in the caller’s language', async () => {
    const query = { fromTs: String(clock.now()), toTs: String(clock.now() + HOUR_MS), epgId: '6001' };
    const { body } = await call(app, 'GET', `/api/v2/epg?${new URLSearchParams(query).toString()}`, {
      headers: { 'accept-language': 'es' },
    });
    expect((body as ReplyOf<'getGuideByTime'>).channels).toEqual(
      (await guide({ ...times(1), channel: '6001' }, 'es')).channels,
    );
    const english = await guide({ ...times(1), channel: '6001' });
    expect((body as ReplyOf<'getGuideByTime'>).channels[0]?.programmes[0]?.description).not.toBe(
      english.channels[0]?.programmes[0]?.description,
    );
  });

  it('says which channel it does not know, and which time is none', async () => {
    const { from, to } = times(1);
    const ask = async (query: Record<string, string>) =>
      failure(await call(app, 'GET', `/api/v4/epg?${new URLSearchParams(query).toString()}`));
    expect(await ask({ from, to, channel: 'none' })).toEqual({ status: 404, code: 'CHANNEL_NOT_FOUND' });
    for (const wrong of [
      { from: to, to: from },
      { from, to: from },
      times(15 * 24),
      { from },
      { from, to: 'soon' },
    ]) {
      expect(await ask(wrong as Record<string, string>)).toMatchObject({ status: 400 });
    }
  });

  it('is a table too: days beside each other, times below each other', async () => {
    const { body } = await call(app, 'GET', '/api/v3/external-table?id=6001', {
      headers: { 'accept-language': 'pt' },
    });
    const table = body as ReplyOf<'getGuideTable'>;
    expect(table.columns).toHaveLength(8);
    expect(table.columns[0]).toEqual({ key: 'time', label: 'hora' });
    const today = new Date(clock.now()).toISOString().slice(0, 10);
    expect(table.columns[1]?.key).toBe(today);
    expect(table.rows[0]?.['time']).toBe('00:00');
    expect(table.rows[0]?.[today]).toEqual(expect.any(String));
    const times = table.rows.map(({ time }) => time ?? '');
    expect(times).toEqual(times.toSorted((a, b) => a.localeCompare(b)));
    const first = (await call(app, 'GET', '/api/v3/external-table')).body as ReplyOf<'getGuideTable'>;
    expect(first.id).toBe('6001');
    expect(failure(await call(app, 'GET', '/api/v3/external-table?id=none'))).toEqual({
      status: 404,
      code: 'TABLE_NOT_FOUND',
    });
  });
});
