import { useCallback, useLayoutEffect, useRef, type RefObject } from 'react';
import { useRowPlaces } from './row-places.js';

/** The position to restore, and how far the row could be scrolled so far. */
interface Lead {
  readonly to: number;
  readonly stands: number;
}

/** Tolerance in pixels: browsers report fractional positions. */
const THERE_PX = 1;

/**
 * Restores a row's scroll position as soon as it has enough cards, and stores the position when the viewer scrolls.
 * @param count number of cards
 * @returns handler for the row's scroll events
 */
export const useRowPlace = (
  track: RefObject<HTMLElement | null>,
  id: string,
  count: number,
): ((element: HTMLElement) => void) => {
  const places = useRowPlaces();
  const lead = useRef<Lead | null>(null);

  useLayoutEffect(() => {
    const to = places.read(id);
    lead.current = to === 0 ? null : { to, stands: 0 };
  }, [places, id]);

  useLayoutEffect(() => {
    const element = track.current;
    if (element === null || lead.current === null) return;
    const { to } = lead.current;
    element.scrollTo({ left: to, behavior: 'instant' });
    const hasRoom = Math.abs(to) <= element.scrollWidth - element.clientWidth + THERE_PX;
    lead.current = hasRoom ? null : { to, stands: element.scrollLeft };
  }, [track, places, id, count]);

  return useCallback(
    (element) => {
      // Late scroll events of a removed page would store a wrong position.
      if (!element.isConnected) return;
      const { scrollLeft } = element;
      if (lead.current !== null && Math.abs(scrollLeft - lead.current.stands) <= THERE_PX) return;
      lead.current = null;
      places.write(id, scrollLeft);
    },
    [places, id],
  );
};
