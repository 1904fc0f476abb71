import { CommandError } from '../command-error.js';
import type { PictureSize } from './ladder.js';
import type { ProbedStream, SourceProbe } from './source-probe.js';

type DynamicRange = 'sdr' | 'pq' | 'hlg';

export interface SourceVideo extends PictureSize {
  /** Index of the stream in the file. */
  readonly index: number;
  readonly codec: string;
  /** Frames per second, on average if it varies. */
  readonly frameRate: number;
  readonly isVariable: boolean;
  /** Seconds until the last picture ends; sound may go on. */
  readonly duration: number;
  readonly isInterlaced: boolean;
  readonly range: DynamicRange;
  /** Whether the file says by which matrix its colours are coded. */
  readonly hasMatrix: boolean;
}

interface SourceAudio {
  readonly index: number;
  readonly codec: string;
  readonly channels: number;
  /** BCP 47; `und` if the file does not say. */
  readonly language: string;
  /** Name of the track in the file; empty if it has none. */
  readonly title: string;
}

export interface SourceCaptions {
  readonly index: number;
  readonly codec: string;
  readonly language: string;
  readonly title: string;
}

interface SourceChapter {
  /** Seconds. */
  readonly start: number;
  readonly end: number;
  /** Empty if it has none. */
  readonly title: string;
}

/** What a film is made from. */
export interface SourceFacts {
  readonly container: string;
  /** Seconds. */
  readonly duration: number;
  readonly video: SourceVideo;
  readonly audio: readonly SourceAudio[];
  readonly captions: readonly SourceCaptions[];
  readonly chapters: readonly SourceChapter[];
  /** Title in the file; empty if it has none. */
  readonly title: string;
}

/** Longer films would have more segments than addresses. */
const LONGEST_SECONDS = 24 * 3600;
const SHORTEST_SECONDS = 0.2;
const LARGEST_SIDE = 16_384;
const LEAST_SIDE = 16;

const ratio = (text: string | undefined): number => {
  const [, over = '', under = '1'] = /^(\d+)(?:[/:](\d+))?$/u.exec(text ?? '') ?? [];
  const value = Number(over) / Number(under);
  return Number.isFinite(value) ? value : 0;
};

const tag = (stream: { readonly tags?: Readonly<Record<string, string>> }, name: string): string =>
  Object.entries(stream.tags ?? {})
    .find(([key]) => key.toLowerCase() === name)?.[1]
    ?.trim() ?? '';

/** The BCP 47 tag of a language that a file names by ISO 639-2, such as `ger`; `und` if it is none. */
export const languageOf = (text: string): string => {
  try {
    const [language = 'und'] = Intl.getCanonicalLocales(text.replaceAll('_', '-'));
    return /^[a-z]{2,3}(?:-[A-Za-z0-9]{2,8})*$/u.test(language) ? language : 'und';
  } catch {
    return 'und';
  }
};

const rotationOf = (stream: ProbedStream): number =>
  Math.abs(
    stream.side_data_list?.find(({ rotation }) => rotation !== undefined)?.rotation ??
      Number(tag(stream, 'rotate') || 0),
  );

/** Size in square pixels, after rotation. */
const displayedSize = (stream: ProbedStream): PictureSize => {
  const pixelRatio = ratio(stream.sample_aspect_ratio) || 1;
  const width = Math.round((stream.width ?? 0) * pixelRatio);
  const height = stream.height ?? 0;
  return rotationOf(stream) % 180 === 90 ? { width: height, height: width } : { width, height };
};

const RANGES: Readonly<Record<string, DynamicRange>> = { smpte2084: 'pq', 'arib-std-b67': 'hlg' };
const INTERLACED = new Set(['tt', 'bb', 'tb', 'bt']);
/** Two values that are measured differently, and are equal for a constant rate. */
const RATE_TOLERANCE = 0.01;

/** Lists of other files, which may be anywhere, and change while the film is made. */
const REFERRING = new Set(['hls', 'dash', 'concat', 'concatf', 'imf', 'sdp']);

/** 1 for captions that only translate foreign dialogue, which stand behind whole ones of the same language. */
const forced = ({ disposition }: ProbedStream): number => disposition?.['forced'] ?? 0;

const isPicture = ({ disposition }: ProbedStream): boolean => disposition?.['attached_pic'] === 1;

