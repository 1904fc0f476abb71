import { guideCardSheets } from '@footlight/ui';
import {
  useCallback,
  useEffect,
  useRef,
  type KeyboardEvent as ReactKeyboardEvent,
  type ReactNode,
} from 'react';
import { focusablesOf, type ActivationCause, type CardActivation } from './card-activation.js';
import popupSheet from './guide-card-popup.module.css?inline';
import classes from './guide-card-popup.module.css';
import { usePlaceBeside } from './use-place-beside.js';
import { useSheets } from '../hooks/use-sheets.js';

const SHEETS = [...guideCardSheets, popupSheet];
const CONTROLS = 'a[href], button';

export interface GuideCardPlaceProps {
  readonly card: HTMLElement;
  readonly cause: ActivationCause;
  readonly activation: CardActivation;
  readonly label: string;
  readonly children: ReactNode;
}

/** Places the popup beside the card and directly after it in the Tab order, before whatever follows the card. */
export const GuideCardPlace = ({ card, cause, activation, label, children }: GuideCardPlaceProps) => {
  const place = useRef<HTMLDivElement>(null);
  const close = useCallback(() => activation.close(), [activation]);
  useSheets(place, SHEETS);
  usePlaceBeside(card, place, cause, close);

  useEffect(() => {
    const enter = (event: KeyboardEvent): void => {
      const isForth = event.key === 'Tab' && !event.shiftKey;
      const first = place.current?.querySelector<HTMLElement>(CONTROLS);
      if (!isForth || !first || event.composedPath()[0] !== focusablesOf(card).at(-1)) return;
      event.preventDefault();
      first.focus();
    };
    card.addEventListener('keydown', enter);
    return () => card.removeEventListener('keydown', enter);
  }, [card]);

  const leave = (event: ReactKeyboardEvent<HTMLElement>): void => {
    if (event.key !== 'Tab') return;
    const all = [...event.currentTarget.querySelectorAll<HTMLElement>(CONTROLS)];
    if (event.shiftKey && event.target === all.at(0)) {
      event.preventDefault();
      activation.focus(card, 'last');
    } else if (!event.shiftKey && event.target === all.at(-1)) {
      // Focuses the card, so that the browser continues to whatever follows it.
      activation.focus(card, 'last');
      activation.close();
    }
  };

  return (
    // Keys bubble up from the links and buttons within.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      ref={place}
      className={classes['place']}
      part="card"
      popover="manual"
      role="group"
      aria-label={label}
      data-popup
      onKeyDown={leave}
    >
      {children}
    </div>
  );
};
