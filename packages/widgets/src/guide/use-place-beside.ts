import { autoUpdate, computePosition, flip, hide, offset, shift } from '@floating-ui/dom';
import { UP_TO_MOBILE } from '@footlight/tokens';
import { useLayoutEffect, type RefObject } from 'react';
import type { ActivationCause } from './card-activation.js';

const GAP = 10;
const MARGIN = 12;
/** In less room the popup would be illegible: it is then placed over the card, and Escape closes it. */
const LEAST_ROOM = 140;

/** The room above or below a card in a narrow window, in CSS pixels; null when it is too little or does not matter. */
const roomBeside = (card: DOMRect, edge: 'start' | 'end', cause: ActivationCause): number | null => {
  // A tapped card may be covered, because touch users do not need it any more.
  if (cause === 'tap' || !matchMedia(UP_TO_MOBILE).matches) return null;
  const beside = edge === 'start' ? card.top : innerHeight - card.bottom;
  const room = Math.floor(beside - GAP - MARGIN);
  return room < LEAST_ROOM ? null : room;
};

/** Positions an element beside a card, above everything else, and updates the position while the page moves. */
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
    // Browsers without the popover API place it above the page by `z-index`.
    if (typeof element.showPopover === 'function') element.showPopover();
    const place = async (): Promise<void> => {
      const { x, y, placement, middlewareData } = await computePosition(card, element, {
        strategy: 'fixed',
        placement: 'bottom',
        middleware: [
          offset(GAP),
          // Horizontal overflow is shifted rather than flipped, because the preferred side is below the card.
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
