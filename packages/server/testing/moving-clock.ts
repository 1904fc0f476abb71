import type { Clock } from '../src/clock.js';

export interface MovingClock extends Clock {
  /** Advances the time. */
  advance(milliseconds: number): void;
}

/** A clock that only moves when advanced. It starts at the current time, so that tokens created with it are valid. */
export const createMovingClock = (start: number = Date.now()): MovingClock => {
  let now = start;
  return {
    now: () => now,
    advance: (milliseconds) => {
      now += milliseconds;
    },
  };
};
