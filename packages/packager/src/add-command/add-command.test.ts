import { execFile } from 'node:child_process';
import { access, mkdir, mkdtemp, readFile, readdir, rm, truncate, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createMovingClock } from '../../testing/moving-clock.js';
import {
  createMediaService,
  readFragments,
  readPlaylist,
  readXml,
  elementsOf,
} from '../../testing/media-fixture.js';
import { findFfmpeg, findFfprobe } from '../ffmpeg/find-ffmpeg.js';
import { createFilmIndex } from '../films/film-index.js';
import { filmIssues } from '../films/film-issues.js';
import { readFilmFolder } from '../films/film-folder.js';
import { readAddArguments } from './add-arguments.js';
import { runAddCommand, type AddCommandOptions } from './add-command.js';

/** Films of odd sources, as they leave cameras, editors and recorders. They need the ffmpeg of the machine. */

const programs = (): { ffmpeg: string; ffprobe: string } | null => {
  try {
    return { ffmpeg: findFfmpeg(process.env), ffprobe: findFfprobe(process.env) };
  } catch {
    return null;
  }
};
const found = programs();
const { ffmpeg, ffprobe } = found ?? { ffmpeg: '', ffprobe: '' };

const run = promisify(execFile);

let folder: string;
let media: string;
let catalogue: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'footlight-add-'));
  media = join(folder, 'media');
  catalogue = join(folder, 'catalogue');
  await mkdir(media);
  await mkdir(catalogue);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Makes a source of moving bars and tones. */
const record = async (name: string, words: readonly string[]): Promise<string> => {
  const file = join(folder, name);
  await run(ffmpeg, ['-v', 'error', '-y', ...words, file]);
  return file;
};
const bars = (size: string, rate: string, seconds = 3): string[] => [
  '-f',
  'lavfi',
  '-i',
  `testsrc2=s=${size}:r=${rate}:d=${seconds}`,
];
const tone = (seconds = 3, channels = 'stereo'): string[] => [
  '-f',
  'lavfi',
  '-i',
  `sine=500:d=${seconds}:r=48000,aformat=channel_layouts=${channels}`,
];
const H264 = ['-c:v', 'libx264', '-preset', 'ultrafast', '-pix_fmt', 'yuv420p'];

const lines: string[] = [];
const add = async (words: readonly string[], options: Partial<AddCommandOptions> = {}): Promise<void> => {
  lines.length = 0;
  await runAddCommand({
    ...readAddArguments(words),
    mediaFolder: media,
    catalogueFolder: catalogue,
    realmLanguage: 'en',
    ffmpeg,
    ffprobe,
    print: (line) => void lines.push(line),
    write: () => undefined,
    isTerminal: false,
    lockFolder: () => ({ release: () => undefined }),
    signal: new AbortController().signal,
    ...options,
  });
};

const described = async (id: string) => {
  const { description, issues } = readFilmFolder(join(media, 'films', id));
  expect(issues).toEqual([]);
  const films = createFilmIndex(media);
  try {
    const film = await films.film(id);
    if (film === null) throw new Error(`There is no film ${id}.`);
    for (const { id: name } of description.video) {
      const track = film.tracks.get(name);
      // Each segment begins with a key frame, at the same time in every rendition.
      for (let number = 0; number < description.segments; number += 1) {
        const [first] = readFragments((await track?.readSegment(number)) ?? Buffer.alloc(0));
        expect(first?.time).toBe(number * (track?.segmentTicks ?? 0));
      }
    }
  } finally {
    await films.close();
  }
  return description;
};

