/** Fraction of the window's height that a key press scrolls; the overlap keeps the viewer oriented. */
const STEP = 0.8;

/** Scroll state when up or down is pressed, in pixels. */
export interface ScrollState {
  readonly direction: 'up' | 'down';
  /** Distance from the focused element to the next one in this direction. */
  readonly gap: number;
  readonly height: number;
  /** How far the window has scrolled away from the focused element; negative upwards. */
  readonly away: number;
}

/**
 * The distance of the window from the focused element after a key press; null if the focus has to move instead. Jumping
 * further than one viewport would skip unseen content, so the window scrolls there first, and scrolls back first.
 */
export const windowAway = ({ direction, gap, height, away }: ScrollState): number | null => {
  const sign = direction === 'down' ? 1 : -1;
  const scrolled = away * sign;
  const left = scrolled < 0 ? -scrolled : gap - scrolled;
  if (scrolled >= 0 && left <= height) return null;
  // Adding zero turns -0 into 0.
  return away + sign * Math.min(STEP * height, left) + 0;
};
