import { execFile } from 'node:child_process';
import { access, mkdir, mkdtemp, readFile, readdir, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createMovingClock } from '../../testing/moving-clock.js';
import { createMediaService, readFragments, readPlaylist, readXml, elementsOf } from '../../testing/media-fixture.js';
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
  ...['-f', 'lavfi', '-i', `testsrc2=s=${size}:r=${rate}:d=${seconds}`],
];
const tone = (seconds = 3, channels = 'stereo'): string[] => [
  ...['-f', 'lavfi', '-i', `sine=500:d=${seconds}:r=48000,aformat=channel_layouts=${channels}`],
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
  readonly streams: { codec_name: string; width?: number; height?: number; r_frame_rate: string; channels?: number; has_b_frames?: number; nb_read_packets: string; start_time: string }[];
}
const probe = async (id: string, track: string): Promise<Probed['streams'][number]> => {
  const { stdout } = await run(ffprobe, ['-v', 'error', '-of', 'json', '-show_streams', '-count_packets', join(media, 'films', id, `${track}.mp4`)]);
  const [stream] = (JSON.parse(stdout) as Probed).streams;
  if (stream === undefined) throw new Error('no stream');
  return stream;
};

describe.skipIf(found === null)('footlight add', () => {
  const cases: [string, string, () => string[], object][] = [
    ['h264.mp4', '25', () => [...bars('320x240', '25'), ...tone(), ...H264], { size: [320, 240], segmentDuration: 1.92, segments: 2 }],
    ['hevc.mkv', '24', () => [...bars('320x180', '24'), ...tone(), '-c:v', 'libx265', '-preset', 'ultrafast', '-x265-params', 'log-level=error'], { size: [320, 180], segmentDuration: 2, segments: 2 }],
    ['vp9.webm', '30', () => [...bars('320x180', '30'), ...tone(), '-c:v', 'libvpx-vp9', '-deadline', 'realtime', '-cpu-used', '8', '-c:a', 'libopus'], { size: [320, 180], segmentDuration: 1.6, segments: 2 }],
    ['prores.mov', '24000/1001', () => [...bars('320x180', '24000/1001'), ...tone(), '-c:v', 'prores_ks', '-c:a', 'pcm_s16le'], { size: [320, 180], segmentDuration: 2.002, segments: 2 }],
    ['mpeg2.ts', '30000/1001', () => [...bars('320x240', '30000/1001'), ...tone(), '-c:v', 'mpeg2video', '-c:a', 'mp2'], { size: [320, 240], segmentDuration: 2.002, segments: 2 }],
    ['variable.mkv', '30', () => ['-f', 'lavfi', '-i', "testsrc2=s=320x180:r=30:d=3,select='not(between(mod(n,7),1,2))'", ...tone(), '-vsync', 'vfr', ...H264], { size: [320, 180] }],
    ['odd.mkv', '50', () => [...bars('321x181', '50'), ...tone(), '-c:v', 'ffv1'], { size: [320, 180], segmentDuration: 1.92 }],
    ['portrait.mp4', '60', () => [...bars('180x320', '60'), ...tone(), ...H264], { size: [180, 320], segmentDuration: 1.6 }],
    ['anamorphic.mp4', '25', () => [...bars('240x240', '25'), '-vf', 'setsar=4/3', ...H264], { size: [320, 240] }],
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
      expect(await probe(id, track)).toMatchObject({ codec_name: 'h264', width, height, has_b_frames: 0, r_frame_rate: rate.includes('/') ? rate : `${rate}/1` });
      expect(codecs).toMatch(/^avc1\.64/u);
    }
    for (const { id: track } of film.audio) {
      const sound = await probe(id, track);
      expect(sound).toMatchObject({ codec_name: 'aac', channels: 2, start_time: '0.000000' });
      expect(film.duration - (Number(sound.nb_read_packets) * 1024) / 48_000).toBeLessThan(0.022);
    }
  });

  it('has no issues with any of them', async () => {
    expect((await filmIssues(media)).issues).toEqual([]);
    expect((await readdir(join(media, 'films'))).filter((name) => name.endsWith('.work'))).toEqual([]);
  });
});
