/** A frame rate that a film can have, and how its segments are cut. */
export interface FrameRate {
  /** Frames per second as ffmpeg and DASH write it, such as `30000/1001`. */
  readonly name: string;
  readonly value: number;
  /** Video frames per segment. */
  readonly frames: number;
  /** Seconds; a whole number of milliseconds, by which channels count their segments. */
  readonly segmentSeconds: number;
  /** Parts of a segment with whole frames of video and sound; 1 if a segment has no whole number of sound frames. */
  readonly parts: number;
  /** Ticks per second of video tracks; a multiple of the frame rate. */
  readonly timescale: number;
}

/**
 * Segments of about two seconds. At 25, 30, 50 and 60 frames per second they have whole frames of 1024 samples of sound
 * at 48 kHz. At the others they have not: their sound segments begin with the first frame after the picture's.
 */
export const FRAME_RATES: readonly FrameRate[] = [
  {
    name: '24000/1001',
    value: 24_000 / 1001,
    frames: 48,
    segmentSeconds: 2.002,
    parts: 1,
    timescale: 24_000,
  },
  { name: '24', value: 24, frames: 48, segmentSeconds: 2, parts: 1, timescale: 12_288 },
  { name: '25', value: 25, frames: 48, segmentSeconds: 1.92, parts: 3, timescale: 12_800 },
  {
    name: '30000/1001',
    value: 30_000 / 1001,
    frames: 60,
    segmentSeconds: 2.002,
    parts: 1,
    timescale: 30_000,
  },
  { name: '30', value: 30, frames: 48, segmentSeconds: 1.6, parts: 3, timescale: 15_360 },
  { name: '50', value: 50, frames: 96, segmentSeconds: 1.92, parts: 3, timescale: 25_600 },
  {
    name: '60000/1001',
    value: 60_000 / 1001,
    frames: 120,
    segmentSeconds: 2.002,
    parts: 1,
    timescale: 60_000,
  },
  { name: '60', value: 60, frames: 96, segmentSeconds: 1.6, parts: 3, timescale: 15_360 },
];

/** Between 23.976 and 24 is a thousandth. */
const TOLERANCE = 0.0004;

const isWhole = (ratio: number): boolean =>
  Math.round(ratio) >= 1 && Math.abs(ratio / Math.round(ratio) - 1) < TOLERANCE;

const distance = (a: number, b: number): number => Math.abs(Math.log(a / b));

/**
 * The frame rate of a film: the source's own; for a source with another one, the lowest rate that is a multiple of it
 * (12.5 becomes 25), the highest that divides it (120 becomes 60), or the nearest.
 * @param sourceRate frames per second, on average if it varies; above 0
 */
export const frameRateFor = (sourceRate: number): FrameRate => {
  const own = FRAME_RATES.find(({ value }) => Math.abs(value / sourceRate - 1) < TOLERANCE);
  const multiple = FRAME_RATES.find(({ value }) => isWhole(value / sourceRate));
  const divisor = FRAME_RATES.findLast(({ value }) => isWhole(sourceRate / value));
  const [nearest] = FRAME_RATES.toSorted(
    (a, b) => distance(a.value, sourceRate) - distance(b.value, sourceRate),
  ) as [FrameRate];
  return own ?? multiple ?? divisor ?? nearest;
};
