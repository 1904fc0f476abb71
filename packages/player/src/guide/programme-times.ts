import { endOf, startOf, type Programme } from '@footlight/domain';
import type { Chapter } from '../annotations/chapters.js';
import type { EngineAdapter } from '../media/engine/engine.js';
import type { LiveState } from '../store/player-state.js';

/**
 * Seconds since 1970 at which the media clock was 0: as dated by the stream, otherwise estimated as if its edge were
 * now.
 * @param at milliseconds since 1970
 */
export const clockOrigin = (
  engine: Pick<EngineAdapter, 'clockOrigin'> | null,
  { edge }: LiveState,
  at: number,
): number => engine?.clockOrigin?.() ?? at / 1000 - edge;

/** Converts programmes to chapters for the timeline, in seconds on the media clock. */
export const chaptersOfProgrammes = (programmes: readonly Programme[], origin: number): Chapter[] =>
  programmes.map((programme) => ({
    title: programme.title,
    start: startOf(programme) / 1000 - origin,
    end: endOf(programme) / 1000 - origin,
  }));

/** Start of a programme in seconds on the media clock; null if it is outside the seekable window. */
export const placeOfStart = (programme: Programme, origin: number, live: LiveState): number | null => {
  const place = startOf(programme) / 1000 - origin;
  return place >= live.windowStart && place <= live.edge ? place : null;
};