const firstOf = (streams: readonly ProbedStream[]): ProbedStream | undefined =>
  streams.find(({ disposition }) => disposition?.['default'] === 1) ?? streams[0];

const refuse = (field: string, found: unknown, allowed: string): CommandError =>
  new CommandError(`${field}: found ${JSON.stringify(found)}; allowed: ${allowed}.`);

/** Seconds of a stream: Matroska writes them as `00:01:02.500000000` into a tag. */
const secondsOf = (stream: ProbedStream): number => {
  const written = tag(stream, 'duration').split(':').map(Number);
  return Number(
    stream.duration ?? (written.length === 3 ? written.reduce((sum, part) => sum * 60 + part, 0) : 0),
  );
};

/** @param fileSeconds for streams that do not say how long they are */
const videoOf = (stream: ProbedStream, fileSeconds: number): SourceVideo => {
  const size = displayedSize(stream);
  for (const [field, side] of Object.entries(size))
    if (side < LEAST_SIDE || side > LARGEST_SIDE)
      throw refuse(`video ${field}`, side, `${LEAST_SIDE} to ${LARGEST_SIDE} pixels`);
  const [average, nominal] = [ratio(stream.avg_frame_rate), ratio(stream.r_frame_rate)];
  const frameRate = average || nominal;
  if (frameRate <= 0) throw refuse('video frame rate', stream.avg_frame_rate ?? '', 'more than 0');
  return {
    index: stream.index,
    codec: stream.codec_name ?? 'unknown',
    ...size,
    frameRate,
    isVariable: Math.abs(average / nominal - 1) > RATE_TOLERANCE,
    duration: Math.min(secondsOf(stream) || fileSeconds, fileSeconds),
    isInterlaced: INTERLACED.has(stream.field_order ?? ''),
    range: RANGES[stream.color_transfer ?? ''] ?? 'sdr',
    hasMatrix: !['unknown', 'unspecified', undefined].includes(stream.color_space),
  };
};

/**
 * What of a source becomes a film.
 * @throws {CommandError} naming the field, the value found and what is allowed
 */
export const sourceFacts = (probe: SourceProbe): SourceFacts => {
  const { streams, format } = probe;
  const ofType = (type: string): ProbedStream[] => streams.filter(({ codec_type }) => codec_type === type);
  const video = firstOf(ofType('video').filter((stream) => !isPicture(stream)));
  const container = format.format_long_name ?? format.format_name;
  if (format.format_name.split(',').some((name) => REFERRING.has(name)))
    throw refuse('container', container, 'a file that holds the film itself');
  if (video === undefined)
    throw refuse(
      'video',
      streams.map(({ codec_type = 'unknown' }) => codec_type).join(', '),
      'a film with a picture',
    );
  if (video.codec_name === undefined || video.codec_name === 'ansi')
    throw refuse('video codec', video.codec_name ?? 'unknown', 'one that this ffmpeg decodes');
  const seconds = [format.duration, video.duration]
    .map(Number)
    .find((value) => Number.isFinite(value) && value > 0);
  if (seconds === undefined || seconds < SHORTEST_SECONDS || seconds > LONGEST_SECONDS)
    throw refuse('duration', seconds ?? 'none', `${SHORTEST_SECONDS} to ${LONGEST_SECONDS} seconds`);
  return {
    container,
    duration: seconds,
    video: videoOf(video, seconds),
    audio: ofType('audio').flatMap((stream) =>
      stream.codec_name === undefined || (stream.channels ?? 0) === 0
        ? []
        : [
            {
              index: stream.index,
              codec: stream.codec_name,
              channels: stream.channels ?? 0,
              language: languageOf(tag(stream, 'language')),
              title: tag(stream, 'title'),
            },
          ],
    ),
    captions: ofType('subtitle')
      .toSorted((a, b) => forced(a) - forced(b))
      .map((stream) => ({
        index: stream.index,
        codec: stream.codec_name ?? 'unknown',
        language: languageOf(tag(stream, 'language')),
        title: tag(stream, 'title'),
      })),
    chapters: probe.chapters.map((chapter) => ({
      start: Number(chapter.start_time),
      end: Number(chapter.end_time),
      title: tag(chapter, 'title'),
    })),
    title: tag(format, 'title'),
  };
};
