import type { PlayerState } from '../store/player-state.js';

/** Whether the next video of the list is to be offered now: while the credits run, and after the end. */
export const offersNext = ({
  listNext,
  live,
  hasStarted,
  ended,
  currentTime,
  skipMarkers,
}: Pick<
  PlayerState,
  'listNext' | 'live' | 'hasStarted' | 'ended' | 'currentTime' | 'skipMarkers'
>): boolean =>
  listNext !== null &&
  live === null &&
  hasStarted &&
  (ended ||
    skipMarkers.some(({ type, from, to }) => type === 'CREDITS' && from <= currentTime && currentTime < to));
