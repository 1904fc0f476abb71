import { appendFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createMovingClock } from '../../testing/moving-clock.js';
import {
  createMediaService,
  elementsOf,
  readPlaylist,
  readXml,
  type MediaService,
} from '../../testing/media-fixture.js';
import { ingestFolder } from './ingest-folder.js';
import { journalText, type JournalLine } from './ingest-journal.js';

/** Synthetic data: ten bytes per part, and ticks of one millisecond. */
const PART_BYTES = 10;
const INIT_BYTES = 4;
const SEGMENT_MS = 1_920;
const PART_MS = 640;
const BEGAN = Date.UTC(2026, 10, 21, 20);

const EVENT_LINE: JournalLine = {
  is: 'event',
  segmentMs: SEGMENT_MS,
  partMs: PART_MS,
  tracks: [
    {
      id: 'v720',
      kind: 'video',
      timescale: 1_000,
      initBytes: INIT_BYTES,
      bandwidth: 2_500_000,
      codecs: 'avc1.4d401f',
      width: 1280,
      height: 720,
    },
    {
      id: 'a-main',
      kind: 'audio',
      timescale: 1_000,
      initBytes: INIT_BYTES,
      bandwidth: 96_000,
      codecs: 'mp4a.40.2',
      language: 'und',
      label: 'Live',
      channels: 2,
    },
  ],
};

const source = (number: number, offsetMs: number): JournalLine => ({
  is: 'source',
  number,
  startsAt: BEGAN + offsetMs,
  offsetMs,
});

