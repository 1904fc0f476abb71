import { useEffect } from 'react';

const isInWindow = (top: number, bottom: number): boolean => bottom > 0 && top < innerHeight;

/**
 * Keeps the keyboard-focused element in view while content is inserted above it, for example when rows or lists load.
 * Does nothing if the viewer has scrolled away from it.
 */
export const useFocusInSight = (): void => {
  useEffect(() => {
    /** Last known edges of the focused element in page coordinates. */
    let stood = { top: 0, bottom: 0 };
    const reached = (): Element | null => document.querySelector(':focus-visible');
    const keep = (): void => {
      const focused = reached();
      if (focused === null) return;
      const { top, bottom } = focused.getBoundingClientRect();
      const wasInWindow = isInWindow(stood.top - scrollY, stood.bottom - scrollY);
      stood = { top: top + scrollY, bottom: bottom + scrollY };
      if (wasInWindow && !isInWindow(top, bottom))
        focused.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    };
    const note = (): void => {
      const box = reached()?.getBoundingClientRect();
      if (box !== undefined) stood = { top: box.top + scrollY, bottom: box.bottom + scrollY };
    };
    const growth = new ResizeObserver(keep);
    growth.observe(document.body);
    document.addEventListener('focusin', note);
    return () => {
      growth.disconnect();
      document.removeEventListener('focusin', note);
    };
  }, []);
};
