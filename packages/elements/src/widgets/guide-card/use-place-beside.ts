import { autoUpdate, computePosition, flip, hide, offset, shift } from '@floating-ui/dom';
import { UP_TO_MOBILE } from '@footlight/tokens';
import { useLayoutEffect, type RefObject } from 'react';
import type { ActivationCause } from './card-activation.js';

const GAP = 10;
const MARGIN = 12;
/** In less, nothing of it could be read: it stands over the card then, and Escape takes it away. */
const LEAST_ROOM = 140;

/** What a narrow window leaves above or below a card, in CSS pixels; null where that is too little, or not asked for. */
const roomBeside = (card: DOMRect, edge: 'start' | 'end', cause: ActivationCause): number | null => {
  // A finger needs its card no longer, and scrolls on.
  if (cause === 'tap' || !matchMedia(UP_TO_MOBILE).matches) return null;
  const beside = edge === 'start' ? card.top : innerHeight - card.bottom;
  const room = Math.floor(beside - GAP - MARGIN);
  return room < LEAST_ROOM ? null : room;
};

/** Puts an element beside a card, above everything else of the page, and keeps it there while the page moves. */
export const usePlaceBeside = (
  card: HTMLElement,
  popup: RefObject<HTMLElement | null>,
  cause: ActivationCause,
  onLost: () => void,
): void => {
  useLayoutEffect(() => {
    const element = popup.current;
    if (element === null) return undefined;
    let isWanted = true;
    // Browsers without popovers have it above the page by its place in the stack.
    if (typeof element.showPopover === 'function') element.showPopover();
    const place = async (): Promise<void> => {
      const { x, y, placement, middlewareData } = await computePosition(card, element, {
        strategy: 'fixed',
        placement: 'bottom',
        middleware: [
          offset(GAP),
          // What sticks out sideways is shifted: below the card is where it belongs.
          flip({ padding: MARGIN, crossAxis: false, fallbackPlacements: ['top', 'right', 'left'] }),
          shift({ padding: MARGIN, crossAxis: true }),
          hide(),
        ],
      });
      if (!isWanted) return;
      if (middlewareData.hide?.referenceHidden === true || !card.isConnected) {
        onLost();
        return;
      }
      const box = card.getBoundingClientRect();
      const edge = box.top + box.bottom > innerHeight ? 'start' : 'end';
      const room = roomBeside(box, edge, cause);
      if (room === null) element.style.removeProperty('--room');
      else element.style.setProperty('--room', `${String(room)}px`);
      element.style.setProperty('--x', `${Math.round(x)}px`);
      element.style.setProperty('--y', `${Math.round(y)}px`);
      element.dataset['side'] = matchMedia(UP_TO_MOBILE).matches ? 'bottom' : placement;
      element.dataset['edge'] = edge;
    };
    const stop = autoUpdate(card, element, () => void place());
    return () => {
      isWanted = false;
      stop();
    };
  }, [card, popup, cause, onLost]);
};
