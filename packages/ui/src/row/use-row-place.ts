import { useCallback, useLayoutEffect, useRef, type RefObject } from 'react';
import { useRowPlaces } from './row-places.js';

/** Where a row is led, and where it has come on its way. */
interface Lead {
  readonly to: number;
  readonly stands: number;
}

/** Nearer than this is there: browsers stand between pixels. */
const THERE_PX = 1;

/**
 * Leads a row back to where its reader left it, as soon as it has cards enough, and keeps where they move it to.
 * @param count of its cards
 * @returns hears that the row has been scrolled
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
      // Its page has gone: what is heard of it came too late, and it stands nowhere.
      if (!element.isConnected) return;
      const { scrollLeft } = element;
      if (lead.current !== null && Math.abs(scrollLeft - lead.current.stands) <= THERE_PX) return;
      lead.current = null;
      places.write(id, scrollLeft);
    },
    [places, id],
  );
};