interface Probed {
  readonly streams: {
    codec_name: string;
    width?: number;
    height?: number;
    r_frame_rate: string;
    channels?: number;
    has_b_frames?: number;
    pix_fmt?: string;
    color_transfer?: string;
    nb_read_packets: string;
    start_time: string;
  }[];
}
const probe = async (id: string, track: string): Promise<Probed['streams'][number]> => {
  const { stdout } = await run(ffprobe, [
    '-v',
    'error',
    '-of',
    'json',
    '-show_streams',
    '-count_packets',
    join(media, 'films', id, `${track}.mp4`),
  ]);
  const [stream] = (JSON.parse(stdout) as Probed).streams;
  if (stream === undefined) throw new Error('no stream');
  return stream;
};

/** An ffmpeg that is interrupted when it is to encode a track. */
const interrupted = async (track: string, interrupt: () => void): Promise<string> => {
  const file = join(folder, 'interrupted.sh');
  const mark = join(folder, 'interrupted');
  await writeFile(
    file,
    `#!/bin/sh\ncase "$*" in *${track}.part.mp4*) touch ${mark}; exec sleep 60;; *) exec ${ffmpeg} "$@";; esac\n`,
    { mode: 0o755 },
  );
  const look = setInterval(() => {
    access(mark).then(
      () => {
        clearInterval(look);
        interrupt();
      },
      () => undefined,
    );
  }, 50);
  return file;
};

