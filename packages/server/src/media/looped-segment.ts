import type { Film } from './film-index.js';
import type { FilmTrack } from './film-track.js';
import { retimeSegment } from './retime.js';

/** Where live segment `number` of a looping film comes from. */
export interface LoopPosition {
  /** Segment of the film. */
  readonly source: number;
  /** How often the film has played to its end before. */
  readonly loop: number;
}

export const loopPosition = (number: number, segments: number): LoopPosition => ({
  source: number % segments,
  loop: Math.floor(number / segments),
});

/** More fragments than any segment has: keeps sequence numbers rising from one segment to the next. */
const SEQUENCE_STEP = 64;

/** Live segment `number`: the film's own bytes, moved to their place on the endless timeline. */
export const readLoopedSegment = async (film: Film, track: FilmTrack, number: number): Promise<Buffer> => {
  const { segments } = film.description;
  const { source, loop } = loopPosition(number, segments);
  return retimeSegment(await track.readSegment(source), {
    shift: BigInt(loop) * BigInt(segments) * BigInt(track.segmentTicks),
    sequence: number * SEQUENCE_STEP + 1,
  });
};
