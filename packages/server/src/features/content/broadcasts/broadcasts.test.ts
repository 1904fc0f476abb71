import { copyFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { GuideProgramme, PlaybackData, ResponseOf } from '@footlight/contract';
import {
  createFilmIndex,
  FolderStore,
  ingestFolder,
  type JournalLine,
  journalText,
} from '@footlight/packager';
import { DEMO_MEDIA } from '@footlight/packager/testing';
import type { MovingClock } from '@footlight/packager/testing/moving-clock';
import { and, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { call, errorOf } from '../../../../testing/call.js';
import { createDemoApplication, signInDemo } from '../../../../testing/demo-application.js';
import { describeDemo } from '../../../../testing/engines.js';
import { contents } from '../../../database/schema/content.js';
import { programmes, programmeTemplates } from '../../../database/schema/content-guide.js';

const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;
const SEGMENT_MS = 1_920;
const TRACKS = ['v360', 'a-en'];
/** A channel that repeats a film, one that carries an event, and one that carries an event of an encoder. */
const LOOP = '6004';
const EVENT = '6001';
const ENCODER = '6002';

const only = <T>([one]: readonly T[]): T => {
  if (one === undefined) throw new Error('There is none.');
  return one;
};

describeDemo('broadcasts of channels', ({ database, queries }) => {
  let app: FastifyInstance;
  let clock: MovingClock;
  let liveFolder: string;

  beforeAll(async () => {
    liveFolder = await mkdtemp(join(tmpdir(), 'footlight-broadcasts-'));
    ({ app, clock } = await createDemoApplication(database(), undefined, { liveFolder }));
  });
  afterAll(async () => {
    await app.close();
    await rm(liveFolder, { recursive: true, force: true });
  });

  const change = (
    kind: 'CHANNEL' | 'LIVE_EVENT' | 'VOD',
    id: string,
    set: Partial<typeof contents.$inferInsert>,
  ) =>
    database()
      .db.update(contents)
      .set(set)
      .where(and(eq(contents.kind, kind), eq(contents.id, id)));
  const catchUp = (id: string, hours: number, startOver = false) =>
    change('CHANNEL', id, { catchUp: { hours, startOver } });
  beforeEach(async () => {
    for (const id of [LOOP, EVENT, ENCODER]) await catchUp(id, 2);
  });

  /** Puts a programme of a minute, which began `ago` before now, into the guide of a channel. */
  const programme = async (channelId: string, id: string, ago: number, more: { ageRating?: string } = {}) => {
    const { db } = database();
    const texts = { en: { title: `Programme ${id}`, description: 'As it was sent.' } };
    await db.insert(programmeTemplates).values({ id: `#${id}`, texts, dated: true, ...more });
    const startsAt = new Date(clock.now() - ago);
    const endsAt = new Date(startsAt.getTime() + MINUTE_MS);
    await db
      .insert(programmes)
      .values({ id, channelId, templateId: `#${id}`, startsAt, endsAt, dated: true });
    return { startsAt: startsAt.getTime(), endsAt: endsAt.getTime(), vodId: `broadcast-${id}` };
  };
  const guide = async (channel: string, token?: string) => {
    const query = new URLSearchParams({
      from: new Date(clock.now() - 5 * HOUR_MS).toISOString(),
      to: new Date(clock.now() + HOUR_MS).toISOString(),
      channel,
    });
    const { body } = await call(
      app,
      'GET',
      `/api/v4/epg?${query.toString()}`,
      token === undefined ? {} : { token },
    );
    return only((body as ResponseOf<'getGuide'>).channels).programmes;
  };
  const recordingOf = (list: readonly GuideProgramme[], id: string) =>
    list.find((one) => one.id === id)?.recording ?? null;
  const play = (vodId: string, token?: string) =>
    call(app, 'POST', `/api/v5/manifest/video/${vodId}`, {
      body: {},
      ...(token === undefined ? {} : { token }),
    });
  const streamOf = async (vodId: string): Promise<PlaybackData> => {
    const { status, body } = await play(vodId);
    expect([vodId, status]).toEqual([vodId, 200]);
    return body as PlaybackData;
  };
  const playlist = async ({ streams }: PlaybackData, file = 'v360.m3u8') => {
    const url = streams[0]?.url.replace('master.m3u8', file) ?? '';
    return { url, ...(await app.inject(url)) };
  };
  const forward = (until: number) => clock.advance(until - clock.now());

  // GUIDE-40
  it('are videos of what a channel that repeats a film sent, named by the guide', async () => {
    const { vodId, startsAt, endsAt } = await programme(LOOP, 'loop-1', 10 * MINUTE_MS);
    expect(recordingOf(await guide(LOOP), 'loop-1')).toEqual({
      vodId,
      availableFrom: new Date(endsAt).toISOString(),
      availableUntil: new Date(endsAt + 2 * HOUR_MS).toISOString(),
    });
    const data = await streamOf(vodId);
    expect(data).toMatchObject({
      id: vodId,
      kind: 'vod',
      title: 'Programme loop-1',
      live: null,
      duration: (endsAt - startsAt) / 1000,
      annotations: { chapters: null, thumbnails: null },
    });
    expect(data.streams.map(({ protocol }) => protocol)).toEqual(['HLS', 'DASH']);
    const { url, body } = await playlist(data);
    const segments = body.split('\n').filter((line) => line.endsWith('.m4s'));
    const [first, end] = [startsAt, endsAt].map((at) => (at - Date.UTC(2024, 0, 1)) / SEGMENT_MS);
    expect(segments).toHaveLength(Math.ceil(end ?? 0) - Math.floor(first ?? 0));
    expect(body).toContain('#EXT-X-ENDLIST');
    for (const segment of [segments[0], segments.at(-1)])
      expect((await app.inject(url.replace('v360.m3u8', segment ?? ''))).statusCode).toBe(200);
    // An address opens nothing but its time.
    expect((await app.inject(url.replace('v360.m3u8', `v360/${segments.length}.m4s`))).statusCode).toBe(404);
    expect((await app.inject(url.replace(`vod/broadcast-${LOOP}`, 'vod/north-of-quiet'))).statusCode).toBe(
      403,
    );
    const details = await call(app, 'GET', `/api/v4/vod/${vodId}`);
    expect(details.body).toMatchObject({ id: vodId, type: 'VOD', title: 'Programme loop-1' });
  });

  // GUIDE-41
  it('are available from their end until the hours of the channel are over', async () => {
    const { vodId, endsAt } = await programme(LOOP, 'edges', MINUTE_MS / 2);
    forward(endsAt - 1_000);
    expect(errorOf(await play(vodId))).toEqual({ status: 404, code: 'VOD_NOT_FOUND' });
    forward(endsAt + 1_000);
    expect((await play(vodId)).status).toBe(200);
    forward(endsAt + 2 * HOUR_MS - 1_000);
    expect(Date.parse((await streamOf(vodId)).expiresAt)).toBe(
      Math.ceil((endsAt + 2 * HOUR_MS) / 1000) * 1000,
    );
    expect(recordingOf(await guide(LOOP), 'edges')).not.toBeNull();
    forward(endsAt + 2 * HOUR_MS + 1_000);
    expect(errorOf(await play(vodId))).toEqual({ status: 404, code: 'VOD_NOT_FOUND' });
    expect(recordingOf(await guide(LOOP), 'edges')).toBeNull();
  });

  // GUIDE-41
  it('are available from their start if the channel says so, and not at all if it says nothing', async () => {
    const { vodId, startsAt } = await programme(LOOP, 'start-over', MINUTE_MS / 2);
    expect((await play(vodId)).status).toBe(404);
    await catchUp(LOOP, 2, true);
    expect(recordingOf(await guide(LOOP), 'start-over')?.availableFrom).toBe(
      new Date(startsAt).toISOString(),
    );
    const { body, headers } = await playlist(await streamOf(vodId));
    expect(body.match(/#EXTINF/gu)?.length).toBeLessThanOrEqual(17);
    expect(headers['cache-control']).toBe('no-store');
    await change('CHANNEL', LOOP, { catchUp: null });
    expect((await play(vodId)).status).toBe(404);
    expect(recordingOf(await guide(LOOP), 'start-over')).toBeNull();
  });

  // GUIDE-43
  it.each<[string, Partial<typeof contents.$inferInsert>, string]>([
    ['a sign-in', { access: 'signedIn' }, 'SIGN_IN_REQUIRED'],
    ['a licence', { access: 'licence', licenceIds: ['7004'] }, 'ACCESS_DENIED'],
    ['another country', { geoRule: 'not-in-gb' }, 'GEOBLOCKED'],
    ['another place than this service', { onlinePlayback: 'NOT_AVAILABLE' }, 'PLAYBACK_NOT_AVAILABLE'],
  ])('need what their channel needs: %s', async (need, set, code) => {
    const id = `access-${code.toLowerCase().replaceAll('_', '-')}`;
    const { vodId } = await programme(EVENT, id, 10 * MINUTE_MS);
    const before = only(
      await database()
        .db.select()
        .from(contents)
        .where(and(eq(contents.kind, 'LIVE_EVENT'), eq(contents.id, '2001'))),
    );
    expect((await play(vodId)).status).toBe(200);
    await change('LIVE_EVENT', '2001', set);
    expect(errorOf(await play(vodId)).code).toBe(code);
    expect(recordingOf(await guide(EVENT), id)).toBeNull();
    const viewer = await signInDemo(app, 'viewer');
    const isForAccounts = need === 'a sign-in';
    expect((await play(vodId, viewer)).status === 200).toBe(isForAccounts);
    expect(recordingOf(await guide(EVENT, viewer), id) !== null).toBe(isForAccounts);
    const { access, licenceIds, geoRule, onlinePlayback } = before;
    await change('LIVE_EVENT', '2001', { access, licenceIds, geoRule, onlinePlayback });
    if (code !== 'GEOBLOCKED') return;
    await change('CHANNEL', EVENT, set);
    expect(errorOf(await play(vodId)).code).toBe(code);
    await change('CHANNEL', EVENT, { geoRule: null });
  });

  // GUIDE-43, ACC-40
  it('are for a child’s profile if its channel is, and if they are not rated above it', async () => {
    const plain = await programme(EVENT, 'for-all', 10 * MINUTE_MS);
    const rated = await programme(EVENT, 'rated', 8 * MINUTE_MS, { ageRating: '16' });
    const family = await signInDemo(app, 'family');
    const { profiles } = (await call(app, 'GET', '/api/v2/user/profiles', { token: family }))
      .body as ResponseOf<'listProfiles'>;
    const entered = await call(app, 'POST', `/api/v2/user/profiles/${profiles[1]?.id}/switch`, {
      token: family,
      body: { secret: 'footlight-demo' },
    });
    const child = (entered.body as ResponseOf<'switchProfile'>).authorisationToken;
    expect(errorOf(await play(plain.vodId, child)).code).toBe('VOD_NOT_FOUND');
    await change('CHANNEL', EVENT, { minimumAge: 6 });
    expect(errorOf(await play(plain.vodId, child)).code).toBe('VOD_NOT_FOUND');
    await change('LIVE_EVENT', '2001', { minimumAge: 6 });
    expect((await play(plain.vodId, child)).status).toBe(200);
    expect(errorOf(await play(rated.vodId, child)).code).toBe('VOD_NOT_FOUND');
    expect((await play(rated.vodId)).status).toBe(200);
    await change('CHANNEL', EVENT, { minimumAge: null });
    await change('LIVE_EVENT', '2001', { minimumAge: null });
  });

  /** Packages the first segments of a film as what an encoder sent for an event. */
  const encoded = async (event: string, startsAt: number) => {
    const films = createFilmIndex(new FolderStore(DEMO_MEDIA));
    const film = await films.film('harvest-run');
    if (film === null) throw new Error('There is no such film.');
    const folder = ingestFolder(liveFolder, event);
    await mkdir(folder.path, { recursive: true });
    const { video, audio } = film.description;
    const tracks = TRACKS.map((id) => {
      const track = film.tracks.get(id);
      if (track === undefined) throw new Error(`There is no track ${id}.`);
      return track;
    });
    const shared = (id: string) => {
      const track = tracks.find((one) => one.id === id);
      return { id, timescale: track?.timescale ?? 1, initBytes: track?.init.length ?? 1 };
    };
    const lines: JournalLine[] = [
      {
        is: 'event',
        segmentMs: SEGMENT_MS,
        partMs: SEGMENT_MS,
        tracks: [
          ...video.flatMap(({ frameRate: _rate, ...one }) =>
            one.id === 'v360' ? [{ ...one, ...shared(one.id), kind: 'video' as const }] : [],
          ),
          ...audio.flatMap((one) =>
            one.id === 'a-en' ? [{ ...one, ...shared(one.id), kind: 'audio' as const }] : [],
          ),
        ],
      },
      { is: 'source', number: 0, startsAt, offsetMs: 0 },
    ];
    for (const { id, index, segmentTicks } of tracks) {
      await copyFile(join(DEMO_MEDIA, 'films', 'harvest-run', `${id}.mp4`), folder.track(id));
      lines.push(
        ...index.spans.map(([start, end], segment) => ({
          is: 'part' as const,
          track: id,
          segment,
          start,
          end,
          time: segment * segmentTicks,
          duration: segmentTicks,
          independent: true,
        })),
      );
    }
    await writeFile(folder.journal, lines.map(journalText).join(''));
    await films.close();
    return folder;
  };

  // GUIDE-40, GUIDE-42
  it('are cut from what an encoder sent, as long as their beginning is there', async () => {
    const sent = await programme(ENCODER, 'sent', 10 * MINUTE_MS);
    const missed = await programme(ENCODER, 'missed', 12 * MINUTE_MS);
    const folder = await encoded('2002', sent.startsAt - 1_000);
    const list = await guide(ENCODER);
    expect(recordingOf(list, 'sent')?.vodId).toBe(sent.vodId);
    expect(recordingOf(list, 'missed')).toBeNull();
    expect(errorOf(await play(missed.vodId)).code).toBe('VOD_NOT_FOUND');

    const data = await streamOf(sent.vodId);
    expect(data.streams.map(({ protocol }) => protocol)).toEqual(['HLS', 'DASH']);
    const { url, body } = await playlist(data);
    const segments = body.split('\n').filter((line) => line.endsWith('.m4s'));
    expect([segments[0], segments.at(-1)]).toEqual(['v360/0.m4s', 'v360/23.m4s']);
    const own = await app.inject(url.replace('v360.m3u8', 'v360/0.m4s'));
    expect(own.rawPayload.subarray(4, 8).toString()).toMatch(/styp|moof|sidx|prft/u);
    const dash = await app.inject(data.streams[1]?.url ?? '');
    expect(dash.body).toContain('type="static"');

    // A segment more has gone: the broadcast has lost its beginning.
    await writeFile(folder.kept, JSON.stringify({ first: 1 }));
    expect(errorOf(await play(sent.vodId)).code).toBe('VOD_NOT_FOUND');
    expect(recordingOf(await guide(ENCODER), 'sent')).toBeNull();
  });

  // GUIDE-43
  it('are encrypted where their channel is', async () => {
    const { vodId } = await programme(EVENT, 'encrypted', 10 * MINUTE_MS);
    await change('LIVE_EVENT', '2001', { drm: 'clearkey' });
    const data = await streamOf(vodId);
    expect(data.streams.map(({ drm }) => drm?.encryptionMode)).toEqual(['cbcs', 'cenc']);
    const { url, body } = await playlist(data);
    expect(url).toContain(`/cbcs/vod/broadcast-2001/`);
    expect(body).toContain('#EXT-X-KEY:METHOD=SAMPLE-AES');
    expect((await app.inject(url.replace('v360.m3u8', 'v360/3.m4s'))).statusCode).toBe(200);
    expect((await app.inject(url.replace('/cbcs/', '/'))).statusCode).toBe(403);
    await change('LIVE_EVENT', '2001', { drm: null });
  });

  // GUIDE-42
  it('are not those of a channel whose stream another origin sends', async () => {
    const { vodId } = await programme(EVENT, 'relayed', 10 * MINUTE_MS);
    const source = { origin: 'second', address: '/a.m3u8', protocol: 'HLS' as const, drm: null };
    await change('LIVE_EVENT', '2001', { source, film: null });
    expect(errorOf(await play(vodId)).code).toBe('VOD_NOT_FOUND');
    expect(recordingOf(await guide(EVENT), 'relayed')).toBeNull();
    await change('LIVE_EVENT', '2001', { source: null, film: 'harvest-run' });
  });

  it('have the calls of videos, keep progress, and cost other videos no query', async () => {
    const { vodId } = await programme(LOOP, 'resumed', 10 * MINUTE_MS);
    const token = await signInDemo(app, 'viewer');
    const saved = await call(app, 'PUT', `/api/v2/vod/${vodId}/progress`, {
      token,
      body: { position: 30, duration: 60 },
    });
    expect(saved.status).toBe(204);
    expect((await play(vodId, token)).body).toMatchObject({ watchProgress: 30 });
    for (const path of [`v4/vod/${vodId}/related`, `v4/vod/${vodId}/adjacent`, `v2/vod/${vodId}/review`])
      expect([path, (await call(app, 'GET', `/api/${path}`, { token })).status]).toEqual([path, 200]);
    const favourite = await call(app, 'PUT', `/api/v2/favourite/vods/${vodId}`, { token });
    expect(favourite.status).toBe(204);
    const { body: history } = await call(app, 'GET', '/api/v2/user/history', { token });
    expect(JSON.stringify(history)).toContain(vodId);
    const before = queries.length;
    await call(app, 'GET', '/api/v4/vods?id=1001&id=1002');
    expect(queries.slice(before).filter((text) => text.includes('programme_templates'))).toEqual([]);
  });
});
