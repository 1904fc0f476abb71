import { useCallback, useLayoutEffect, useRef, type RefObject } from 'react';
import { useRowPositions } from './row-positions.js';

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
export const useRowPosition = (
  track: RefObject<HTMLElement | null>,
  id: string,
  count: number,
): ((element: HTMLElement) => void) => {
  const positions = useRowPositions();
  const lead = useRef<Lead | null>(null);

  useLayoutEffect(() => {
    const to = positions.read(id);
    lead.current = to === 0 ? null : { to, stands: 0 };
  }, [positions, id]);

  useLayoutEffect(() => {
    const element = track.current;
    if (element === null || lead.current === null) return;
    const { to } = lead.current;
    element.scrollTo({ left: to, behavior: 'instant' });
    const hasRoom = Math.abs(to) <= element.scrollWidth - element.clientWidth + THERE_PX;
    lead.current = hasRoom ? null : { to, stands: element.scrollLeft };
  }, [track, positions, id, count]);

  return useCallback(
    (element) => {
      // Late scroll events of a removed page would store a wrong position.
      if (!element.isConnected) return;
      const { scrollLeft } = element;
      if (lead.current !== null && Math.abs(scrollLeft - lead.current.stands) <= THERE_PX) return;
      lead.current = null;
      positions.write(id, scrollLeft);
    },
    [positions, id],
  );
};
