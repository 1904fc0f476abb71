import { mkdir, mkdtemp, readFile, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createIngestIndex, ingestFolder, type JournalLine, journalText } from '@footlight/packager';
import type { MovingClock } from '@footlight/packager/testing/moving-clock';
import { and, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createDemoApplication } from '../../../testing/demo-application.js';
import { describeDemo } from '../../../testing/engines.js';
import { quietLog } from '../../../testing/quiet-log.js';
import { contents } from '../../database/schema/content.js';
import { programmes } from '../../database/schema/content-guide.js';
import { KeptSegmentsRepository } from './kept-segments.repository.js';
import { KeptSegments } from './kept-segments.service.js';

const HOUR_MS = 3_600_000;
const INIT_BYTES = 4;
/** Each hour is a segment and a file. */
const HOURS = 8;

// GUIDE-44
describeDemo('segments of channels with catch-up', ({ database }) => {
  let app: FastifyInstance;
  let clock: MovingClock;
  let liveFolder: string;

  beforeAll(async () => {
    liveFolder = await mkdtemp(join(tmpdir(), 'footlight-kept-'));
    ({ app, clock } = await createDemoApplication(database()));
    await database().db.delete(programmes).where(eq(programmes.channelId, '6002'));
  });
  afterAll(async () => {
    await app.close();
    await rm(liveFolder, { recursive: true, force: true });
  });

  const change = (kind: 'CHANNEL' | 'LIVE_EVENT', id: string, set: Partial<typeof contents.$inferInsert>) =>
    database()
      .db.update(contents)
      .set(set)
      .where(and(eq(contents.kind, kind), eq(contents.id, id)));
  const folder = () => ingestFolder(liveFolder, '2002');
  const files = async () =>
    (await readdir(folder().path)).filter((name) => name.startsWith('a-main')).toSorted();
  const free = () =>
    new KeptSegments({
      repository: new KeptSegmentsRepository(database().db),
      ingests: createIngestIndex(liveFolder),
      liveFolder,
      dvrWindowSeconds: 600,
      clock,
    }).free(quietLog, new AbortController().signal);

  beforeEach(async () => {
    await rm(folder().path, { recursive: true, force: true });
    await mkdir(folder().path, { recursive: true });
    await change('LIVE_EVENT', '2002', { endsAt: null });
    await change('CHANNEL', '6002', { catchUp: { hours: 3, startOver: false } });
    const sound = {
      id: 'a-main',
      kind: 'audio' as const,
      timescale: 1_000,
      initBytes: INIT_BYTES,
      bandwidth: 96_000,
      codecs: 'mp4a.40.2',
      language: 'und',
      label: 'Live',
      channels: 2,
    };
    const lines: JournalLine[] = [
      { is: 'event', segmentMs: HOUR_MS, partMs: HOUR_MS, tracks: [sound] },
      { is: 'source', number: 0, startsAt: clock.now() - HOURS * HOUR_MS, offsetMs: 0 },
    ];
    for (let hour = 0; hour < HOURS; hour += 1) {
      const start = INIT_BYTES + hour;
      if (hour > 0) lines.push({ is: 'file', track: 'a-main', start });
      const part = { segment: hour, start, end: start + 1, time: hour * HOUR_MS, duration: HOUR_MS };
      lines.push({ is: 'part', track: 'a-main', ...part, independent: true });
      await writeFile(folder().track('a-main', hour === 0 ? 0 : start), hour === 0 ? 'init0' : String(hour));
    }
    await writeFile(folder().journal, lines.map(journalText).join(''));
  });

  it('are removed after the hours of the channel, and the space is freed', async () => {
    await free();
    // The segment in which the three hours began is kept.
    expect(await files()).toEqual(['a-main.10.mp4', 'a-main.11.mp4', 'a-main.9.mp4', 'a-main.mp4']);
    expect((await stat(folder().track('a-main'))).size).toBe(INIT_BYTES);
    expect(JSON.parse(await readFile(folder().kept, 'utf8'))).toEqual({ first: 5 });
    await free();
    expect(await files()).toHaveLength(4);
  });

  it('are kept for a longer programme that is still offered', async () => {
    const { db } = database();
    const [template] = await db.select({ id: programmes.templateId }).from(programmes).limit(1);
    const times = { startsAt: new Date(clock.now() - 6 * HOUR_MS), endsAt: new Date(clock.now() - HOUR_MS) };
    await db
      .insert(programmes)
      .values({ id: 'long', channelId: '6002', templateId: template?.id ?? '', ...times });
    await free();
    expect(JSON.parse(await readFile(folder().kept, 'utf8'))).toEqual({ first: 2 });
    await db.delete(programmes).where(eq(programmes.id, 'long'));
  });

  it.each([
    ['a channel without catch-up', () => change('CHANNEL', '6002', { catchUp: null })],
    [
      'an event with an end, which becomes a recording',
      () => change('LIVE_EVENT', '2002', { endsAt: new Date(clock.now() + HOUR_MS) }),
    ],
    [
      'an event that has a recording',
      () => writeFile(folder().recording, JSON.stringify({ first: 0, end: 8, duration: 8 * 3_600 })),
    ],
  ])('are all kept for %s', async (_, given) => {
    await given();
    await free();
    expect(await files()).toHaveLength(HOURS);
  });
});
