import type { Clock } from '../clock.js';

export interface MovingClock extends Clock {
  /** Moves time on by some milliseconds. */
  advance(milliseconds: number): void;
}

/** A clock that stands still until moved; begins now, so that tokens made with it look current. */
export const createMovingClock = (start: number = Date.now()): MovingClock => {
  let now = start;
  return {
    now: () => now,
    advance: (milliseconds) => {
      now += milliseconds;
    },
  };
};
