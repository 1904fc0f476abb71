import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { readAddArguments } from '../src/add-command/add-arguments.js';
import { runAddCommand, type AddCommandOptions } from '../src/add-command/add-command.js';
import { findFfmpeg, findFfprobe } from '../src/ffmpeg/find-ffmpeg.js';
import type { FilmDescription } from '../src/films/film-description.js';
import { filmPrefix, readFilmFiles } from '../src/films/film-files.js';
import { createFilmIndex } from '../src/films/film-index.js';
import { FolderStore } from '../src/store/folder-store.js';
import type { MediaStore } from '../src/store/media-store.js';
import { readFragments } from './media-fixture.js';

/** Sources of films, as they leave cameras, editors and recorders, and what `footlight add` makes of them. */

const run = promisify(execFile);

/** The ffmpeg of the machine, by which the films are made. */
export const PROGRAMS = { ffmpeg: findFfmpeg(process.env), ffprobe: findFfprobe(process.env) };

/** Inputs and encoders for `record`. */
export const bars = (size: string, rate: string, seconds = 3): string[] => [
  '-f',
  'lavfi',
  '-i',
  `testsrc2=s=${size}:r=${rate}:d=${seconds}`,
];
export const tone = (seconds = 3, channels = 'stereo'): string[] => [
  '-f',
  'lavfi',
  '-i',
  `sine=500:d=${seconds}:r=48000,aformat=channel_layouts=${channels}`,
];
export const H264: readonly string[] = ['-c:v', 'libx264', '-preset', 'ultrafast', '-pix_fmt', 'yuv420p'];

/** A stream as ffprobe prints it. */
export interface ProbedTrack {
  readonly codec_name: string;
  readonly width?: number;
  readonly height?: number;
  readonly r_frame_rate: string;
  readonly channels?: number;
  readonly has_b_frames?: number;
  readonly pix_fmt?: string;
  readonly color_transfer?: string;
  readonly nb_read_packets: string;
  readonly start_time: string;
}

/** A media folder and a catalogue for `footlight add`. */
export class AddFixture {
  readonly folder: string;
  readonly media: string;
  readonly catalogue: string;
  /** What the last command printed. */
  readonly lines: string[] = [];

  private constructor(folder: string) {
    this.folder = folder;
    this.media = join(folder, 'media');
    this.catalogue = join(folder, 'catalogue');
  }

  /** @param folder of an earlier fixture, or an empty one; by default one of its own */
  static async create(folder?: string): Promise<AddFixture> {
    const fixture = new AddFixture(folder ?? (await mkdtemp(join(tmpdir(), 'footlight-add-'))));
    await mkdir(fixture.media, { recursive: true });
    await mkdir(fixture.catalogue, { recursive: true });
    return fixture;
  }

  /** Makes a source. @returns its path */
  async record(name: string, words: readonly string[]): Promise<string> {
    const file = join(this.folder, name);
    await run(PROGRAMS.ffmpeg, ['-v', 'error', '-y', ...words, file]);
    return file;
  }

  /** Three seconds of H.264 with sound. */
  plain(name = 'h264.mp4'): Promise<string> {
    return this.record(name, [...bars('320x240', '25'), ...tone(), ...H264]);
  }

  /** Runs `footlight add`. */
  async add(words: readonly string[], options: Partial<AddCommandOptions> = {}): Promise<void> {
    this.lines.length = 0;
    await runAddCommand({
      ...readAddArguments(words),
      mediaFolder: this.media,
      store: new FolderStore(this.media),
      catalogueFolder: this.catalogue,
      realmLanguage: 'en',
      realmCodecs: [],
      ffmpeg: PROGRAMS.ffmpeg,
      ffprobe: PROGRAMS.ffprobe,
      print: (line) => void this.lines.push(line),
      write: () => undefined,
      isTerminal: false,
      lockFolder: () => ({ release: () => undefined }),
      signal: new AbortController().signal,
      ...options,
    });
  }

  /**
   * The description of a film, as the service reads it.
   * @throws {Error} if there is something in it that the service cannot read, or a rendition that is not aligned
   */
  async described(id: string, store: MediaStore = new FolderStore(this.media)): Promise<FilmDescription> {
    const found = await readFilmFiles(store, filmPrefix(id));
    if (found === null) throw new Error(`There is no film ${id}.`);
    const { description, issues } = found;
    if (issues.length > 0) throw new Error(issues.join());
    const films = createFilmIndex(store);
    try {
      const film = await films.film(id);
      if (film === null) throw new Error(`There is no film ${id}.`);
      for (const { id: name } of description.video)
        for (let number = 0; number < description.segments; number += 1) {
          const track = film.tracks.get(name);
          // oxlint-disable-next-line no-await-in-loop
          const [first] = readFragments((await track?.readSegment(number)) ?? Buffer.alloc(0));
          if (first?.time !== number * (track?.segmentTicks ?? 0))
            throw new Error(`Segment ${number} of ${name} begins at ${first?.time}.`);
        }
    } finally {
      await films.close();
    }
    return description;
  }

  /** A track of a film, as ffprobe reads it. */
  async probe(id: string, track: string): Promise<ProbedTrack> {
    const file = join(this.media, 'films', id, `${track}.mp4`);
    const words = ['-v', 'error', '-of', 'json', '-show_streams', '-count_packets', file];
    const { stdout } = await run(PROGRAMS.ffprobe, words);
    const { streams } = JSON.parse(stdout) as { readonly streams: readonly ProbedTrack[] };
    const [stream] = streams;
    if (stream === undefined) throw new Error(`There is no stream in ${file}.`);
    return stream;
  }

  /** Seconds at which the key frames of a track begin. */
  async keyFrames(id: string, track: string): Promise<readonly number[]> {
    const file = join(this.media, 'films', id, `${track}.mp4`);
    const words = ['-v', 'error', '-of', 'csv=p=0', '-show_entries', 'packet=pts_time,flags', file];
    const { stdout } = await run(PROGRAMS.ffprobe, words);
    return stdout.split('\n').flatMap((line) => (line.includes(',K') ? [Number.parseFloat(line)] : []));
  }

  /** Whatever ffmpeg prints. */
  async listen(words: readonly string[]): Promise<string> {
    return (await run(PROGRAMS.ffmpeg, ['-hide_banner', ...words])).stderr;
  }

  remove(): Promise<void> {
    return rm(this.folder, { recursive: true, force: true });
  }
}
