import { access, mkdir, mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AuditEntry, PlaybackData, ResponseOf, SteeredEvent } from '@footlight/contract';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { catalogueImports } from '../../database/schema/content.js';
import { createIngestIndex, ingestFolder, type JournalLine, journalText } from '@footlight/packager';
import { importRealm } from '../../realm/import-realm.js';
import { call, errorOf } from '../../../testing/call.js';
import { createDemoApplication, demoRealm, signInDemo } from '../../../testing/demo-application.js';
import { describeDemo } from '../../../testing/engines.js';
import type { MovingClock } from '@footlight/packager/testing/moving-clock';
import { quietLog } from '../../../testing/quiet-log.js';
import { RecordingsRepository } from './recordings.repository.js';
import { RecordingsService } from './recordings.service.js';
import { ManualEventsRepository } from './manual-events.repository.js';

const HOUR_MS = 3_600_000;
const SEGMENT_MS = 2_000;

const sound: JournalLine = {
  is: 'event',
  segmentMs: SEGMENT_MS,
  partMs: SEGMENT_MS,
  tracks: [
    {
      id: 'a-main',
      kind: 'audio',
      timescale: 1_000,
      initBytes: 4,
      bandwidth: 96_000,
      codecs: 'mp4a.40.2',
      language: 'und',
      label: 'Live',
      channels: 2,
    },
  ],
};

