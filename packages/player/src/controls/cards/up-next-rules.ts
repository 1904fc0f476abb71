import type { Neighbour } from '../../playback-loader.js';
import type { PlayerState } from '../../store/player-state.js';

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

/** What is offered to go on with, and how. */
export interface UpNextOffer {
  /** Null while nothing is offered. */
  readonly next: Neighbour | null;
  /** Whether it follows by itself, after so many seconds. */
  readonly counts: boolean;
  readonly seconds: number;
  /** Whether the seconds stand still. */
  readonly isHeld: boolean;
}

/** What is offered of a list, in the player and wherever a page offers it instead. */
export const upNextOf = (state: PlayerState): UpNextOffer => ({
  next: state.ad === null && offersNext(state) ? state.listNext : null,
  counts: state.autoAdvance && state.countdownDuration > 0 && state.sleepTimer?.until !== 'end',
  seconds: state.countdownDuration,
  isHeld: state.paused && !state.ended,
});
