/** Somebody who stops before this part of a video has not begun it. */
const STARTED_FROM = 0.05;
/** Somebody who stops after this part of a video has seen it. */
const FINISHED_FROM = 0.95;

export type WatchOutcome = 'notStarted' | 'resumable' | 'finished';

/**
 * What is worth keeping of having watched so far.
 * @param position Seconds from start, as `duration` is long.
 */
export const watchOutcome = (position: number, duration: number): WatchOutcome => {
  const part = position / duration;
  if (!(part >= STARTED_FROM)) return 'notStarted';
  return part > FINISHED_FROM ? 'finished' : 'resumable';
};

/** Where to go on with what was watched before; null for the beginning. Seconds. */
export const resumePlace = (watchProgress: number | null, duration: number | null): number | null =>
  watchProgress !== null && duration !== null && watchOutcome(watchProgress, duration) === 'resumable'
    ? watchProgress
    : null;
