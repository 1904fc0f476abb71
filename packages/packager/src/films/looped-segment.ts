import { boxesOf } from './boxes.js';
import type { Film } from './film-index.js';
import type { FilmTrack } from './film-track.js';
import { retimeSegment } from './retime.js';

/** Source of a live segment in a looping film. */
export interface LoopPosition {
  /** Segment number in the film. */
  readonly source: number;
  /** Number of completed loops before this segment. */
  readonly loop: number;
}

export const loopPosition = (number: number, segments: number): LoopPosition => ({
  source: number % segments,
  loop: Math.floor(number / segments),
});

/** Exceeds the fragments of any segment, so that sequence numbers increase from one segment to the next. */
export const SEQUENCE_STEP = 64;

/** The fragments of a segment, each a `moof` with its `mdat` and what is before them. */
export const fragmentsOf = (segment: Buffer): readonly Buffer[] => {
  const ends = [...boxesOf(segment)].filter(({ type }) => type === 'mdat').map(({ end }) => end);
  return ends.map((end, at) => segment.subarray(ends[at - 1] ?? 0, end));
};

/** Live segment `number`: the film's bytes with timestamps shifted to their position on the endless timeline. */
export const readLoopedSegment = async (film: Film, track: FilmTrack, number: number): Promise<Buffer> => {
  const { segments } = film.description;
  const { source, loop } = loopPosition(number, segments);
  return retimeSegment(await track.readSegment(source), {
    shift: BigInt(loop) * BigInt(segments) * BigInt(track.segmentTicks),
    sequence: number * SEQUENCE_STEP + 1,
  });
};
