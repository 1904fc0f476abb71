import { endOf, startOf, type Programme } from '@footlight/domain';
import type { Chapter } from '../annotations/chapters.js';
import type { EngineAdapter } from '../media/engine/engine.js';
import type { LiveState } from '../store/player-state.js';

/**
 * Seconds since 1970 at which the media's clock stood at 0: as the stream dates itself, else as if its edge were now.
 * @param at milliseconds since 1970
 */
export const clockOrigin = (
  engine: Pick<EngineAdapter, 'clockOrigin'> | null,
  { edge }: LiveState,
  at: number,
): number => engine?.clockOrigin?.() ?? at / 1000 - edge;

/** Programmes as the timeline shows chapters: seconds on the media's clock. */
export const chaptersOfProgrammes = (programmes: readonly Programme[], origin: number): Chapter[] =>
  programmes.map((programme) => ({
    title: programme.title,
    start: startOf(programme) / 1000 - origin,
    end: endOf(programme) / 1000 - origin,
  }));

/** Where a programme begins, seconds on the media's clock; null where that is no longer, or not yet, to be played. */
export const placeOfStart = (programme: Programme, origin: number, live: LiveState): number | null => {
  const place = startOf(programme) / 1000 - origin;
  return place >= live.windowStart && place <= live.edge ? place : null;
};
