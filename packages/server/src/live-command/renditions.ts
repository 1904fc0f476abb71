/** One encoding of the pictures. */
export interface VideoRendition {
  readonly id: string;
  readonly width: number;
  readonly height: number;
  /** Bits a second. */
  readonly bandwidth: number;
}

export interface AudioRendition {
  readonly id: string;
  /** Bits a second. */
  readonly bandwidth: number;
  readonly channels: number;
}

/** Two are what two cores encode while the service plays them out; see docs/live.md for the figures. */
export const VIDEO_RENDITIONS: readonly VideoRendition[] = [
  { id: 'v720', width: 1280, height: 720, bandwidth: 2_500_000 },
  { id: 'v360', width: 640, height: 360, bandwidth: 700_000 },
];

export const AUDIO_RENDITION: AudioRendition = { id: 'a-main', bandwidth: 96_000, channels: 2 };

/** Frames a second of all renditions. */
export const FRAME_RATE = 25;
export const SAMPLE_RATE = 48_000;
/** Divides by the frame rate without a rest. */
export const VIDEO_TIMESCALE = 12_800;

/**
 * 48 pictures and 90 frames of AAC: both begin anew at the same moment, so that segments of picture and sound are
 * equally long. A part is a third of it: 16 pictures and 30 frames of AAC.
 */
export const SEGMENT_MS = 1_920;
export const PART_MS = 640;
/** What every beginning on the event's timeline is a multiple of: one picture. */
export const FRAME_MS = 1_000 / FRAME_RATE;
