import { spawn, type ChildProcessByStdio } from 'node:child_process';
import { once } from 'node:events';
import type { Writable } from 'node:stream';
import {
  FRAMES_A_SECOND,
  PART_FRAMES,
  SAMPLES_A_SECOND,
  SEGMENT_AUDIO_FRAMES,
  SEGMENT_FRAMES,
  VIDEO_TIMESCALE,
} from './timing.js';

/** One picture size of a film and how finely it is quantised (`crf`: lower is finer). */
export interface Rendition {
  readonly id: string;
  readonly width: number;
  readonly height: number;
  readonly crf: number;
}

const command = process.env['FFMPEG'] ?? 'ffmpeg';
const quiet = ['-hide_banner', '-loglevel', 'error', '-y'];
const partMicroseconds = String((PART_FRAMES / FRAMES_A_SECOND) * 1_000_000);

/** Fragments that say everything themselves: no edit list, offsets from the `moof`, no index at the end. */
const fragmented = ['-use_editlist', '0', '-frag_duration', partMicroseconds];

async function ended(process: ChildProcessByStdio<Writable, null, null>): Promise<void> {
  const [code] = (await once(process, 'exit')) as [number | null];
  if (code !== 0) throw new Error(`${command} ended with ${code ?? 'a signal'}`);
}

function start(options: readonly string[]): ChildProcessByStdio<Writable, null, null> {
  return spawn(command, [...quiet, ...options], { stdio: ['pipe', 'inherit', 'inherit'] });
}

/** Options written as on a command line, for readers; none of their values holds a space. */
function words(line: string): string[] {
  return line.split(' ');
}

function videoOutput(rendition: Rendition, pad: string, file: string, preset: string): string[] {
  const gop = SEGMENT_FRAMES;
  return [
    '-map',
    pad,
    ...words(`-c:v libx264 -preset ${preset} -tune animation -profile:v high -pix_fmt yuv420p`),
    ...words(`-crf ${rendition.crf} -bf 0 -refs 4 -x264-params aq-mode=3:aq-strength=0.8:rc-lookahead=48`),
    ...words(`-g ${gop} -keyint_min ${gop} -sc_threshold 0 -video_track_timescale ${VIDEO_TIMESCALE}`),
    ...words('-color_primaries bt709 -color_trc bt709 -colorspace bt709 -color_range tv'),
    ...fragmented,
    '-movflags',
    '+frag_keyframe+empty_moov+default_base_moof+skip_trailer',
    file,
  ];
}

/** Takes RGBA pictures one by one and writes one fragmented MP4 a rendition. */
export class VideoEncoder {
  readonly #process: ChildProcessByStdio<Writable, null, null>;
  readonly #done: Promise<void>;

  /**
   * @param renditions the first has the size of the pictures; the others are scaled from it
   * @param fileOf where a rendition goes
   * @param preset x264's effort
   */
  constructor(renditions: readonly Rendition[], fileOf: (rendition: Rendition) => string, preset: string) {
    const first = renditions[0];
    if (first === undefined) throw new RangeError('a film needs a rendition');
    const scales = renditions.map(
      (one, index) =>
        `[s${index}]scale=${one.width}:${one.height}:flags=lanczos:out_color_matrix=bt709:out_range=tv,format=yuv420p[v${index}]`,
    );
    const split = `split=${renditions.length}${renditions.map((_, index) => `[s${index}]`).join('')}`;
    this.#process = start([
      ...words(`-f rawvideo -pix_fmt rgba -s ${first.width}x${first.height} -r ${FRAMES_A_SECOND} -i -`),
      '-filter_complex',
      [split, ...scales].join(';'),
      ...renditions.flatMap((one, index) => videoOutput(one, `[v${index}]`, fileOf(one), preset)),
    ]);
    this.#done = ended(this.#process);
  }

  /** Adds one picture: RGBA, row by row, in the size of the first rendition. */
  async add(pixels: Buffer): Promise<void> {
    if (!this.#process.stdin.write(pixels)) {
      await Promise.race([once(this.#process.stdin, 'drain'), this.#done]);
    }
  }

  /** Ends the film and waits until every file is written. */
  async finish(): Promise<void> {
    this.#process.stdin.end();
    await this.#done;
  }
}

/**
 * Encodes stereo sound to a fragmented MP4 of exactly `segments` segments.
 *
 * @param samples interleaved 32-bit floats, at least as long as the film
 * @param bitsASecond AAC-LC target
 */
export async function encodeAudio(
  samples: Float32Array,
  segments: number,
  bitsASecond: number,
  file: string,
): Promise<void> {
  const process = start([
    ...words(`-f f32le -ar ${SAMPLES_A_SECOND} -ac 2 -i - -c:a aac -b:a ${bitsASecond}`),
    ...words(`-frames:a ${segments * SEGMENT_AUDIO_FRAMES}`),
    ...fragmented,
    '-movflags',
    '+empty_moov+default_base_moof+skip_trailer',
    file,
  ]);
  const done = ended(process);
  // ffmpeg closes its end as soon as it has the frames it was asked for; the rest of the tail is not needed.
  process.stdin.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
  });
  process.stdin.end(Buffer.from(samples.buffer, samples.byteOffset, samples.byteLength));
  await done;
}

/** Puts picture and sound into one progressive MP4, its index first, without encoding anything again. */
export async function join(picture: string, sound: string, file: string): Promise<void> {
  const process = start(['-i', picture, '-i', sound, ...words('-c copy -movflags +faststart'), file]);
  process.stdin.end();
  await ended(process);
}
