import { useEffect, useState } from 'react';

/** The bar stays visible up to this scroll offset, in pixels (PAGE-49). */
const HIDE_BELOW_PX = 150;

/** Distance in pixels to scroll back up until it shows again. */
const SHOW_AFTER_PX = 50;

/** Throttle of scroll events, with a trailing call (PAGE-49). */
export const SCROLL_THROTTLE_MS = 250;

/** Whether the top bar is visible: it hides when scrolling down and returns when scrolling up. */
export const useBarVisibility = (always: boolean): { readonly visible: boolean; readonly atTop: boolean } => {
  const [bar, setBar] = useState({ visible: true, atTop: true });

  useEffect(() => {
    // Assumes the page starts at its top: reading `scrollY` here would force a layout before the first paint.
    let turned = 0;
    let last = 0;
    let waiting: ReturnType<typeof setTimeout> | undefined;
    let isMissed = false;
    const read = (): void => {
      const y = Math.max(0, window.scrollY);
      if (y > last) turned = Math.max(turned, y);
      const down = y > last && y > HIDE_BELOW_PX;
      const up = turned - y > SHOW_AFTER_PX || y <= HIDE_BELOW_PX;
      if (up) turned = y;
      last = y;
      const atTop = y < 8;
      setBar((bar) => {
        const visible = up || (bar.visible && !down);
        return bar.visible === visible && bar.atTop === atTop ? bar : { visible, atTop };
      });
    };
    const onScroll = (): void => {
      if (waiting !== undefined) {
        isMissed = true;
        return;
      }
      read();
      waiting = setTimeout(() => {
        waiting = undefined;
        if (!isMissed) return;
        isMissed = false;
        onScroll();
      }, SCROLL_THROTTLE_MS);
    };
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      window.removeEventListener('scroll', onScroll);
      clearTimeout(waiting);
    };
  }, []);

  return { visible: always || bar.visible, atTop: bar.atTop };
};
