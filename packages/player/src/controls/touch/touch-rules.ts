import type { TimeRange } from '../../store/player-state.js';

/** Seconds to seek by for a double tap at a side and for a button in the middle. */
export const STEP_SECONDS = 10;

/** Zone of the picture that a finger touches; the outer thirds seek. */
export type Zone = 'back' | 'middle' | 'forward';

/** Maximum seek of a drag across the whole picture. */
const LONGEST_DRAG_SECONDS = 300;
/** Distance in pixels that a finger moves before it counts as a drag. */
const SLOP = 12;

/** @param fraction of the picture's width, from the left: the timeline runs that way in every language */
export const zoneAt = (fraction: number): Zone =>
  fraction < 1 / 3 ? 'back' : fraction > 2 / 3 ? 'forward' : 'middle';

/** Direction of a drag of the given distance in pixels; null until it is clear. */
export const dragOf = (x: number, y: number): 'along' | 'across' | null =>
  Math.hypot(x, y) < SLOP ? null : Math.abs(x) > Math.abs(y) ? 'along' : 'across';

/**
 * The time that a drag seeks to.
 * @param fraction of the picture's width, negative to the left
 */
export const draggedTo = (from: number, fraction: number, { start, end }: TimeRange): number =>
  Math.min(end, Math.max(start, from + fraction * Math.min(end - start, LONGEST_DRAG_SECONDS)));
