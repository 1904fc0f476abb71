import { chmod, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AddFixture, H264, PROGRAMS, bars, tone } from '../../testing/add-fixture.js';
import {
  createMediaService,
  elementsOf,
  readFragments,
  readPlaylist,
  readXml,
  type MediaService,
} from '../../testing/media-fixture.js';
import { createMovingClock } from '../../testing/moving-clock.js';
import { filmIssues } from '../films/film-issues.js';
import { FolderStore } from '../store/folder-store.js';

let fixture: AddFixture;
let service: MediaService;
const clock = createMovingClock(Date.UTC(2026, 10, 21, 20));
beforeAll(async () => {
  fixture = await AddFixture.create();
  const file = await fixture.record('film.mp4', [...bars('320x180', '25'), ...tone(), ...H264]);
  await fixture.add([file, '--codecs', 'av1,hevc']);
  service = await createMediaService(clock, new FolderStore(fixture.media));
});
afterAll(async () => {
  await service.app.close();
  await fixture.remove();
});

const PICTURES = ['v180', 'v180-hevc', 'v180-av1'];
const get = (file: string, folder = 'vod/film') =>
  service.app.inject({ url: service.address({ f: folder }, file) });

// PLAY-87
describe('a film in several codecs', () => {
  it('has each size in each of them, H.264 first, with a key frame where a segment begins', async () => {
    const film = await fixture.described('film');
    expect(
      film.video.map(({ id, width, height, codecs }) => [id, width, height, codecs.split('.')[0]]),
    ).toEqual([
      ['v180', 320, 180, 'avc1'],
      ['v180-hevc', 320, 180, 'hvc1'],
      ['v180-av1', 320, 180, 'av01'],
    ]);
    const [, hevc, av1] = film.video;
    expect(hevc?.codecs).toMatch(/^hvc1\.1\.6\.L\d+\.90$/u);
    expect(av1?.codecs).toMatch(/^av01\.0\.\d\dM\.08$/u);
    for (const id of PICTURES) {
      // oxlint-disable-next-line no-await-in-loop -- they share the processor
      expect(await fixture.keyFrames('film', id)).toEqual([0, 1.92]);
    }
    expect((await filmIssues(new FolderStore(fixture.media))).issues).toEqual([]);
  });

  it('is listed by HLS with all of them, and by DASH in a set of each', async () => {
    const { video } = await fixture.described('film');
    const master = readPlaylist((await get('master.m3u8')).payload);
    expect(master.attributes('#EXT-X-STREAM-INF')).toMatchObject(
      video.map(({ codecs }) => ({
        RESOLUTION: '320x180',
        'FRAME-RATE': '25.000',
        CODECS: `${codecs},mp4a.40.2`,
        AUDIO: 'sound',
      })),
    );
    const manifest = readXml((await get('manifest.mpd')).payload);
    const sets = elementsOf(manifest, 'AdaptationSet').filter(
      ({ attributes }) => attributes['contentType'] === 'video',
    );
    expect(sets.map(({ attributes }) => attributes['id'])).toEqual(['1', '2', '3']);
    expect(
      sets.map((set) => elementsOf(set, 'Representation').map(({ attributes }) => attributes['id'])),
    ).toEqual(PICTURES.map((id) => [id]));
  });

  it('is repeated as a channel with low latency in all of them', async () => {
    const grant = { f: 'live/2001', l: 'film', w: 60, q: true } as const;
    const live = (file: string) => service.app.inject({ url: service.address(grant, file) });
    const playlist = readPlaylist((await live('v180-av1.m3u8')).payload);
    expect(playlist.tag('#EXT-X-PART-INF')).toBeDefined();
    const first = Number(playlist.tag('#EXT-X-MEDIA-SEQUENCE'));
    for (const number of [first, first + 1, first + 2]) {
      // oxlint-disable-next-line no-await-in-loop
      const segments = await Promise.all(PICTURES.map((id) => live(`${id}/${number}.m4s`)));
      const times = segments.map(({ rawPayload }) => readFragments(rawPayload)[0]?.time);
      expect(new Set(times).size).toBe(1);
      expect(times[0]).toBeDefined();
    }
  });

  it('is protected in H.264 alone', async () => {
    const master = readPlaylist((await get('master.m3u8', 'cenc/vod/film')).payload);
    expect(master.addresses).toEqual(['v180.m3u8']);
    expect((await get('v180/0.m4s', 'cenc/vod/film')).statusCode).toBe(200);
    expect((await get('v180-av1/0.m4s', 'cenc/vod/film')).statusCode).toBe(404);
  });
});

describe('codecs', () => {
  it('are refused before the work if the ffmpeg has no encoder', async () => {
    const program = join(fixture.folder, 'without-av1.sh');
    await writeFile(
      program,
      `#!/bin/sh\ncase "$*" in *-encoders*) ${PROGRAMS.ffmpeg} "$@" | grep -v av1;; *) exec ${PROGRAMS.ffmpeg} "$@";; esac\n`,
    );
    await chmod(program, 0o755);
    const file = join(fixture.folder, 'film.mp4');
    await expect(
      fixture.add([file, '--id', 'second', '--codecs', 'h264,av1'], { ffmpeg: program }),
    ).rejects.toThrow(
      'codecs: found av1, for which this ffmpeg (FFMPEG_PATH) has no encoder; allowed: other',
    );
    await expect(
      fixture.add([file, '--id', 'third', '--dry-run'], { ffmpeg: program, realmCodecs: ['hevc'] }),
    ).resolves.toBeUndefined();
    expect(fixture.lines.filter((line) => line.includes('picture'))).toMatchObject([
      expect.stringContaining('v180: 320x180, H.264'),
      expect.stringContaining('v180-hevc: 320x180, HEVC'),
    ]);
  });
});
