import { matchLanguage } from '@footlight/i18n';
import type { AudioRendition, MasterPlaylist, Variant } from './master-playlist.js';

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
