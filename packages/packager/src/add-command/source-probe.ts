import { Type, type Static } from '@sinclair/typebox';
import { Value } from '@sinclair/typebox/value';
import { CommandError } from '../command-error.js';
import { runFfmpeg } from '../ffmpeg/run-ffmpeg.js';

const Tags = Type.Record(Type.String(), Type.String());
const Count = Type.Integer({ minimum: 0 });

const ProbedStream = Type.Object({
  index: Count,
  codec_type: Type.Optional(Type.String()),
  codec_name: Type.Optional(Type.String()),
  width: Type.Optional(Count),
  height: Type.Optional(Count),
  sample_aspect_ratio: Type.Optional(Type.String()),
  field_order: Type.Optional(Type.String()),
  r_frame_rate: Type.Optional(Type.String()),
  avg_frame_rate: Type.Optional(Type.String()),
  duration: Type.Optional(Type.String()),
  channels: Type.Optional(Count),
  color_space: Type.Optional(Type.String()),
  color_transfer: Type.Optional(Type.String()),
  disposition: Type.Optional(Type.Record(Type.String(), Type.Integer())),
  side_data_list: Type.Optional(Type.Array(Type.Object({ rotation: Type.Optional(Type.Number()) }))),
  tags: Type.Optional(Tags),
});

/** What ffprobe prints of a file; times are seconds as text. */
export const SourceProbe = Type.Object({
  streams: Type.Array(ProbedStream),
  chapters: Type.Array(
    Type.Object({ start_time: Type.String(), end_time: Type.String(), tags: Type.Optional(Tags) }),
  ),
  format: Type.Object({
    format_name: Type.String(),
    format_long_name: Type.Optional(Type.String()),
    duration: Type.Optional(Type.String()),
    tags: Type.Optional(Tags),
  }),
});
export type SourceProbe = Static<typeof SourceProbe>;
export type ProbedStream = Static<typeof ProbedStream>;

/**
 * Validates what ffprobe printed.
 * @throws {CommandError} naming the field, the value found and what is allowed
 */
export const readProbe = (text: string): SourceProbe => {
  const value: unknown = JSON.parse(text);
  const problem = Value.Errors(SourceProbe, value).First();
  if (problem !== undefined)
    throw new CommandError(
      `ffprobe: ${problem.path}: found ${JSON.stringify(problem.value)}; ${problem.message}.`,
    );
  return Value.Decode(SourceProbe, value);
};

export interface Programs {
  readonly ffmpeg: string;
  readonly ffprobe: string;
}

/** A part of a film, in seconds. */
export interface TimeRange {
  readonly from: number;
  readonly to: number;
}

/**
 * The input of ffmpeg: a file of this machine, or a part of it. A playlist that names an address or another protocol is
 * not followed.
 */
export const fromFile = (file: string, range: TimeRange | null = null): string[] => [
  ...(range === null ? [] : ['-ss', String(range.from), '-t', String(range.to - range.from)]),
  '-protocol_whitelist',
  'file',
  '-i',
  file,
];

const unreadable = (file: string, cause: unknown): CommandError => {
  const reason = cause instanceof Error ? cause.message : String(cause);
  return new CommandError(
    `file: found ${JSON.stringify(file)}, which ffmpeg cannot read; allowed: a film in any format that it reads.\n${reason}`,
    { cause },
  );
};

/** @throws {CommandError} with the reason, if it is no file that ffmpeg reads */
export const probeSource = async (
  file: string,
  { ffprobe }: Programs,
  signal?: AbortSignal,
): Promise<SourceProbe> => {
  const what = ['-show_streams', '-show_format', '-show_chapters'];
  try {
    const { stdout } = await runFfmpeg({
      program: ffprobe,
      what: 'ffprobe',
      arguments: ['-v', 'error', '-of', 'json', ...what, ...fromFile(file)],
      ...(signal === undefined ? {} : { signal }),
    });
    return readProbe(stdout.toString('utf8'));
  } catch (cause) {
    signal?.throwIfAborted();
    throw unreadable(file, cause);
  }
};

/** Pictures that are decoded at the beginning and near the end of a film. */
const DECODED_PICTURES = 48;
/** Distance from the end at which there has to be one: seconds, and pictures if they are fewer. */
const LAST_SECONDS = 2;
const LAST_PICTURES = 4;
/** The last picture of a variable rate may stand for a while. */
const STANDING_SECONDS = 60;

export interface DecodedStream {
  readonly file: string;
  /** Index of the stream in the file. */
  readonly stream: number;
  /** Seconds. */
  readonly duration: number;
  readonly frameRate: number;
  readonly isVariable: boolean;
}

/**
 * Decodes the beginning of a stream of pictures, and the end, which a file that was cut off lacks.
 * @throws {CommandError} with the reason, if nothing of it can be decoded
 */
export const decodeSource = async (
  { file, stream, duration, frameRate, isVariable }: DecodedStream,
  { ffmpeg }: Programs,
  signal?: AbortSignal,
): Promise<void> => {
  const decode = async (from: number): Promise<void> => {
    const { stdout } = await runFfmpeg({
      program: ffmpeg,
      what: 'a trial',
      arguments: [
        '-hide_banner',
        '-nostdin',
        '-v',
        'error',
        '-threads',
        '1',
        ...(from === 0 ? [] : ['-ss', String(from)]),
        ...fromFile(file),
        '-map',
        `0:${stream}`,
        '-frames:v',
        String(DECODED_PICTURES),
        '-f',
        'framecrc',
        '-',
      ],
      ...(signal === undefined ? {} : { signal }),
    });
    if (!/^\d/mu.test(stdout.toString('latin1')))
      throw new CommandError(
        `file: found ${JSON.stringify(file)}, of which no picture can be decoded at ${Math.round(from)} s of ${Math.round(duration)} s; allowed: a whole film.`,
      );
  };
  const last = isVariable ? STANDING_SECONDS : Math.max(LAST_SECONDS, LAST_PICTURES / frameRate);
  try {
    await Promise.all((duration > last * 2 ? [0, duration - last] : [0]).map(decode));
  } catch (cause) {
    signal?.throwIfAborted();
    throw cause instanceof CommandError && cause.message.startsWith('file:')
      ? cause
      : unreadable(file, cause);
  }
};