describeDemo('recordings of events', ({ database }) => {
  let app: FastifyInstance;
  let clock: MovingClock;
  let liveFolder: string;
  let recordings: RecordingsService;
  let admin: string;

  beforeAll(async () => {
    liveFolder = await mkdtemp(join(tmpdir(), 'footlight-recordings-'));
    ({ app, clock } = await createDemoApplication(database(), undefined, { liveFolder }));
    admin = await signInDemo(app, 'admin');
    const { db } = database();
    recordings = new RecordingsService({
      repository: new RecordingsRepository(db),
      manualEvents: new ManualEventsRepository(db),
      ingests: createIngestIndex(liveFolder),
      liveFolder,
      clock,
    });
  });
  afterAll(async () => {
    await app.close();
    await rm(liveFolder, { recursive: true, force: true });
  });
  beforeEach(async () => {
    for (const name of await readdir(liveFolder)) await rm(join(liveFolder, name), { recursive: true });
  });

  /** Writes an ingest of `segments` segments, the first of which begins at `startsAt`. */
  const packaged = async (event: string, startsAt: number, segments: number, ...more: JournalLine[]) => {
    const folder = ingestFolder(liveFolder, event);
    await mkdir(folder.path, { recursive: true });
    await writeFile(folder.track('a-main'), 'init'.padEnd(4 + segments));
    const parts = Array.from({ length: segments }, (_, at): JournalLine => ({
      is: 'part',
      track: 'a-main',
      segment: at,
      start: 4 + at,
      end: 5 + at,
      time: at * SEGMENT_MS,
      duration: SEGMENT_MS,
      independent: true,
    }));
    const lines = [sound, { is: 'source' as const, number: 0, startsAt, offsetMs: 0 }, ...parts, ...more];
    await writeFile(folder.journal, lines.map(journalText).join(''));
    return folder;
  };
  const events = async (): Promise<readonly SteeredEvent[]> =>
    (
      (await call(app, 'GET', '/api/v2/admin/events', { token: admin }))
        .body as ResponseOf<'listSteeredEvents'>
    ).events;
  const event = async (id: string) => (await events()).find((one) => one.id === id);
  const video = (id: string) => call(app, 'POST', `/api/v5/manifest/video/${id}`, { body: {} });
  const change = (id: string, state: string) =>
    call(app, 'PUT', `/api/v2/admin/events/${id}/state`, { body: { state }, token: admin });

  // LIVE-12
  it('end their event when the packager reports the end, and survive a catalogue import', async () => {
    const now = clock.now();
    expect(errorOf(await video('2007')).code).toBe('VOD_NOT_FOUND');
    const folder = await packaged('2007', now - 20_000, 8, { is: 'end', at: now });
    await recordings.settle(quietLog);
    expect(await event('2007')).toMatchObject({ state: 'ended', endsAt: new Date(now).toISOString() });
    const { entries } = (await call(app, 'GET', '/api/v2/admin/audit-log?rpp=1', { token: admin })).body as {
      entries: AuditEntry[];
    };
    expect(entries[0]).toMatchObject({ action: 'eventEnded', details: { event: '2007' } });
    expect(JSON.parse(await readFile(folder.recording, 'utf8'))).toEqual({ first: 0, end: 8, duration: 16 });

    const { body } = await video('2007');
    expect(body).toMatchObject({ id: '2007', kind: 'vod', duration: 16, live: null });
    expect((body as PlaybackData).streams.map(({ protocol }) => protocol)).toEqual(['HLS', 'DASH']);
    const hls = (body as PlaybackData).streams[0]?.url.replace('master.m3u8', 'a-main.m3u8') ?? '';
    expect((await app.inject(hls)).body).toContain('#EXT-X-ENDLIST');

    // The recording survives another run and another import of the catalogue.
    await recordings.settle(quietLog);
    await database().db.delete(catalogueImports);
    await importRealm({ realm: demoRealm(), database: database(), clock, log: quietLog });
    expect((await call(app, 'GET', '/api/v4/vod/2007')).body).toMatchObject({
      title: 'Night Market, open late',
      duration: 16,
    });
    expect((await video('2007')).status).toBe(200);
    await change('2007', 'schedule');
  });

  // LIVE-12
  it('contain only what was on the air, and replace the film of a video with that id', async () => {
    const now = clock.now();
    // The ingest starts before the event and continues after its end.
    const folder = await packaged('2003', now - 10_000, 10);
    await recordings.settle(quietLog);
    await expect(access(folder.recording)).rejects.toThrow('ENOENT');
    expect((await change('2003', 'live')).status).toBe(200);
    clock.advance(5_000);
    expect((await change('2003', 'ended')).status).toBe(200);
    await recordings.settle(quietLog);
    expect(JSON.parse(await readFile(folder.recording, 'utf8'))).toEqual({ first: 5, end: 8, duration: 6 });
    await change('2003', 'schedule');

    // A past event whose video plays a film.
    await packaged('2004', now - 2 * 24 * HOUR_MS + HOUR_MS, 3);
    await recordings.settle(quietLog);
    expect((await video('2004')).body).toMatchObject({ duration: 6, title: 'Homecoming Night' });
  });

  // LIVE-12
  it('are not created for rehearsals', async () => {
    const folder = await packaged('2006', clock.now() - 20_000, 4, { is: 'end', at: clock.now() });
    await writeFile(folder.key, 'a-key-for-tests');
    await recordings.settle(quietLog);
    expect(await event('2006')).toMatchObject({ state: 'upcoming', steeredAt: null });
    expect(errorOf(await video('2006')).code).toBe('VOD_NOT_FOUND');
    expect((await readdir(liveFolder)).toSorted()).toEqual(['2006', `2006.rehearsal-${clock.now()}`]);
    expect(await readdir(folder.path)).toEqual(['key']);
    await recordings.settle(quietLog);
  });

  it('report an invalid folder, and continue with the others', async () => {
    const folder = await packaged('2008', clock.now(), 1);
    await writeFile(folder.journal, 'no journal\n');
    await packaged('2007', clock.now() - 20_000, 2, { is: 'end', at: clock.now() });
    const errors: unknown[] = [];
    await recordings.settle({ ...quietLog, error: (entry: unknown) => void errors.push(entry) });
    expect(errors).toMatchObject([{ event: '2008' }]);
    expect(await event('2007')).toMatchObject({ state: 'ended' });
  });
});
