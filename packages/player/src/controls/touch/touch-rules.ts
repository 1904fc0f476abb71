import type { TimeRange } from '../../store/player-state.js';

/** How far a double tap at a side, and a button in the middle, goes. */
export const STEP_SECONDS = 10;

/** Where on the picture a finger is: its outer thirds seek. */
export type Zone = 'back' | 'middle' | 'forward';

/** How far a finger that crosses the whole picture goes, at most. */
const LONGEST_DRAG_SECONDS = 300;
/** Pixels that a finger moves before it means something. */
const SLOP = 12;

/** @param fraction of the picture's width, from the left: the timeline runs that way in every language */
export const zoneAt = (fraction: number): Zone =>
  fraction < 1 / 3 ? 'back' : fraction > 2 / 3 ? 'forward' : 'middle';

/** What a finger that has moved so far (pixels) is doing; null until it is clear. */
export const dragOf = (x: number, y: number): 'along' | 'across' | null =>
  Math.hypot(x, y) < SLOP ? null : Math.abs(x) > Math.abs(y) ? 'along' : 'across';

/** The time that a drag leads to. @param fraction of the picture's width, negative to the left */
export const draggedTo = (from: number, fraction: number, { start, end }: TimeRange): number =>
  Math.min(end, Math.max(start, from + fraction * Math.min(end - start, LONGEST_DRAG_SECONDS)));