describe.skipIf(found === null)('footlight add', () => {
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
    const file = await record(name, source());
    const id = name.split('.')[0] ?? '';
    await add([file]);
    const film = await described(id);
    const [top] = film.video;
    expect({ size: [top?.width, top?.height], ...film }).toMatchObject(expected);
    expect(top?.frameRate).toBe(rate);
    for (const { id: track, width, height, codecs } of film.video) {
      expect(await probe(id, track)).toMatchObject({
        codec_name: 'h264',
        width,
        height,
        has_b_frames: 0,
        r_frame_rate: rate.includes('/') ? rate : `${rate}/1`,
      });
      expect(codecs).toMatch(/^avc1\.64/u);
    }
    for (const { id: track } of film.audio) {
      const sound = await probe(id, track);
      expect(sound).toMatchObject({ codec_name: 'aac', channels: 2, start_time: '0.000000' });
      expect(film.duration - (Number(sound.nb_read_packets) * 1024) / 48_000).toBeLessThan(0.022);
    }
  });

  it('turns a rotated picture, and takes over sounds of several languages, 5.1 and chapters', async () => {
    const metadata = join(folder, 'chapters.txt');
    await writeFile(
      metadata,
      ';FFMETADATA1\ntitle=Two <tales>\n[CHAPTER]\nTIMEBASE=1/1000\nSTART=0\nEND=1500\ntitle=Dawn & dusk\n[CHAPTER]\nTIMEBASE=1/1000\nSTART=1500\nEND=3000\n',
    );
    const flat = await record('flat.mp4', [
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
    const file = await record('rotated.mp4', [
      '-i',
      flat,
      '-map',
      '0',
      '-c',
      'copy',
      '-metadata:s:v:0',
      'rotate=90',
    ]);
    await add([file]);
    const film = await described('rotated');
    expect(film.video.map(({ width, height }) => [width, height])).toEqual([[180, 320]]);
    expect(film.audio.map(({ id, language, label, channels }) => [id, language, label, channels])).toEqual([
      ['a-de', 'de', 'Deutsch', 2],
      ['a-es', 'es', 'Español', 2],
    ]);
    expect(lines.join('\n')).toMatch(/a-de: Deutsch, AAC, 6 channels become 2/u);
    expect(film.chapterLanguages).toEqual(['en']);
    expect(await readFile(join(media, 'films/rotated/chapters/en.vtt'), 'utf8')).toBe(
      'WEBVTT\n\n1\n00:00:00.000 --> 00:00:01.500\nDawn &amp; dusk\n\n2\n00:00:01.500 --> 00:00:03.840\n2\n',
    );
    const videos: unknown = JSON.parse(await readFile(join(catalogue, 'vods.json'), 'utf8'));
    expect(videos).toContainEqual({
      id: 'rotated',
      artwork: 'rotated',
      film: 'rotated',
      texts: { en: { title: 'Two <tales>', description: '' } },
    });
  });

  it('gives a film without sound silence, under its own id and title', async () => {
    const file = await record('silent.mkv', [...bars('320x180', '25', 2), ...H264]);
    await add([file, '--id', 'quiet', '--title', 'Quiet']);
    const film = await described('quiet');
    expect(film.audio).toMatchObject([{ id: 'a-zxx', language: 'zxx', channels: 2 }]);
    expect(film.duration).toBe(3.84);
  });

  it('keeps picture and sound together where the sound begins later', async () => {
    const file = await record('late.mkv', [
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
    await add([file]);
    const [sound] = (await described('late')).audio;
    const { stderr } = await run(ffmpeg, [
      '-hide_banner',
      '-i',
      join(media, 'films/late', `${sound?.id ?? ''}.mp4`),
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
    const file = await record('hdr.mkv', [
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
    await add([file]);
    expect(lines.join('\n')).toContain('HDR (PQ) becomes SDR');
    expect(await probe('hdr', 'v180')).toMatchObject({ pix_fmt: 'yuv420p', color_transfer: 'bt709' });
  });

  describe('captions', () => {
    it('are taken from files in any encoding and from the film', async () => {
      const srt = join(folder, 'words.de.srt');
      await writeFile(srt, Buffer.from('1\r\n00:00:00,500 --> 00:00:01,500\r\nGr\xFC\xDFe\r\n', 'latin1'));
      const ass = join(folder, 'words.ass');
      await writeFile(
        ass,
        '[Script Info]\nScriptType: v4.00+\n\n[V4+ Styles]\nFormat: Name, Fontname\nStyle: Default,Arial\n\n[Events]\nFormat: Layer, Start, End, Style, Name, MarginL, MarginR, MarginV, Effect, Text\nDialogue: 0,0:00:00.50,0:00:01.50,Default,,0,0,0,,{\\i1}Hola{\\i0}\n',
      );
      const embedded = join(folder, 'embedded.srt');
      await writeFile(embedded, '1\n00:00:01,000 --> 00:00:02,000\nBonjour\n');
      const file = await record('words.mkv', [
        ...bars('320x180', '25', 2),
        '-i',
        embedded,
        '-map',
        '0',
        '-map',
        '1',
        ...H264,
        '-c:s',
        'srt',
        '-metadata:s:s:0',
        'language=fre',
      ]);
      await add([file, '--subtitles', srt, '--subtitles', `es=${ass}`]);
      expect(lines).toContain('captions words.de.srt: read as windows-1252');
      const film = await described('words');
      expect(film.subtitles).toEqual([
        { language: 'de', label: 'Deutsch' },
        { language: 'es', label: 'Español' },
        { language: 'fr', label: 'Français' },
      ]);
      const text = (language: string) =>
        readFile(join(media, `films/words/subtitles/${language}.vtt`), 'utf8');
      expect(await text('de')).toContain('00:00.500 --> 00:01.500\nGrüße');
      expect(await text('es')).toContain('<i>Hola</i>');
      expect(await text('fr')).toContain('Bonjour');
      expect(await readdir(join(media, 'films/words/subtitles'))).toEqual(['de.vtt', 'es.vtt', 'fr.vtt']);
    });

    it.each([
      [
        'a.en.srt',
        '1\n00:00:01,000 -> 00:00:02,000\nx\n',
        /captions a\.en\.srt: found "1" in line 1; allowed: lines such as/u,
      ],
      [
        'b.en.srt',
        '1\n00:00:01,000 --> soon\nx\n',
        /"00:00:01,000 --> soon" in line 2; allowed: 00:00:01,000 -->/u,
      ],
      ['c.en.vtt', 'NOTE\n', /found "NOTE" in line 1; allowed: WEBVTT/u],
      ['d.en.txt', 'x', /found "\.txt"; allowed: \.srt/u],
    ])('are refused before the work: %s', async (name, text, message) => {
      const path = join(folder, name);
      await writeFile(path, text);
      await expect(add([join(folder, 'h264.mp4'), '--id', 'refused', '--subtitles', path])).rejects.toThrow(
        message,
      );
      expect(await readdir(join(media, 'films'))).not.toContain('.refused.work');
    });
  });

  describe('a source that is no film', () => {
    const broken = async (name: string): Promise<string> => {
      const file = join(folder, name);
      if (name === 'text.mp4') await writeFile(file, 'This is a letter.');
      if (name === 'empty.mp4') await writeFile(file, '');
      if (name === 'sound.mp4') await record(name, tone());
      if (name.startsWith('cut')) {
        await record(name, [...bars('320x240', '25', 8), ...H264]);
        await truncate(file, 60_000);
      }
      return file;
    };
    it.each([
      ['text.mp4', /file: found ".*text\.mp4", which ffmpeg cannot read; allowed: a film/u],
      ['empty.mp4', /which ffmpeg cannot read/u],
      ['sound.mp4', /video: found "audio"; allowed: a film with a picture/u],
      ['cut.mp4', /which ffmpeg cannot read/u],
      ['cut.mkv', /no picture can be decoded at 6 s of 8 s; allowed: a whole film/u],
      ['absent.mp4', /source: found ".*absent\.mp4", which is not there/u],
    ])('is refused with the reason: %s', async (name, message) => {
      await expect(add([await broken(name)])).rejects.toThrow(message);
    });
  });

  it('makes every film of a folder with the captions beside it, and names those that it refuses', async () => {
    const films = join(folder, 'films');
    await mkdir(films, { recursive: true });
    await run(ffmpeg, ['-v', 'error', ...bars('160x90', '25', 1), ...H264, join(films, 'One.mp4')]);
    await run(ffmpeg, ['-v', 'error', ...bars('160x90', '25', 1), ...H264, join(films, 'Two.mov')]);
    await writeFile(join(films, 'Broken.mkv'), 'no film');
    await writeFile(join(films, 'One.fr.srt'), '1\n00:00:00,000 --> 00:00:01,000\nUn\n');
    await writeFile(join(films, 'Two.vtt'), 'WEBVTT\n\n00:00.000 --> 00:01.000\nTwo\n');
    await writeFile(join(films, 'notes.txt'), 'not for viewers');
    await expect(add([films])).rejects.toThrow('1 of 3 films were not made: Broken.');
    expect((await described('one')).subtitles.map(({ language }) => language)).toEqual(['fr']);
    expect((await described('two')).subtitles.map(({ language }) => language)).toEqual(['en']);
    await rm(join(films, 'Broken.mkv'));
    await add([films]);
    expect(lines).toEqual(['Film one is there already.', 'Film two is there already.']);
    await expect(add([films, '--title', 'Both'])).rejects.toThrow(
      '--title: found it with a folder of 2 films',
    );
  });

  it('downloads the film of an address first', async () => {
    const bytes = await readFile(join(folder, 'films/One.mp4'));
    const server = createServer((request, response) => {
      if (request.url === '/Far%20away.mp4') response.end(bytes);
      else if (request.url === '/cut.mp4') {
        response.writeHead(200, { 'content-length': String(bytes.length) });
        response.write(bytes.subarray(0, 1000), () => response.destroy());
      } else response.writeHead(404).end();
    });
    await new Promise<void>((resolve) => {
      server.listen(0, '127.0.0.1', resolve);
    });
    try {
      const { port } = server.address() as AddressInfo;
      const origin = `http://127.0.0.1:${port}`;
      await add([`${origin}/Far%20away.mp4`]);
      expect((await described('far-away')).segments).toBe(1);
      expect(await readdir(join(media, 'films/.downloads'))).toEqual([]);
      await expect(add([`${origin}/none.mp4`])).rejects.toThrow(/none\.mp4: found status 404; allowed: 200/u);
      await expect(add([`${origin}/cut.mp4`])).rejects.toThrow(/cut\.mp4/u);
      await expect(add(['ftp://127.0.0.1/film.mp4'])).rejects.toThrow(/begins with https:\/\/ or http:/u);
      expect(await readdir(join(media, 'films/.downloads'))).toEqual([]);
    } finally {
      server.closeAllConnections();
      server.close();
    }
  });

  it('makes a trailer of a part of the film', async () => {
    await add([join(folder, 'late.mkv'), '--id', 'shown', '--title', 'Shown', '--trailer', '1-2.5']);
    const trailer = await described('shown-trailer');
    expect(trailer.segments).toBe(1);
    const videos = JSON.parse(await readFile(join(catalogue, 'vods.json'), 'utf8')) as { id: string }[];
    expect(videos.filter(({ id }) => id.startsWith('shown'))).toMatchObject([
      { id: 'shown-trailer', texts: { en: { title: 'Shown – Trailer' } } },
      { id: 'shown', film: 'shown', trailer: 'shown-trailer' },
    ]);
    await expect(add([join(folder, 'late.mkv'), '--id', 'short', '--trailer', '1-9'])).rejects.toThrow(
      /--trailer: found the part until 9 s; allowed: up to 3/u,
    );
  });

  it('prints the plan and writes nothing with --dry-run', async () => {
    const before = await readdir(media);
    await add([join(folder, 'h264.mp4'), '--id', 'dry', '--dry-run']);
    expect(lines.join('\n')).toMatch(
      /Film dry: h264\n {2}source .*25 frames\/s\n {2}picture {5}v240: 320x240/u,
    );
    expect(await readdir(media)).toEqual(before);
    expect(await readdir(join(media, 'films'))).not.toContain('dry');
  });

  it('refuses an id that a film has', async () => {
    await expect(add([join(folder, 'h264.mp4')])).rejects.toThrow(
      /--id: found "h264", which is a film already/u,
    );
  });

  it('goes on after a crash with the step that was not finished', async () => {
    const file = join(folder, 'h264.mp4');
    const stopping = new AbortController();
    const stopAt = async (id: string): Promise<void> => {
      await expect(
        add([file, '--id', 'resumed'], {
          signal: stopping.signal,
          lockFolder: () => ({ release: () => undefined }),
          ffmpeg: await interrupted(id, () => stopping.abort(new Error('killed'))),
        }),
      ).rejects.toThrow('killed');
    };
    await stopAt('v240');
    const work = join(media, 'films/.resumed.work');
    const sound = await readFile(join(work, 'a-en.mp4'));
    expect((await filmIssues(media)).issues).toEqual([]);
    await add([file, '--id', 'resumed']);
    const film = await described('resumed');
    expect(film.video).toHaveLength(1);
    expect((await readFile(join(media, 'films/resumed/a-en.mp4'))).equals(sound)).toBe(true);
    expect(await readdir(join(media, 'films/resumed'))).not.toContain('journal.json');
  });

  it('has no issues with any of them', async () => {
    expect((await filmIssues(media)).issues).toEqual([]);
    expect((await readdir(join(media, 'films'))).filter((name) => name.startsWith('.'))).toEqual([
      '.downloads',
    ]);
  });

  it('is served as HLS and DASH', async () => {
    const clock = createMovingClock(Date.UTC(2026, 10, 21, 20));
    const service = await createMediaService(clock, media);
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
      for (const [format, type] of Object.entries({ webp: 'webp', avif: 'avif', jpg: 'jpeg' })) {
        // oxlint-disable-next-line no-await-in-loop
        const artwork = await service.app.inject({ url: `/media/artwork/prores/poster-320.${format}` });
        expect([artwork.statusCode, artwork.headers['content-type']]).toEqual([200, `image/${type}`]);
      }
    } finally {
      await service.app.close();
    }
  });
});
