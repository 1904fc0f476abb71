/** So much of its height a press moves the window on by: the rest stays in sight, so that one finds one’s place. */
const STEP = 0.8;

/** Where a window stands for a press upwards or downwards, in pixels. */
export interface WindowOnItsWay {
  readonly direction: 'up' | 'down';
  /** From what has the focus to what lies that way. */
  readonly gap: number;
  readonly height: number;
  /** How far the window has gone on from what has the focus; below zero upwards. */
  readonly away: number;
}

/**
 * How far from what has the focus the window stands after a press; null where the focus is to move instead. What lies
 * more than a window away would come with all between them unseen: the window goes there first, and comes back first.
 */
export const windowAway = ({ direction, gap, height, away }: WindowOnItsWay): number | null => {
  const sign = direction === 'down' ? 1 : -1;
  const gone = away * sign;
  const left = gone < 0 ? -gone : gap - gone;
  if (gone >= 0 && left <= height) return null;
  // Adding zero turns -0 into 0.
  return away + sign * Math.min(STEP * height, left) + 0;
};
