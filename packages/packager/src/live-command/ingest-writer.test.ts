import { appendFile, mkdtemp, readFile, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { freeIngest } from '../ingest/free-ingest.js';
import { ingestFolder } from '../ingest/ingest-folder.js';
import { createIngestIndex } from '../ingest/ingest-index.js';
import { sentTimes } from '../ingest/sent-times.js';
import { DEMO_MEDIA, readFragments } from '../../testing/media-fixture.js';
import { createFragmentCutter } from './fragment-cutter.js';
import { IngestWriter } from './ingest-writer.js';

const FILES = { v720: 'v720.mp4', v360: 'v360.mp4', 'a-main': 'a-en.mp4' } as const;
type Track = keyof typeof FILES;
const TRACKS = Object.keys(FILES) as Track[];
const BEGAN = Date.UTC(2026, 10, 21, 20);

/** Initialisation segments and fragments like those of an encoder, taken from the demo's film. */
const encoded = async () => {
  const inits = new Map<string, Buffer>();
  const fragments = new Map<Track, Buffer[]>();
  for (const track of TRACKS) {
    const file = await readFile(join(DEMO_MEDIA, 'films', 'lantern-coast', FILES[track]));
    const pieces = createFragmentCutter().push(file);
    inits.set(track, pieces[0]?.bytes ?? Buffer.alloc(0));
    fragments.set(
      track,
      pieces.slice(1).map(({ bytes }) => bytes),
    );
  }
  return { inits, fragment: (track: Track, at: number) => fragments.get(track)?.[at] ?? Buffer.alloc(0) };
};

describe('the journal of an event', () => {
  let liveFolder: string;
  beforeEach(async () => {
    liveFolder = await mkdtemp(join(tmpdir(), 'footlight-writer-'));
  });
  afterEach(() => rm(liveFolder, { recursive: true, force: true }));

  const write = async (parts: number, startsAt: number, close = true, segmentsPerFile?: number) => {
    const { inits, fragment } = await encoded();
    const writer = await IngestWriter.open(liveFolder, '2003', segmentsPerFile);
    await writer.beginSource(inits, startsAt);
    for (let at = 0; at < parts; at += 1) {
      for (const track of TRACKS) await writer.write(track, fragment(track, at));
    }
    if (close) await writer.close();
    return writer;
  };
  const state = async () => {
    const ingest = await createIngestIndex(liveFolder).ingest('2003');
    if (ingest === null) throw new Error('Nothing has been written.');
    return ingest;
  };

  // LIVE-11
  it('continues after a process was killed in the middle of a write', async () => {
    await write(4, BEGAN);
    const folder = ingestFolder(liveFolder, '2003');
    const before = await readFile(folder.journal, 'utf8');
    const { size } = await stat(folder.track('v720'));
    // Part of a fragment that is not in the journal, and an incomplete line.
    await appendFile(folder.track('v720'), 'half a fragment');
    await appendFile(folder.journal, '{"is":"part","track":"v7');
    await write(3, BEGAN + 20_000);

    const ingest = await state();
    const video = ingest.state.tracks.get('v720');
    expect(video?.segments.map(({ number, source, time }) => [number, source, time])).toEqual([
      [0, 0, 0],
      [1, 0, 24_576],
      [2, 1, 256_000],
    ]);
    expect(video?.segments[2]?.start).toBe(size);
    expect((await readFile(folder.journal, 'utf8')).startsWith(before)).toBe(true);
    // The times in the fragments continue, and the file is valid again.
    const file = await readFile(folder.track('v720'));
    expect(readFragments(file).map(({ time }) => time)).toEqual([
      0, 8_192, 16_384, 24_576, 256_000, 264_192, 272_384,
    ]);
    const last = video?.segments[2];
    const bytes = await ingest.readBytes('v720', last?.start ?? 0, last?.end ?? 0);
    expect(readFragments(bytes)).toHaveLength(3);
  });

  it('never goes back in time if the clock was set back', async () => {
    await write(3, BEGAN);
    await write(3, BEGAN - 3_600_000);
    const { state: written } = await state();
    expect(written.sources.map(({ number, offsetMs }) => [number, offsetMs])).toEqual([
      [0, 0],
      [1, 1_920],
    ]);
  });

  it('refuses fragments that are not consecutive, and renditions with another encoding', async () => {
    const { inits, fragment } = await encoded();
    const writer = await write(1, BEGAN, false);
    await expect(writer.write('v720', fragment('v720', 2))).rejects.toThrow(
      'begins at tick 16384, not at 8192',
    );
    await expect(writer.write('v180', fragment('v720', 1))).rejects.toThrow('before its source has begun');
    await writer.close();
    const other = await IngestWriter.open(liveFolder, '2003');
    const changed = new Map(inits).set('v360', Buffer.from(inits.get('v360') ?? '').fill(0, 40, 44));
    await expect(other.beginSource(changed, BEGAN + 9_000)).rejects.toThrow('encodes otherwise');
    await other.close();
  });

  // GUIDE-44
  it('is kept in several files, of which the old ones can be removed while it is written', async () => {
    const writer = await write(9, BEGAN, false, 1);
    const folder = ingestFolder(liveFolder, '2003');
    const ingest = await state();
    const { segments = [], files = [] } = ingest.state.tracks.get('v360') ?? {};
    expect(files).toEqual([0, segments[1]?.start, segments[2]?.start]);
    const read = async (number: number) => {
      const segment = segments[number];
      return readFragments(await ingest.readBytes('v360', segment?.start ?? 0, segment?.end ?? 0));
    };
    for (const number of [0, 1, 2]) expect(await read(number)).toHaveLength(3);

    // Half of the second segment is needed, so it stays.
    expect(await freeIngest(liveFolder, ingest, BEGAN + 2_500)).toBe(1);
    expect((await stat(folder.track('v360'))).size).toBe(ingest.state.tracks.get('v360')?.facts.initBytes);
    expect(await read(1)).toHaveLength(3);
    await expect(read(0)).rejects.toMatchObject({ code: 'SEGMENT_GONE' });
    // The last file stays, because it is being written.
    const later = await state();
    expect([later.state.kept, await freeIngest(liveFolder, later, BEGAN + 3_600_000)]).toEqual([1, 2]);
    await expect(read(1)).rejects.toMatchObject({ code: 'SEGMENT_GONE' });
    expect((await readdir(folder.path)).filter((name) => name.startsWith('v360')).toSorted()).toEqual([
      `v360.${files[2]}.mp4`,
      'v360.mp4',
    ]);
    expect(sentTimes((await state()).state)).toEqual([{ from: BEGAN + 3_840, until: BEGAN + 5_760 }]);

    await writer.close();
    await write(3, BEGAN + 20_000, true, 1);
    const continued = await state();
    const last = continued.state.tracks.get('v360')?.segments.at(-1);
    expect(readFragments(await continued.readBytes('v360', last?.start ?? 0, last?.end ?? 0))).toHaveLength(
      3,
    );
    expect(continued.state.kept).toBe(2);
  });
});
