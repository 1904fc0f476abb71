/** One encoding of the video. */
export interface VideoRendition {
  readonly id: string;
  readonly width: number;
  readonly height: number;
  /** Bits per second. */
  readonly bandwidth: number;
}

export interface AudioRendition {
  readonly id: string;
  /** Bits per second. */
  readonly bandwidth: number;
  readonly channels: number;
}

/** Two cores can encode two renditions while the service delivers them; see docs/live.md for the measurements. */
export const VIDEO_RENDITIONS: readonly VideoRendition[] = [
  { id: 'v720', width: 1280, height: 720, bandwidth: 2_500_000 },
  { id: 'v360', width: 640, height: 360, bandwidth: 700_000 },
];

export const AUDIO_RENDITION: AudioRendition = { id: 'a-main', bandwidth: 96_000, channels: 2 };

/** Frames per second of all renditions. */
export const FRAME_RATE = 25;
export const SAMPLE_RATE = 48_000;
/** A multiple of the frame rate. */
export const VIDEO_TIMESCALE = 12_800;

/**
 * 48 video frames and 90 AAC frames have the same duration, so that video and audio segments are equally long. A part
 * is a third of a segment: 16 video frames and 30 AAC frames.
 */
export const SEGMENT_MS = 1_920;
export const PART_MS = 640;
/** Duration of one video frame; every source starts at a multiple of it on the event's timeline. */
export const FRAME_MS = 1_000 / FRAME_RATE;
