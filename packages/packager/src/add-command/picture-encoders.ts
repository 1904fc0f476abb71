import { CommandError } from '../command-error.js';
import type { FfmpegAbilities } from '../ffmpeg/ffmpeg-abilities.js';
import type { LadderSize } from './ladder.js';

/** Codecs of pictures, in the order in which a film lists them. */
export const VIDEO_CODECS = ['h264', 'hevc', 'av1'] as const;
export type VideoCodec = (typeof VIDEO_CODECS)[number];

/** Encoders of ffmpeg for each codec, of which the first one that it has is used. */
const ENCODERS = {
  h264: ['libx264'],
  hevc: ['libx265'],
  av1: ['libsvtav1', 'libaom-av1'],
} as const;
export type PictureEncoder = (typeof ENCODERS)[VideoCodec][number];

interface EncoderFacts {
  readonly codec: VideoCodec;
  /** As operators read it. */
  readonly name: string;
  /** Of the ids of its renditions. */
  readonly suffix: string;
  /** Bits for the same picture, as a share of those of H.264. */
  readonly rate: number;
  /** Time for the same picture, as a multiple of that of H.264. */
  readonly work: number;
  /** Pixels of the shorter side that it encodes at least. */
  readonly leastSide: number;
}

export const ENCODER_FACTS: Readonly<Record<PictureEncoder, EncoderFacts>> = {
  libx264: { codec: 'h264', name: 'H.264', suffix: '', rate: 1, work: 1, leastSide: 2 },
  libx265: { codec: 'hevc', name: 'HEVC', suffix: '-hevc', rate: 0.7, work: 4, leastSide: 64 },
  libsvtav1: { codec: 'av1', name: 'AV1', suffix: '-av1', rate: 0.6, work: 3, leastSide: 64 },
  'libaom-av1': { codec: 'av1', name: 'AV1', suffix: '-av1', rate: 0.6, work: 8, leastSide: 64 },
};

/**
 * The encoders for the codecs of a film. H.264 is always one of them, because every browser plays it.
 * @throws {CommandError} naming the codec for which this ffmpeg has none
 */
export const encodersFor = async (
  codecs: readonly VideoCodec[],
  abilities: FfmpegAbilities,
): Promise<readonly PictureEncoder[]> => {
  const wanted = VIDEO_CODECS.filter((codec) => codec === 'h264' || codecs.includes(codec));
  const found = await Promise.all(
    wanted.map(async (codec) => {
      const encoder = await abilities.first('encoders', ENCODERS[codec]);
      if (encoder !== null) return encoder;
      throw new CommandError(
        `codecs: found ${codec}, for which this ffmpeg (FFMPEG_PATH) has no encoder; allowed: ${codec === 'h264' ? 'an ffmpeg' : 'other codecs, or an ffmpeg'} with ${ENCODERS[codec].join(' or ')}, such as that of Debian and Ubuntu.`,
      );
    }),
  );
  return found;
};

/** One encoding of the picture. */
export interface Rendition extends LadderSize {
  readonly encoder: PictureEncoder;
}

/** Renditions, and lines about those that an encoder cannot make. */
interface PlannedRenditions {
  readonly renditions: readonly Rendition[];
  readonly omitted: readonly string[];
}

/** All sizes in all codecs, codec by codec. */
export const renditionsFor = (
  sizes: readonly LadderSize[],
  encoders: readonly PictureEncoder[],
): PlannedRenditions => {
  const ofEncoder = (encoder: PictureEncoder): Rendition[] => {
    const { suffix, rate, leastSide } = ENCODER_FACTS[encoder];
    return sizes
      .filter(({ width, height }) => Math.min(width, height) >= leastSide)
      .map(({ id, width, height, peak }) => ({
        id: `${id}${suffix}`,
        width,
        height,
        peak: Math.max(64_000, Math.round((peak * rate) / 1000) * 1000),
        encoder,
      }));
  };
  const lists = encoders.map(ofEncoder);
  return {
    renditions: lists.flat(),
    omitted: encoders.flatMap((encoder, at) => {
      const missing = sizes.length - (lists[at]?.length ?? 0);
      const { name, leastSide } = ENCODER_FACTS[encoder];
      return missing === 0
        ? []
        : [`${name} of ${missing} sizes: it needs pictures of at least ${leastSide} by ${leastSide} pixels`];
    }),
  };
};

/** Those that every browser plays. */
export const inH264 = (renditions: readonly Rendition[]): readonly Rendition[] =>
  renditions.filter(({ encoder }) => ENCODER_FACTS[encoder].codec === 'h264');

/** What an encoder is told. */
export interface EncoderTask {
  readonly encoder: PictureEncoder;
  /** Bits per second that no second exceeds by much. */
  readonly peak: number;
  /** Of a segment, which has one key frame, its first. */
  readonly frames: number;
  readonly threads: number;
}

type Options = Readonly<Record<string, string | number>>;

/** x265 has options of its own, and so has SVT-AV1. */
const words = (given: Options): string =>
  Object.entries(given)
    .map(([name, value]) => `${name}=${value}`)
    .join(':');

/** More have no effect in any version of SVT-AV1, and newer ones refuse them. */
const MOST_SVT_THREADS = 6;

/**
 * Options of ffmpeg for an encoder: a key frame where a segment begins and nowhere else. Frames that are shown later than
 * decoded would start after 0, which channels cannot repeat without a gap, so there are none; AV1 keeps such frames within
 * others.
 */
export const encoderOptions = ({ encoder, peak, frames, threads }: EncoderTask): Options => {
  const limit = { maxrate: peak, bufsize: peak * 2 };
  const rhythm = { g: frames, keyint_min: frames };
  switch (encoder) {
    case 'libx264':
      return {
        threads,
        preset: 'medium',
        'profile:v': 'high',
        crf: 21,
        ...limit,
        bf: 0,
        ...rhythm,
        sc_threshold: 0,
        flags: '+cgop',
      };
    case 'libx265':
      return {
        preset: 'medium',
        'profile:v': 'main',
        crf: 25,
        ...limit,
        bf: 0,
        ...rhythm,
        'x265-params': words({
          'log-level': 'error',
          pools: threads,
          keyint: frames,
          'min-keyint': frames,
          scenecut: 0,
          'open-gop': 0,
          bframes: 0,
        }),
        // Apple's players take no other tag.
        'tag:v': 'hvc1',
      };
    case 'libsvtav1':
      return {
        preset: 8,
        crf: 35,
        ...rhythm,
        'svtav1-params': words({
          scd: 0,
          lp: Math.min(threads, MOST_SVT_THREADS),
          mbr: Math.round(peak / 1000),
        }),
      };
    case 'libaom-av1':
      return { threads, 'cpu-used': 6, 'row-mt': 1, crf: 32, 'b:v': peak, ...rhythm };
    default:
      return encoder satisfies never;
  }
};
