import type { Cue } from './cue.js';

/** First place of `values` (rising) whose value is above `limit`. */
const firstAbove = (values: ArrayLike<number>, limit: number): number => {
  let [low, high] = [0, values.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((values[middle] ?? 0) > limit) high = middle;
    else low = middle + 1;
  }
  return low;
};

/** Cues by their time: what is asked of it costs as much as is shown, however many there are. */
export class CueIndex {
  readonly #cues: readonly Cue[];
  readonly #starts: Float64Array;
  /** Of each cue and all before it, when the last of them ends. */
  readonly #ends: Float64Array;
  /** All moments at which a cue comes or goes. */
  readonly #changes: Float64Array;

  /** @param cues in order of their beginning */
  constructor(cues: readonly Cue[]) {
    this.#cues = cues;
    this.#starts = Float64Array.from(cues, ({ start }) => start);
    const ends = Float64Array.from(cues, ({ end }) => end);
    this.#changes = new Float64Array([...this.#starts, ...ends]).sort();
    let last = -Infinity;
    this.#ends = ends.map((end) => (last = Math.max(last, end)));
  }

  /** Those shown at `time` (seconds), in order. */
  at(time: number): Cue[] {
    const shown: Cue[] = [];
    for (
      let place = firstAbove(this.#starts, time) - 1;
      (this.#ends[place] ?? -Infinity) > time;
      place -= 1
    ) {
      const cue = this.#cues[place];
      if (cue !== undefined && time < cue.end) shown.unshift(cue);
    }
    return shown;
  }

  /** When a cue comes or goes next after `time`, seconds; infinity when none does. */
  nextChange(time: number): number {
    return this.#changes[firstAbove(this.#changes, time)] ?? Infinity;
  }
}
