/** Delay between the scheduled time of a premiere and its live modal. */
export const PREMIERE_DELAY_MS = 30_000;

export type PremierePhase = 'before' | 'showing' | 'over';

/**
 * The phase of a premiere. Its modal is shown from 30 s after the scheduled time until the film would end.
 *
 * @param scheduledAt Milliseconds since the epoch, as is `now`.
 * @param duration Seconds.
 *
 * ACC-15
 */
export const premierePhase = (scheduledAt: number, duration: number, now: number): PremierePhase => {
  if (now < scheduledAt + PREMIERE_DELAY_MS) return 'before';
  return now < scheduledAt + duration * 1000 ? 'showing' : 'over';
};
