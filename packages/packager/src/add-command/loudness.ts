import { Type, type Static } from '@sinclair/typebox';
import { Value } from '@sinclair/typebox/value';
import { PROGRESS, runFfmpeg } from '../ffmpeg/run-ffmpeg.js';
import { fromFile, type TimeRange } from './source-probe.js';

/**
 * Programme loudness and true peak of EBU R 128. Not the -16 LUFS of music services: films keep their range at -23,
 * where almost none has peaks that would have to be limited, and advertisements are delivered at the same loudness.
 * @see https://tech.ebu.ch/docs/r/r128.pdf
 */
const TARGET_LUFS = -23;
const TARGET_PEAK_DB = -1;
/** Bounds of the filter. Above the measured range, the filter changes the level only. */
const LEAST_RANGE = 7;
const MOST_RANGE = 50;
/** Below is silence, which has no loudness. */
const SILENT_LUFS = -60;

const Figure = Type.String({ pattern: '^-?(?:\\d+(?:\\.\\d+)?|inf)$' });

/** What the first pass of ffmpeg's `loudnorm` prints, in LUFS, dB and LU. */
const Measured = Type.Object({
  input_i: Figure,
  input_tp: Figure,
  input_lra: Figure,
  input_thresh: Figure,
  target_offset: Figure,
});

/** The measured loudness of a sound track; null for one that is silent, which is not changed. */
export type Loudness = Static<typeof Measured>;

/** @throws {Error} if the text has no measurement */
export const readLoudness = (text: string): Loudness | null => {
  const [found = ''] = /\{[^{}]*"input_i"[^{}]*\}/u.exec(text) ?? [];
  const measured = Value.Decode(Measured, JSON.parse(found));
  return Number(measured.input_i) > SILENT_LUFS ? measured : null;
};

const TARGET = `I=${TARGET_LUFS}:TP=${TARGET_PEAK_DB}`;

/** The filter of the second pass. */
export const targetFilter = (measured: Loudness): string => {
  const range = Math.min(MOST_RANGE, Math.max(LEAST_RANGE, Math.ceil(Number(measured.input_lra)) + 1));
  return [
    `loudnorm=${TARGET}:LRA=${range}:linear=true`,
    `measured_I=${measured.input_i}`,
    `measured_TP=${measured.input_tp}`,
    `measured_LRA=${measured.input_lra}`,
    `measured_thresh=${measured.input_thresh}`,
    `offset=${measured.target_offset}`,
  ].join(':');
};

export interface LoudnessRun {
  readonly ffmpeg: string;
  readonly file: string;
  /** Index of the stream in the file. */
  readonly stream: number;
  readonly range: TimeRange | null;
  readonly onProgress: (seconds: number) => void;
  readonly signal: AbortSignal;
}

/** The first pass: the loudness of a stream as it is encoded, which is in stereo. */
export const measureLoudness = async (run: LoudnessRun): Promise<Loudness | null> => {
  const { ffmpeg, file, stream, range, onProgress, signal } = run;
  const { stderr } = await runFfmpeg({
    program: ffmpeg,
    what: `loudness of stream ${stream}`,
    arguments: [
      ...PROGRESS.map((word) => (word === 'warning' ? 'info' : word)),
      ...fromFile(file, range),
      '-map',
      `0:${stream}`,
      '-af',
      `aformat=channel_layouts=stereo,loudnorm=${TARGET}:print_format=json`,
      '-f',
      'null',
      '-',
    ],
    onProgress,
    signal,
  });
  return readLoudness(stderr);
};
