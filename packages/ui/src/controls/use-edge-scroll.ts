import { useEffect, type RefObject } from 'react';

/** Distance from an edge within which the list scrolls, and the maximum distance per frame. */
const EDGE_PX = 56;
const MOST_PX_A_FRAME = 14;

const speedAt = (y: number, { top, bottom }: DOMRect): number => {
  const above = top + EDGE_PX - y;
  const below = y - (bottom - EDGE_PX);
  if (above > 0) return -Math.min(1, above / EDGE_PX) * MOST_PX_A_FRAME;
  return below > 0 ? Math.min(1, below / EDGE_PX) * MOST_PX_A_FRAME : 0;
};

/** The visible area of a scroller; the window for the page itself. */
const frameOf = (box: HTMLElement): DOMRect =>
  box === document.scrollingElement
    ? new DOMRect(0, 0, innerWidth, innerHeight)
    : box.getBoundingClientRect();

/**
 * Scrolls a list while a row is dragged near its edge.
 * @param pointerY position of the pointer in the window; null while there is none
 */
export const useEdgeScroll = (
  isCarrying: boolean,
  scroller: RefObject<HTMLElement | null>,
  pointerY: RefObject<number | null>,
  onScroll: () => void,
): void => {
  useEffect(() => {
    if (!isCarrying) return undefined;
    let frame = requestAnimationFrame(function scroll() {
      const box = scroller.current;
      if (box !== null && pointerY.current !== null) {
        const before = box.scrollTop;
        box.scrollTop += speedAt(pointerY.current, frameOf(box));
        if (box.scrollTop !== before) onScroll();
      }
      frame = requestAnimationFrame(scroll);
    });
    return () => cancelAnimationFrame(frame);
  }, [isCarrying, scroller, pointerY, onScroll]);
};
