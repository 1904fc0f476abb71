import { readFile, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AddFixture, H264, bars, tone } from '../../testing/add-fixture.js';
import {
  elementsOf,
  createMediaService,
  readFragments,
  readPlaylist,
  readXml,
} from '../../testing/media-fixture.js';
import { createMovingClock } from '../../testing/moving-clock.js';
import { filmIssues } from '../films/film-issues.js';
import { FolderStore } from '../store/folder-store.js';

let fixture: AddFixture;
beforeAll(async () => {
  fixture = await AddFixture.create();
});
afterAll(() => fixture.remove());

describe('a film', () => {
  const cases: [string, string, () => string[], object][] = [
    [
      'h264.mp4',
      '25',
      () => [...bars('320x240', '25'), ...tone(), ...H264],
      { size: [320, 240], segmentDuration: 1.92, segments: 2 },
    ],
    [
      'hevc.mkv',
      '24',
      () => [
        ...bars('320x180', '24'),
        ...tone(),
        '-c:v',
        'libx265',
        '-preset',
        'ultrafast',
        '-x265-params',
        'log-level=error',
      ],
      { size: [320, 180], segmentDuration: 2, segments: 2 },
    ],
    [
      'vp9.webm',
      '30',
      () => [
        ...bars('320x180', '30'),
        ...tone(),
        '-c:v',
        'libvpx-vp9',
        '-deadline',
        'realtime',
        '-cpu-used',
        '8',
        '-c:a',
        'libopus',
      ],
      { size: [320, 180], segmentDuration: 1.6, segments: 2 },
    ],
    [
      'prores.mov',
      '24000/1001',
      () => [...bars('320x180', '24000/1001'), ...tone(), '-c:v', 'prores_ks', '-c:a', 'pcm_s16le'],
      { size: [320, 180], segmentDuration: 2.002, segments: 2 },
    ],
    [
      'mpeg2.ts',
      '30000/1001',
      () => [...bars('320x240', '30000/1001'), ...tone(), '-c:v', 'mpeg2video', '-c:a', 'mp2'],
      { size: [320, 240], segmentDuration: 2.002, segments: 2 },
    ],
    [
      'variable.mkv',
      '30',
      () => [
        '-f',
        'lavfi',
        '-i',
        "testsrc2=s=320x180:r=30:d=3,select='not(between(mod(n,7),1,2))'",
        ...tone(),
        '-vsync',
        'vfr',
        ...H264,
      ],
      { size: [320, 180] },
    ],
    [
      'odd.mkv',
      '50',
      () => [...bars('321x181', '50'), ...tone(), '-c:v', 'ffv1'],
      { size: [320, 180], segmentDuration: 1.92 },
    ],
    [
      'portrait.mp4',
      '60',
      () => [...bars('180x320', '60'), ...tone(), ...H264],
      { size: [180, 320], segmentDuration: 1.6 },
    ],
    [
      'anamorphic.mp4',
      '25',
      () => [...bars('240x240', '25'), '-vf', 'setsar=4/3', ...H264],
      { size: [320, 240] },
    ],
  ];
  it.each(cases)('makes a film of %s', async (name, rate, source, expected) => {
    const file = await fixture.record(name, source());
    const id = name.split('.')[0] ?? '';
    await fixture.add([file]);
    const film = await fixture.described(id);
    const [top] = film.video;
    expect({ size: [top?.width, top?.height], ...film }).toMatchObject(expected);
    expect(top?.frameRate).toBe(rate);
    for (const { id: track, width, height, codecs } of film.video) {
      expect(await fixture.probe(id, track)).toMatchObject({
        codec_name: 'h264',
        width,
        height,
        has_b_frames: 0,
        r_frame_rate: rate.includes('/') ? rate : `${rate}/1`,
      });
      expect(codecs).toMatch(/^avc1\.64/u);
    }
    for (const { id: track } of film.audio) {
      const sound = await fixture.probe(id, track);
      expect(sound).toMatchObject({ codec_name: 'aac', channels: 2, start_time: '0.000000' });
      expect(film.duration - (Number(sound.nb_read_packets) * 1024) / 48_000).toBeLessThan(0.022);
    }
  });

  it('turns a rotated picture, and takes over sounds of several languages, 5.1 and chapters', async () => {
    const metadata = join(fixture.folder, 'chapters.txt');
    await writeFile(
      metadata,
      ';FFMETADATA1\ntitle=Two <tales>\n[CHAPTER]\nTIMEBASE=1/1000\nSTART=0\nEND=1500\ntitle=Dawn & dusk\n[CHAPTER]\nTIMEBASE=1/1000\nSTART=1500\nEND=3000\n',
    );
    const flat = await fixture.record('flat.mp4', [
      ...bars('320x180', '25'),
      ...tone(3, '5.1'),
      ...tone(),
      '-i',
      metadata,
      '-map',
      '0',
      '-map',
      '1',
      '-map',
      '2',
      '-map_metadata',
      '3',
      ...H264,
      '-metadata:s:a:0',
      'language=ger',
      '-metadata:s:a:1',
      'language=spa',
    ]);
    const file = await fixture.record('rotated.mp4', [
      '-i',
      flat,
      '-map',
      '0',
      '-c',
      'copy',
      '-metadata:s:v:0',
      'rotate=90',
    ]);
    await fixture.add([file]);
    const film = await fixture.described('rotated');
    expect(film.video.map(({ width, height }) => [width, height])).toEqual([[180, 320]]);
    expect(film.audio.map(({ id, language, label, channels }) => [id, language, label, channels])).toEqual([
      ['a-de', 'de', 'Deutsch', 2],
      ['a-es', 'es', 'Español', 2],
    ]);
    expect(fixture.lines.join('\n')).toMatch(/a-de: Deutsch, AAC, 6 channels become 2/u);
    expect(film.chapterLanguages).toEqual(['en']);
    expect(await readFile(join(fixture.media, 'films/rotated/chapters/en.vtt'), 'utf8')).toBe(
      'WEBVTT\n\n1\n00:00:00.000 --> 00:00:01.500\nDawn &amp; dusk\n\n2\n00:00:01.500 --> 00:00:03.840\n2\n',
    );
    const videos: unknown = JSON.parse(await readFile(join(fixture.catalogue, 'vods.json'), 'utf8'));
    expect(videos).toContainEqual({
      id: 'rotated',
      artwork: 'rotated',
      film: 'rotated',
      texts: { en: { title: 'Two <tales>', description: '' } },
    });
  });

  it('gives a film without sound silence, under its own id and title', async () => {
    const file = await fixture.record('silent.mkv', [...bars('320x180', '25', 2), ...H264]);
    await fixture.add([file, '--id', 'quiet', '--title', 'Quiet']);
    const film = await fixture.described('quiet');
    expect(film.audio).toMatchObject([{ id: 'a-zxx', language: 'zxx', channels: 2 }]);
    expect(film.duration).toBe(3.84);
  });

  it('keeps picture and sound together where the sound begins later', async () => {
    const file = await fixture.record('late.mkv', [
      ...bars('320x180', '25', 3),
      '-itsoffset',
      '1',
      '-f',
      'lavfi',
      '-i',
      'sine=500:d=2:r=48000',
      '-map',
      '0',
      '-map',
      '1',
      ...H264,
      '-c:a',
      'pcm_s16le',
    ]);
    await fixture.add([file]);
    const [sound] = (await fixture.described('late')).audio;
    const stderr = await fixture.listen([
      '-i',
      join(fixture.media, 'films/late', `${sound?.id ?? ''}.mp4`),
      '-af',
      'silencedetect=n=-40dB:d=0.5',
      '-f',
      'null',
      '-',
    ]);
    const [, end = ''] = /silence_end: ([\d.]+)/u.exec(stderr) ?? [];
    // The decoder's delay of the first frame is part of the time that ffmpeg shows.
    expect(Math.abs(Number(end) - 1)).toBeLessThan(0.03);
  });

  it('maps HDR to SDR', async () => {
    const file = await fixture.record('hdr.mkv', [
      ...bars('320x180', '25', 1),
      '-c:v',
      'libx265',
      '-preset',
      'ultrafast',
      '-pix_fmt',
      'yuv420p10le',
      '-x265-params',
      'log-level=error:colorprim=bt2020:transfer=smpte2084:colormatrix=bt2020nc',
      '-color_primaries',
      'bt2020',
      '-color_trc',
      'smpte2084',
      '-colorspace',
      'bt2020nc',
    ]);
    await fixture.add([file]);
    expect(fixture.lines.join('\n')).toContain('HDR (PQ) becomes SDR');
    expect(await fixture.probe('hdr', 'v180')).toMatchObject({ pix_fmt: 'yuv420p', color_transfer: 'bt709' });
  });

  it('is served as HLS and DASH', async () => {
    const clock = createMovingClock(Date.UTC(2026, 10, 21, 20));
    const service = await createMediaService(clock, new FolderStore(fixture.media));
    try {
      const get = (file: string) =>
        service.app.inject({ url: service.address({ f: 'vod/prores', e: clock.now() / 1000 + 900 }, file) });
      const master = readPlaylist((await get('master.m3u8')).payload);
      expect(master.attributes('#EXT-X-STREAM-INF')).toMatchObject([
        { RESOLUTION: '320x180', 'FRAME-RATE': '23.976' },
      ]);
      expect(readPlaylist((await get('a-en.m3u8')).payload).addresses).toEqual(['a-en/0.m4s', 'a-en/1.m4s']);
      const manifest = readXml((await get('manifest.mpd')).payload);
      expect(elementsOf(manifest, 'Representation')[0]?.attributes).toMatchObject({
        frameRate: '24000/1001',
      });
      const second = await get('a-en/1.m4s');
      expect(readFragments(second.rawPayload)[0]?.time).toBe(96_256);
      for (const kind of ['thumbnail-320', 'hero-320', 'poster-120']) {
        // oxlint-disable-next-line no-await-in-loop
        const picture = await service.app.inject({ url: `/img/prores/${kind}` });
        expect([kind, picture.statusCode]).toEqual([kind, 200]);
      }
      expect(await readdir(join(fixture.media, 'artwork/prores'))).toEqual(['original.jpg']);
    } finally {
      await service.app.close();
    }
  });

  it('is repeated as a channel, whose sound stays with the picture', async () => {
    const clock = createMovingClock(Date.UTC(2026, 10, 21, 20));
    const service = await createMediaService(clock, new FolderStore(fixture.media));
    try {
      const grant = { f: 'live/2001', l: 'prores', w: 60, q: true } as const;
      const get = (file: string) => service.app.inject({ url: service.address(grant, file) });
      const playlist = readPlaylist((await get('a-en.m3u8')).payload);
      expect(playlist.tag('#EXT-X-PART-INF')).toBeUndefined();
      const first = Number(playlist.tag('#EXT-X-MEDIA-SEQUENCE'));
      for (const number of [first, first + 1, first + 2]) {
        // oxlint-disable-next-line no-await-in-loop
        const [sound, picture] = await Promise.all([get(`a-en/${number}.m4s`), get(`v180/${number}.m4s`)]);
        const [soundTime = 0, pictureTime = 0] = [sound, picture].map(
          ({ rawPayload }) => readFragments(rawPayload)[0]?.time,
        );
        expect(pictureTime).toBe(number * 48_048);
        const late = soundTime / 48_000 - pictureTime / 24_000;
        expect(late >= 0 && late < 1024 / 48_000).toBe(true);
      }
    } finally {
      await service.app.close();
    }
  });

  it('has no issues with any of them', async () => {
    expect((await filmIssues(new FolderStore(fixture.media))).issues).toEqual([]);
    expect((await readdir(fixture.media)).toSorted()).toEqual(['artwork', 'films']);
    const names = await readdir(join(fixture.media, 'films'));
    expect(names.filter((name) => name.startsWith('.'))).toEqual([]);
  });
});
