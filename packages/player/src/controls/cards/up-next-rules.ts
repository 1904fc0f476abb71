import type { Neighbour } from '@footlight/domain';
import type { PlayerState } from '../../store/player-state.js';

/** Whether to offer the next video of the list now: during the credits and after the end. */
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

/** The next video that is offered, and whether it starts automatically. */
export interface UpNextOffer {
  /** Null if nothing is offered. */
  readonly next: Neighbour | null;
  /** Whether it starts automatically after the countdown of `seconds`. */
  readonly counts: boolean;
  readonly seconds: number;
  /** Whether the countdown is paused. */
  readonly isHeld: boolean;
}

/** The current offer of a list, for the player and for host pages that show it themselves. */
export const upNextOf = (state: PlayerState): UpNextOffer => ({
  next: state.ad === null && offersNext(state) ? state.listNext : null,
  counts: state.autoAdvance && state.countdownDuration > 0 && state.sleepTimer?.until !== 'end',
  seconds: state.countdownDuration,
  isHeld: state.paused && !state.ended,
});
