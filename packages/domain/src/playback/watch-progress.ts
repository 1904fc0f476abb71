/** A video stopped before this fraction counts as not started. */
const STARTED_FROM = 0.05;
/** A video stopped after this fraction counts as finished. */
const FINISHED_FROM = 0.95;

export type WatchOutcome = 'notStarted' | 'resumable' | 'finished';

/**
 * The outcome of watching up to a position.
 * @param position Seconds from the start, as is `duration`.
 */
export const watchOutcome = (position: number, duration: number): WatchOutcome => {
  const part = position / duration;
  if (!(part >= STARTED_FROM)) return 'notStarted';
  return part > FINISHED_FROM ? 'finished' : 'resumable';
};

/** The position in seconds to resume at; null for the beginning. */
export const resumePosition = (watchProgress: number | null, duration: number | null): number | null =>
  watchProgress !== null && duration !== null && watchOutcome(watchProgress, duration) === 'resumable'
    ? watchProgress
    : null;
