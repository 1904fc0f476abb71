import type { ResponseOf } from '@footlight/contract';
import { and, eq, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { contents } from '../../database/schema/content.js';
import { call, errorOf } from '../../../testing/call.js';
import { createDemoApplication, signInDemo } from '../../../testing/demo-application.js';
import { describeDemo } from '../../../testing/engines.js';
import type { MovingClock } from '@footlight/packager/testing/moving-clock';

const HOUR_MS = 3_600_000;

const only = <T>([one]: readonly T[]): T => {
  if (one === undefined) throw new Error('There is none.');
  return one;
};

describeDemo('the programme guide', ({ database, queries }) => {
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
    ).body as ResponseOf<'getGuide'>;

  it('returns every programme that overlaps the period, by start, without gaps or overlaps', async () => {
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
      logoUrl: '/img/channel-1/logo-128',
    });
  });

  it('pages channels by twenty by default, without gaps or duplicates', async () => {
    const first = await guide(times(2));
    expect(first.channels).toHaveLength(20);
    expect(first.paging).toEqual({ moreDataAvailable: true, lastSeen: first.channels.at(-1)?.channelId });
    const second = await guide({ ...times(2), lastSeen: first.paging.lastSeen ?? '', rpp: '30' });
    const ids = [...first.channels, ...second.channels].map(({ channelId }) => channelId);
    expect(new Set(ids).size).toBe(40);
    expect(second.paging.moreDataAvailable).toBe(false);
  });

  it('omits geoblocked channels unless requested', async () => {
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

  it('runs as many queries for two channels as for forty', async () => {
    const cost = async (rpp: string): Promise<number> => {
      const before = queries.length;
      await guide({ ...times(4), rpp });
      return queries.length - before;
    };
    expect(await cost('40')).toBe(await cost('2'));
    expect(await cost('40')).toBeLessThanOrEqual(7);
  });

  // GUIDE-21
  it('returns the recording of a programme as long as it is offered', async () => {
    const all = await guide({
      from: new Date(clock.now() - 40 * HOUR_MS).toISOString(),
      to: new Date(clock.now() + 24 * HOUR_MS).toISOString(),
      channel: '6003',
    });
    const { programmes } = only(all.channels);
    const reels = programmes.filter(({ title }) => title === 'The late reel');
    const offered = reels.filter(({ recording }) => recording !== null);
    const unavailable = reels.filter(({ recording }) => recording === null);
    expect(offered.length).toBeGreaterThan(0);
    expect(unavailable.length).toBeGreaterThan(0);
    for (const { endDate, recording } of offered) {
      expect(recording?.vodId).toBe('1024');
      expect(Date.parse(recording?.availableUntil ?? '')).toBe(Date.parse(endDate) + 24 * HOUR_MS);
    }
    for (const { endDate } of unavailable)
      expect(Date.parse(endDate) + 24 * HOUR_MS).toBeLessThanOrEqual(clock.now());
  });

  // GUIDE-21
  it.each<[string, Partial<typeof contents.$inferInsert>, boolean]>([
    ['is not online', { onlinePlayback: 'NOT_AVAILABLE' }, false],
    ['is not for the caller’s country', { geoRule: 'not-in-gb' }, false],
    ['needs a sign-in', { access: 'signedIn' }, true],
    ['needs a licence', { access: 'licence', licenceIds: ['none'] }, false],
    ['has its premiere tomorrow', { releaseType: 'PREMIERE', scheduledAt: new Date('2999-01-01') }, false],
  ])('offers no recording that %s', async (_reason, change, isOfferedToAccount) => {
    const { db } = database();
    const video = and(eq(contents.kind, 'VOD'), eq(contents.id, '1024'));
    const [before] = await db.select().from(contents).where(video);
    if (before === undefined) throw new Error('There is no recording.');
    const offered = async (token?: string): Promise<boolean> => {
      const query = new URLSearchParams({
        from: new Date(clock.now() - 24 * HOUR_MS).toISOString(),
        to: new Date(clock.now()).toISOString(),
        channel: '6003',
      });
      const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
      const { body } = await call(app, 'GET', `/api/v4/epg?${query.toString()}`, { headers });
      return (body as ResponseOf<'getGuide'>).channels
        .flatMap(({ programmes }) => programmes)
        .some(({ recording }) => recording?.vodId === '1024');
    };
    const token = await signInDemo(app, 'viewer');
    expect([await offered(), await offered(token)]).toEqual([true, true]);
    await db.update(contents).set(change).where(video);
    expect([await offered(), await offered(token)]).toEqual([false, isOfferedToAccount]);
    const { access, licenceIds, onlinePlayback, geoRule, releaseType, scheduledAt } = before;
    await db
      .update(contents)
      .set({ access, licenceIds, onlinePlayback, geoRule, releaseType, scheduledAt })
      .where(video);
  });

  // GUIDE-22
  it('filters channels by genre, page by page', async () => {
    const { body } = await call(app, 'GET', '/api/v4/epg/genres', {
      headers: { 'accept-language': 'es' },
    });
    expect((body as ResponseOf<'listGuideGenres'>).genres.slice(0, 3)).toEqual([
      { id: 'radio', title: 'Radio' },
      { id: 'sport', title: 'Deporte' },
      { id: 'film', title: 'Cine' },
    ]);
    const first = await guide({ ...times(2), genre: 'film', rpp: '3' });
    const second = await guide({
      ...times(2),
      genre: 'film',
      rpp: '3',
      lastSeen: first.paging.lastSeen ?? '',
    });
    expect(first.paging.moreDataAvailable).toBe(true);
    expect(second.paging.moreDataAvailable).toBe(false);
    const ids = [...first.channels, ...second.channels].map(({ channelId }) => channelId);
    expect(new Set(ids).size).toBe(5);
    expect(ids[0]).toBe('6003');
    expect((await guide({ ...times(2), genre: 'none' })).channels).toEqual([]);
  });

  // GUIDE-23
  it('finds channels by name and by programmes that are not over, ignoring case and accents', async () => {
    const byName = await guide({ ...times(2), query: 'harbour' });
    expect(byName.channels.map(({ name }) => name)).toEqual(['Harbour Radio']);
    const byTitle = await guide({ ...times(2), query: 'LATE réel' });
    expect(byTitle.channels).toHaveLength(5);
    for (const { match } of byTitle.channels) {
      expect(match?.title).toBe('The late reel');
      expect(Date.parse(match?.endDate ?? '')).toBeGreaterThan(clock.now());
    }
    expect((await guide({ ...times(2), query: '%' })).channels).toEqual([]);
    expect((await guide({ ...times(2), query: 'zzzz' })).channels).toEqual([]);
    expect((await guide(times(2))).channels[0]).not.toHaveProperty('match');
  });

  // GUIDE-24
  it('filters by the viewer’s favourite channels, and rejects guests', async () => {
    const token = await signInDemo(app, 'viewer');
    const mark = (method: 'PUT' | 'DELETE', id: string) =>
      call(app, method, `/api/v2/favourite/channels/${id}`, { token });
    const marked = async () =>
      (
        (await call(app, 'GET', '/api/v2/favourite/channels', { token }))
          .body as ResponseOf<'listFavouriteChannels'>
      ).channelIds;
    const { from, to } = times(2);
    const own = `/api/v4/epg?${new URLSearchParams({ from, to, favourites: 'true' }).toString()}`;
    expect(await marked()).toEqual([]);
    expect((await mark('PUT', '6007')).status).toBe(204);
    expect((await mark('PUT', '6002')).status).toBe(204);
    expect((await mark('PUT', '6002')).status).toBe(204);
    expect((await marked()).toSorted()).toEqual(['6002', '6007']);
    const { channels } = (await call(app, 'GET', own, { token })).body as ResponseOf<'getGuide'>;
    expect(channels.map(({ channelId }) => channelId)).toEqual(['6002', '6007']);
    expect(errorOf(await call(app, 'GET', own))).toEqual({ status: 401, code: 'UNAUTHORISED' });
    expect(errorOf(await mark('PUT', 'none'))).toEqual({ status: 404, code: 'CHANNEL_NOT_FOUND' });
    await mark('DELETE', '6007');
    expect(await marked()).toEqual(['6002']);

    await database().db.execute(sql`
      insert into favourite_channels (account_id, channel_id, added_at)
      select account_id, 'x' || n, now() from favourite_channels, generate_series(1, 199) as n`);
    expect(errorOf(await mark('PUT', '6007'))).toEqual({
      status: 409,
      code: 'FAVOURITE_CHANNEL_LIMIT_REACHED',
    });
    expect((await mark('PUT', '6002')).status).toBe(204);
    await database().db.execute(sql`delete from favourite_channels`);
  });

  it('returns the same for times in milliseconds, in the caller’s language', async () => {
    const query = { fromTs: String(clock.now()), toTs: String(clock.now() + HOUR_MS), epgId: '6001' };
    const { body } = await call(app, 'GET', `/api/v2/epg?${new URLSearchParams(query).toString()}`, {
      headers: { 'accept-language': 'es' },
    });
    expect((body as ResponseOf<'getGuideByTime'>).channels).toEqual(
      (await guide({ ...times(1), channel: '6001' }, 'es')).channels,
    );
    const english = await guide({ ...times(1), channel: '6001' });
    expect((body as ResponseOf<'getGuideByTime'>).channels[0]?.programmes[0]?.description).not.toBe(
      english.channels[0]?.programmes[0]?.description,
    );
  });

  it('rejects an unknown channel and an invalid period', async () => {
    const { from, to } = times(1);
    const rejection = async (query: Record<string, string>) =>
      errorOf(await call(app, 'GET', `/api/v4/epg?${new URLSearchParams(query).toString()}`));
    expect(await rejection({ from, to, channel: 'none' })).toEqual({
      status: 404,
      code: 'CHANNEL_NOT_FOUND',
    });
    for (const wrong of [
      { from: to, to: from },
      { from, to: from },
      times(15 * 24),
      { from },
      { from, to: 'soon' },
    ]) {
      expect(await rejection(wrong as Record<string, string>)).toMatchObject({ status: 400 });
    }
  });

  it('is also available as a table, with days as columns and times as rows', async () => {
    const { body } = await call(app, 'GET', '/api/v3/external-table?id=6001', {
      headers: { 'accept-language': 'pt' },
    });
    const table = body as ResponseOf<'getGuideTable'>;
    expect(table.columns).toHaveLength(8);
    expect(table.columns[0]).toEqual({ key: 'time', label: 'hora' });
    const today = new Date(clock.now()).toISOString().slice(0, 10);
    expect(table.columns[1]?.key).toBe(today);
    expect(table.rows[0]?.['time']).toBe('00:00');
    expect(table.rows[0]?.[today]).toEqual(expect.any(String));
    const times = table.rows.map(({ time }) => time ?? '');
    expect(times).toEqual(times.toSorted((a, b) => a.localeCompare(b)));
    // GUIDE-25
    const there = (
      await call(app, 'GET', '/api/v3/external-table?id=6001&timeZone=America/Sao_Paulo', {
        headers: { 'accept-language': 'pt' },
      })
    ).body as ResponseOf<'getGuideTable'>;
    const todayThere = new Date(clock.now() - 3 * HOUR_MS).toISOString().slice(0, 10);
    expect(there.columns[1]?.key).toBe(todayThere);
    expect(there.rows.find(({ time }) => time === '21:00')?.[todayThere]).toBe(
      table.rows[0]?.[new Date(Date.parse(todayThere) + 24 * HOUR_MS).toISOString().slice(0, 10)],
    );
    expect(errorOf(await call(app, 'GET', '/api/v3/external-table?timeZone=Nowhere/Land'))).toMatchObject({
      status: 400,
      code: 'INVALID_FIELD',
    });
    const first = (await call(app, 'GET', '/api/v3/external-table')).body as ResponseOf<'getGuideTable'>;
    expect(first.id).toBe('6001');
    expect(errorOf(await call(app, 'GET', '/api/v3/external-table?id=none'))).toEqual({
      status: 404,
      code: 'TABLE_NOT_FOUND',
    });
  });
});
