import { loopPosition } from './looped-segment.js';
import { TIMING, type Subtitles } from './subtitles.js';

/** Segments of a channel. */
export interface SegmentRange {
  readonly first: number;
  /** The one after the last. */
  readonly end: number;
}

interface CutRange extends SegmentRange {
  /** Number of segments in the film. */
  readonly segments: number;
  /** Seconds. */
  readonly segmentDuration: number;
}

const twoDigits = (value: number): string => String(value).padStart(2, '0');

/** A time as WebVTT writes it: `01:02:03.450`. */
const vttTime = (seconds: number): string => {
  const ms = Math.round(seconds * 1000);
  const rest = String(ms % 1000).padStart(3, '0');
  const whole = Math.floor(ms / 1000);
  return `${twoDigits(Math.floor(whole / 3600))}:${twoDigits(Math.floor(whole / 60) % 60)}:${twoDigits(whole % 60)}.${rest}`;
};

/** The subtitles of a range of a channel that repeats a film, from 0. */
export const cutSubtitles = (
  { definitions, cues }: Subtitles,
  { first, end, segments, segmentDuration }: CutRange,
): string => {
  const length = (end - first) * segmentDuration;
  const { loop: firstLoop } = loopPosition(first, segments);
  const { loop: lastLoop } = loopPosition(end - 1, segments);
  const shown = Array.from({ length: lastLoop - firstLoop + 1 }, (_, at) => {
    const shift = ((firstLoop + at) * segments - first) * segmentDuration;
    return cues.flatMap((cue) => {
      const from = Math.max(0, cue.start + shift);
      const until = Math.min(length, cue.end + shift);
      return from < until ? [cue.block.replace(TIMING, `${vttTime(from)} --> ${vttTime(until)}`)] : [];
    });
  }).flat();
  return `${['WEBVTT', ...definitions, ...shown].join('\n\n')}\n`;
};
