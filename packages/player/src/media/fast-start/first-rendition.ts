import { matchLanguage } from '@footlight/i18n';
import { automaticHeight } from '../engine/data-saver.js';
import type { EngineSource } from '../engine/engine.js';
import type { Answer } from './answers.js';
import { rememberedBandwidth } from './bandwidth-memory.js';
import { readMaster, type AudioRendition, type MasterPlaylist, type Variant } from './master-playlist.js';

export interface Surroundings {
  /** Size of the picture in device pixels; 0 if it has no layout. */
  readonly width: number;
  readonly height: number;
  /** Pixels; higher renditions are not selected. */
  readonly maxHeight: number | null;
  /** Estimated bandwidth in bits per second; null if unknown. */
  readonly bandwidth: number | null;
}

/** The share of the bandwidth that a rendition may use, so that the buffer can grow. */
const SHARE_OF_LINE = 0.7;

/** Drops renditions larger than the player needs, with the same rule as hls.js. */
const fitting = (variants: readonly Variant[], width: number, height: number): readonly Variant[] => {
  if (width === 0 || height === 0) return variants;
  const enough = variants.findIndex((variant, at) => {
    const next = variants[at + 1];
    const isLastOfSize = next === undefined || next.width !== variant.width || next.height !== variant.height;
    return isLastOfSize && (variant.width >= width || variant.height >= height);
  });
  return enough === -1 ? variants : variants.slice(0, enough + 1);
};

/** In the order of hls.js. */
const ascend = (one: Variant, other: Variant): number =>
  one.height - other.height ||
  one.frameRate - other.frameRate ||
  one.averageBandwidth - other.averageBandwidth;

/** The best rendition that fits the player's size and the bandwidth; the smallest if none fits. */
export const chooseVariant = (
  variants: readonly Variant[],
  { width, height, maxHeight, bandwidth }: Surroundings,
): Variant | null => {
  const ascending = variants.toSorted(ascend);
  const allowed = ascending.filter((variant) => maxHeight === null || variant.height <= maxHeight);
  const shown = fitting(allowed, width, height);
  const carried = shown.filter(
    (variant) => bandwidth === null || variant.bandwidth <= bandwidth * SHARE_OF_LINE,
  );
  return carried.at(-1) ?? shown[0] ?? null;
};

/** The audio for a rendition: in the preferred language, else the default of the stream. */
export const chooseAudio = (
  { audio }: MasterPlaylist,
  { audioGroup }: Variant,
  preferred: string | null,
): AudioRendition | null => {
  const group = audio.filter((rendition) => rendition.group === audioGroup);
  const spoken =
    preferred === null
      ? undefined
      : matchLanguage(
          [preferred],
          group.map(({ language }) => language),
        );
  return (
    (spoken === undefined ? undefined : group.find(({ language }) => language === spoken)) ??
    group.find(({ isDefault }) => isDefault) ??
    group[0] ??
    null
  );
};

/** What of a stream is played first. */
export interface Renditions {
  readonly variant: Variant;
  readonly audio: AudioRendition | null;
}

/** The source buffers that renditions need, and their codecs. */
export const typesOf = ({ variant: { videoCodec, audioCodec }, audio }: Renditions) => [
  { type: `video/mp4;codecs=${videoCodec}`, codec: videoCodec, name: 'video' as const },
  ...(audio === null || audioCodec === null
    ? []
    : [{ type: `audio/mp4;codecs=${audioCodec}`, codec: audioCodec, name: 'audio' as const }]),
];

/** The renditions that a media element starts with; null if the stream is not suitable for a fast start. */
export const chooseRenditions = (
  { body, url }: Answer<string>,
  { maxHeight, preferredAudioLanguage }: Pick<EngineSource, 'maxHeight' | 'preferredAudioLanguage'>,
  { clientWidth, clientHeight }: HTMLVideoElement,
): Renditions | null => {
  const playlist = readMaster(body, url);
  if (playlist === null) return null;
  const variant = chooseVariant(playlist.variants, {
    width: clientWidth * devicePixelRatio,
    height: clientHeight * devicePixelRatio,
    maxHeight: automaticHeight(maxHeight),
    bandwidth: rememberedBandwidth(),
  });
  if (variant === null) return null;
  const audio = variant.audioGroup === null ? null : chooseAudio(playlist, variant, preferredAudioLanguage);
  const renditions = { variant, audio };
  return typesOf(renditions).every(({ type }) => MediaSource.isTypeSupported(type)) ? renditions : null;
};
