import type { Cue } from './cue.js';

/** Index of the first of the ascending `values` that is above `limit`. */
const firstAbove = (values: ArrayLike<number>, limit: number): number => {
  let [low, high] = [0, values.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((values[middle] ?? 0) > limit) high = middle;
    else low = middle + 1;
  }
  return low;
};

/** Finds cues by time. The cost of a query depends on the number of visible cues, not on the total. */
export class CueIndex {
  readonly #cues: readonly Cue[];
  readonly #starts: Float64Array;
  /** For each cue, the latest end of it and all cues before it. */
  readonly #ends: Float64Array;
  /** All times at which a cue appears or disappears, sorted. */
  readonly #changes: Float64Array;

  /** @param cues sorted by start */
  constructor(cues: readonly Cue[]) {
    this.#cues = cues;
    this.#starts = Float64Array.from(cues, ({ start }) => start);
    const ends = Float64Array.from(cues, ({ end }) => end);
    this.#changes = new Float64Array([...this.#starts, ...ends]).sort();
    let last = -Infinity;
    this.#ends = ends.map((end) => (last = Math.max(last, end)));
  }

  /** The cues visible at `time` (seconds), in order. */
  at(time: number): Cue[] {
    const shown: Cue[] = [];
    for (
      let index = firstAbove(this.#starts, time) - 1;
      (this.#ends[index] ?? -Infinity) > time;
      index -= 1
    ) {
      const cue = this.#cues[index];
      if (cue !== undefined && time < cue.end) shown.unshift(cue);
    }
    return shown;
  }

  /** The next time after `time` at which a cue appears or disappears, in seconds; Infinity if there is none. */
  nextChange(time: number): number {
    return this.#changes[firstAbove(this.#changes, time)] ?? Infinity;
  }
}