describe('the ingested stream of an event', () => {
  let liveFolder: string;
  let service: MediaService;
  /** Current size of each track's file. */
  let sizes: Map<string, number>;

  beforeAll(async () => {
    liveFolder = await mkdtemp(join(tmpdir(), 'footlight-ingest-'));
    service = await createMediaService(createMovingClock(BEGAN), undefined, liveFolder);
  });
  afterAll(async () => {
    await service.app.close();
    await rm(liveFolder, { recursive: true, force: true });
  });

  const folder = () => ingestFolder(liveFolder, '2003');
  const note = (...lines: JournalLine[]) => appendFile(folder().journal, lines.map(journalText).join(''));
  /** Writes the parts of a segment; their bytes identify them. */
  const parts = async (
    track: string,
    segment: number,
    count: number,
    { time = segment * SEGMENT_MS, from = 0 } = {},
  ): Promise<void> => {
    for (let part = from; part < from + count; part += 1) {
      const start = sizes.get(track) ?? INIT_BYTES;
      await appendFile(folder().track(track), `${segment}.${part}`.padEnd(PART_BYTES));
      sizes.set(track, start + PART_BYTES);
      await note({
        is: 'part',
        track,
        segment,
        start,
        end: start + PART_BYTES,
        time: time + part * PART_MS,
        duration: PART_MS,
        independent: part === 0,
      });
    }
  };
  const segments = async (first: number, end: number, offset = 0): Promise<void> => {
    for (let number = first; number < end; number += 1) {
      for (const track of ['v720', 'a-main']) {
        await parts(track, number, 3, { time: offset + (number - first) * SEGMENT_MS });
      }
    }
  };

  beforeEach(async () => {
    sizes = new Map();
    await mkdir(folder().path, { recursive: true });
    for (const track of ['v720', 'a-main']) await writeFile(folder().track(track), 'init');
    await note(EVENT_LINE, source(0, 0));
  });
  afterEach(() => rm(folder().path, { recursive: true, force: true }));

  const LIVE = { f: 'live/2003', r: '2003', w: 600 } as const;
  const VIDEO = { f: 'vod/recording-2003', r: '2003' } as const;
  const get = (file: string, grant: Parameters<MediaService['address']>[0] = LIVE) =>
    service.app.inject({ url: service.address(grant, file) });
  const playlist = async (file: string, grant?: Parameters<MediaService['address']>[0]) => {
    const reply = await get(file, grant);
    expect(reply.statusCode).toBe(200);
    return readPlaylist(reply.body);
  };
  const code = (reply: { json: () => unknown }): unknown => (reply.json() as { code: unknown }).code;

  // LIVE-10
  it('is listed in segments, the latest ones also in parts, with a hint of the next part', async () => {
    await segments(0, 5);
    await parts('v720', 5, 2);
    const listed = await playlist('v720.m3u8');
    const { lines } = listed;
    expect(listed.tag('#EXT-X-MEDIA-SEQUENCE')).toBe('0');
    expect(listed.tag('#EXT-X-PROGRAM-DATE-TIME')).toBe(new Date(BEGAN).toISOString());
    expect(listed.attributes('#EXT-X-SERVER-CONTROL')).toEqual([
      { 'CAN-BLOCK-RELOAD': 'YES', 'PART-HOLD-BACK': '1.920', 'HOLD-BACK': '6' },
    ]);
    expect(lines.slice(lines.indexOf('v720/3.m4s') - 4)).toEqual([
      '#EXT-X-PART:DURATION=0.64000,URI="v720/3.0.m4s",INDEPENDENT=YES',
      ...[1, 2].map((part) => `#EXT-X-PART:DURATION=0.64000,URI="v720/3.${part}.m4s"`),
      '#EXTINF:1.92000,',
      'v720/3.m4s',
      '#EXT-X-PART:DURATION=0.64000,URI="v720/4.0.m4s",INDEPENDENT=YES',
      ...[1, 2].map((part) => `#EXT-X-PART:DURATION=0.64000,URI="v720/4.${part}.m4s"`),
      '#EXTINF:1.92000,',
      'v720/4.m4s',
      '#EXT-X-PART:DURATION=0.64000,URI="v720/5.0.m4s",INDEPENDENT=YES',
      '#EXT-X-PART:DURATION=0.64000,URI="v720/5.1.m4s"',
      '#EXT-X-PRELOAD-HINT:TYPE=PART,URI="v720/5.2.m4s"',
      '#EXT-X-RENDITION-REPORT:URI="a-main.m3u8",LAST-MSN=4,LAST-PART=2',
    ]);
    expect((await get('v720/4.1.m4s')).body.trim()).toBe('4.1');
    expect((await get('v720/4.m4s')).body.replaceAll(/\s+/gu, ' ').trim()).toBe('4.0 4.1 4.2');
    expect((await get('v720/init.mp4')).body).toBe('init');
    // Incomplete, not existing yet, and invalid names.
    for (const file of ['v720/5.m4s', 'v720/9.m4s', 'v720/9.0.m4s', 'v1080.m3u8', 'v720/01.m4s']) {
      const reply = await get(file);
      expect([file, reply.statusCode, code(reply)]).toEqual([file, 404, 'MEDIA_NOT_FOUND']);
    }
  });

  // LIVE-10
  it('responds to a blocking reload and a hinted part once they exist, or after a short timeout', async () => {
    await segments(0, 3);
    const [reload, part] = [get('v720.m3u8?_HLS_msn=3&_HLS_part=0'), get('v720/3.0.m4s')];
    await parts('v720', 3, 1);
    expect((await reload).body).toContain('URI="v720/3.0.m4s"');
    expect((await part).body.trim()).toBe('3.0');
    const began = performance.now();
    expect((await playlist('v720.m3u8?_HLS_msn=4')).addresses).toHaveLength(3);
    expect(performance.now() - began).toBeGreaterThan(1_000);
    for (const query of ['_HLS_msn=99', '_HLS_msn=-1', '_HLS_msn=3&_HLS_part=x']) {
      const reply = await get(`v720.m3u8?${query}`);
      expect([query, reply.statusCode, code(reply)]).toEqual([query, 400, 'INVALID_FIELD']);
    }
  });

  // LIVE-11
  it('has a discontinuity at a new source, and a gap where a track has no data', async () => {
    await segments(0, 2);
    await parts('v720', 2, 1);
    await note({ is: 'pause' });
    await note(source(3, 20_000));
    await segments(3, 4, 20_000);
    const video = await playlist('v720.m3u8');
    expect(video.lines.slice(video.lines.indexOf('v720/1.m4s'))).toEqual(
      expect.arrayContaining(['#EXTINF:0.64000,', 'v720/2.m4s', '#EXT-X-DISCONTINUITY', 'v720/3.m4s']),
    );
    expect(video.lines).toContain(`#EXT-X-PROGRAM-DATE-TIME:${new Date(BEGAN + 20_000).toISOString()}`);
    const sound = await playlist('a-main.m3u8');
    expect(sound.lines[sound.lines.indexOf('a-main/2.m4s') - 2]).toBe('#EXT-X-GAP');
    expect(sound.addresses).toHaveLength(4);
    expect((await get('a-main/2.m4s')).statusCode).toBe(404);

    const manifest = readXml((await get('manifest.mpd')).body);
    expect(elementsOf(manifest, 'Period').map(({ attributes }) => attributes)).toEqual([
      { id: 'source-0', start: 'PT0S' },
      { id: 'source-1', start: 'PT20S' },
    ]);
    expect(elementsOf(manifest, 'S').map(({ attributes: { t, d, r } }) => [t, d, r])).toEqual([
      ['0', '1920', '1'],
      ['3840', '640', undefined],
      ['0', '1920', '1'],
      ['20000', '1920', undefined],
      ['20000', '1920', undefined],
    ]);
    expect((await get('v720/t20000.m4s')).body.startsWith('3.0')).toBe(true);
    expect((await get('v720/t20001.m4s')).statusCode).toBe(404);
  });

  // LIVE-10
  it('lists only the window, with continuous segment numbers', async () => {
    await segments(0, 40);
    const grant = { ...LIVE, w: 30 };
    const listed = await playlist('v720.m3u8', grant);
    expect(listed.tag('#EXT-X-MEDIA-SEQUENCE')).toBe('24');
    expect(listed.addresses[0]).toBe('v720/24.m4s');
    expect((await playlist('v720.m3u8?dw=0.25', grant)).addresses[0]).toBe('v720/32.m4s');
    // Players with an older playlist may still request it.
    expect((await get('v720/10.m4s', grant)).statusCode).toBe(200);
    expect(code(await get('v720/7.m4s', grant))).toBe('SEGMENT_GONE');
  });

  // LIVE-12
  it('becomes a video after its end, with only the segments of the recording', async () => {
    await segments(0, 6);
    expect((await get('master.m3u8', VIDEO)).statusCode).toBe(404);
    await note({ is: 'end', at: BEGAN + 20_000 });
    expect((await playlist('v720.m3u8')).lines.at(-1)).toBe('#EXT-X-ENDLIST');
    await writeFile(folder().recording, JSON.stringify({ first: 1, end: 4, duration: 5.76 }));
    const { lines, addresses } = await playlist('v720.m3u8', VIDEO);
    expect(lines).toContain('#EXT-X-PLAYLIST-TYPE:VOD');
    expect(addresses).toEqual(['v720/1.m4s', 'v720/2.m4s', 'v720/3.m4s']);
    expect((await get('v720/4.m4s', VIDEO)).statusCode).toBe(404);
    expect((await get('v720/1.0.m4s', VIDEO)).statusCode).toBe(404);
    const manifest = readXml((await get('manifest.mpd', VIDEO)).body);
    expect(manifest.attributes).toMatchObject({
      type: 'static',
      mediaPresentationDuration: 'PT5.76S',
    });
    expect(elementsOf(manifest, 'SegmentTemplate')[0]?.attributes).toMatchObject({
      presentationTimeOffset: '1920',
    });
  });

  it('contains no video for an audio-only grant', async () => {
    await segments(0, 2);
    const grant = { ...LIVE, a: true } as const;
    expect((await playlist('master.m3u8', grant)).addresses).toEqual(['a-main.m3u8']);
    expect((await get('v720.m3u8', grant)).statusCode).toBe(404);
    expect((await get('a-main/1.m4s', grant)).statusCode).toBe(200);
    expect(elementsOf(readXml((await get('manifest.mpd', grant)).body), 'AdaptationSet')).toHaveLength(1);
  });

  it('is not found for another event, or after its folder was removed', async () => {
    await segments(0, 3);
    expect((await playlist('v720.m3u8')).addresses).toHaveLength(3);
    expect((await get('v720.m3u8', { ...LIVE, r: '2999' })).statusCode).toBe(404);
    expect((await get('v720.m3u8', { ...LIVE, r: '../2003' })).statusCode).toBe(404);
    await rm(folder().path, { recursive: true });
    expect((await get('v720.m3u8')).statusCode).toBe(404);
  });

  // GUIDE-40
  it('gives a broadcast the segments that were sent during it, and no others', async () => {
    await segments(0, 6);
    const broadcast = {
      f: 'vod/broadcast-2003',
      r: '2003',
      b: [BEGAN + 2 * SEGMENT_MS, BEGAN + 4 * SEGMENT_MS] as [number, number],
    };
    const listed = await playlist('v720.m3u8', broadcast);
    expect(listed.addresses).toEqual(['v720/2.m4s', 'v720/3.m4s']);
    expect(listed.lines.at(-1)).toBe('#EXT-X-ENDLIST');
    expect((await get('v720.m3u8', broadcast)).headers['cache-control']).toBe('no-store');
    const manifest = readXml((await get('manifest.mpd', broadcast)).body);
    expect(manifest.attributes).toMatchObject({ type: 'static', mediaPresentationDuration: 'PT3.84S' });
    expect((await get('v720/2.m4s', broadcast)).body).toContain('2.0');
    expect((await get(`v720/t${3 * SEGMENT_MS}.m4s`, broadcast)).statusCode).toBe(200);
    for (const file of ['v720/1.m4s', 'v720/4.m4s', `v720/t${SEGMENT_MS}.m4s`, 'v720/2.0.m4s'])
      expect([file, (await get(file, broadcast)).statusCode]).toEqual([file, 404]);
    const later = { ...broadcast, b: [BEGAN + 60_000, BEGAN + 120_000] as [number, number] };
    expect((await get('v720.m3u8', later)).statusCode).toBe(404);
  });
});
