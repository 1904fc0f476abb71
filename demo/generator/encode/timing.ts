/**
 * The one rule that keeps audio and video segments equal and live loops from drifting:
 * 1.92 s is exactly 48 frames at 25 fps and exactly 90 AAC frames of 1024 samples at 48 kHz.
 */
export const FRAMES_A_SECOND = 25;
export const SEGMENT_SECONDS = 1.92;
export const SEGMENT_FRAMES = 48;
export const SEGMENT_AUDIO_FRAMES = 90;

/** A fragment (`moof` and `mdat`) is a third of a segment, so that low-latency parts need no other file. */
export const PARTS_A_SEGMENT = 3;
export const PART_FRAMES = SEGMENT_FRAMES / PARTS_A_SEGMENT;
export const PART_AUDIO_FRAMES = SEGMENT_AUDIO_FRAMES / PARTS_A_SEGMENT;

export const VIDEO_TIMESCALE = 12_800;
export const SAMPLES_A_SECOND = 48_000;
export const SAMPLES_AN_AUDIO_FRAME = 1024;

/** Length of a film of `segments` segments, in seconds, without binary residue (46.08, not 46.080000000000005). */
export function secondsOf(segments: number): number {
  return Number((segments * SEGMENT_SECONDS).toFixed(2));
}
