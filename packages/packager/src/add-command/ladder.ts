export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/** One size of the picture. */
export interface LadderSize extends PictureSize {
  readonly id: string;
  /** Bits per second of H.264 that no second exceeds by much. */
  readonly peak: number;
}

/** Sizes of the shorter side, from the largest. Wide pictures are limited by the longer side, as 16:9. */
const RUNGS = [2160, 1440, 1080, 720, 480, 360, 240] as const;
const ASPECT = 16 / 9;
/** A rendition with more pixels than this share of the next larger one would save too little to be worth its place. */
const MOST_OF_LARGER = 0.7;

/** Smaller pictures show nothing. */
const LEAST_SIDE = 48;

const PEAK_AT_1080 = 5_000_000;
const PIXELS_AT_1080 = 1920 * 1080;
const FRAMES_AT_1080 = 25;
/** Larger pictures and higher frame rates have more in common with their neighbours, so their rate grows less. */
const PIXEL_POWER = 0.75;
const FRAME_POWER = 0.5;

const peakOf = ({ width, height }: PictureSize, frameRate: number): number => {
  const rate =
    PEAK_AT_1080 *
    ((width * height) / PIXELS_AT_1080) ** PIXEL_POWER *
    (frameRate / FRAMES_AT_1080) ** FRAME_POWER;
  return Math.max(64_000, Math.round(rate / 1000) * 1000);
};

/** Colours are coded for two by two pixels. */
const even = (pixels: number): number => Math.max(2, Math.floor(pixels / 2) * 2);

const nearestEven = (pixels: number): number => Math.max(2, Math.round(pixels / 2) * 2);

const shorter = ({ width, height }: PictureSize): number => Math.min(width, height);

const fitted = ({ width, height }: PictureSize, rung: number): PictureSize => {
  const [long, short] = [Math.max(width, height), Math.min(width, height)];
  const factor = Math.min(1, rung / short, (rung * ASPECT) / long);
  return factor === 1
    ? { width: even(width), height: even(height) }
    : { width: nearestEven(width * factor), height: nearestEven(height * factor) };
};

/**
 * The sizes of a film, from the largest, which has the source's size (at most 2160 lines): even, never upscaled.
 * @param source displayed size in pixels, after rotation and with square pixels
 */
export const ladderFor = (source: PictureSize, frameRate: number): readonly LadderSize[] => {
  const sizes: PictureSize[] = [];
  for (const rung of RUNGS) {
    const size = fitted(source, rung);
    const last = sizes.at(-1);
    const isWorthwhile =
      last === undefined ||
      (size.width * size.height <= last.width * last.height * MOST_OF_LARGER &&
        shorter(size) < shorter(last) &&
        shorter(size) >= LEAST_SIDE);
    if (isWorthwhile) sizes.push(size);
  }
  return sizes.map((size) => {
    const { width, height } = size;
    return { id: `v${shorter(size)}`, width, height, peak: peakOf(size, frameRate) };
  });
};
