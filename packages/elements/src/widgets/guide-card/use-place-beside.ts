import { autoUpdate, computePosition, flip, hide, offset, shift } from '@floating-ui/dom';
import { useLayoutEffect, type RefObject } from 'react';

const GAP = 10;
const MARGIN = 12;
const NARROW = '(max-width: 600px)';

/** Puts an element beside a card, above everything else of the page, and keeps it there while the page moves. */
export const usePlaceBeside = (
  card: HTMLElement,
  popup: RefObject<HTMLElement | null>,
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
      const { top, bottom } = card.getBoundingClientRect();
      element.style.setProperty('--x', `${Math.round(x)}px`);
      element.style.setProperty('--y', `${Math.round(y)}px`);
      element.dataset['side'] = matchMedia(NARROW).matches ? 'bottom' : placement;
      element.dataset['edge'] = top + bottom > innerHeight ? 'start' : 'end';
    };
    const stop = autoUpdate(card, element, () => void place());
    return () => {
      isWanted = false;
      stop();
    };
  }, [card, popup, onLost]);
};
