import type { ViewTotals } from './view-event.js';
import type { ViewedState } from './viewed-state.js';

type Mode = 'playing' | 'stalled' | 'other';

/** Adds up the time of a view. */
export class ViewClock {
  #mode: Mode = 'other';
  #since = 0;
  #playing = 0;
  #stalled = 0;
  /** Bits per second × milliseconds. */
  #bits = 0;
  #measured = 0;
  #bandwidth: number | null = null;
  stalls = 0;
  seeks = 0;
  startup: number | null = null;

  /** Time of playing until now. @param now milliseconds */
  playing(now: number): number {
    return this.#playing + (this.#mode === 'playing' ? now - this.#since : 0);
  }

  /** Counts the time from now on as this. */
  enter(mode: Mode, { activeQuality }: Pick<ViewedState, 'activeQuality'>, now: number): void {
    const passed = now - this.#since;
    if (this.#mode === 'playing') {
      this.#playing += passed;
      if (this.#bandwidth !== null) {
        this.#bits += this.#bandwidth * passed;
        this.#measured += passed;
      }
    } else if (this.#mode === 'stalled') this.#stalled += passed;
    this.#mode = mode;
    this.#since = now;
    this.#bandwidth = activeQuality?.bandwidth ?? null;
  }

  totals(now: number): ViewTotals {
    return {
      playing: Math.round(this.playing(now)),
      stalled: Math.round(this.#stalled + (this.#mode === 'stalled' ? now - this.#since : 0)),
      stalls: this.stalls,
      seeks: this.seeks,
      startup: this.startup,
      bandwidth: this.#measured === 0 ? null : Math.round(this.#bits / this.#measured),
    };
  }
}
