import { useEffect } from 'react';

const isInWindow = (top: number, bottom: number): boolean => bottom > 0 && top < innerHeight;

/**
 * Keeps what the keys have reached in the window while the page grows before it: rows come one by one, and a list fills
 * itself as soon as somebody is below it. Whoever has scrolled away from it is left where they are.
 */
export const useFocusInSight = (): void => {
  useEffect(() => {
    /** Its edges in the page, which scrolling does not move. */
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
