import { savesData } from './data-saver.js';

/** Seconds buffered while nothing plays: the segment that contains the current frame. */
export const PRELOAD_SECONDS = 1;

/** How much is buffered ahead of the playback position. */
export interface Supply {
  /** Minimum in seconds, regardless of the size. */
  readonly least: number;
  /** Maximum in seconds. */
  readonly most: number;
  /** Maximum in bytes. */
  readonly bytes: number;
}

const USUAL: Supply = { least: 10, most: 60, bytes: 30_000_000 };
/** With the browser's data saver on, videos are often left early, so less is buffered. */
const SPARE: Supply = { least: 8, most: 20, bytes: 10_000_000 };

/** @see docs/rules/playback.md PLAY-12 */
export const supply = (): Supply => (savesData() ? SPARE : USUAL);
