import { useEffect } from 'react';
import { focusablesOf } from './card-activation.js';

/**
 * Describes a card of the page to who does not see what is beside it, and takes the description away again. It is
 * said as words: no element may refer to one in a shadow root.
 * @see https://w3c.github.io/aria/#aria-description
 */
export const useDescribedCard = (card: HTMLElement, words: string): void => {
  useEffect(() => {
    if (words === '') return undefined;
    const [control = card] = focusablesOf(card);
    const before = control.getAttribute('aria-description');
    control.setAttribute('aria-description', words);
    return () => {
      if (before === null) control.removeAttribute('aria-description');
      else control.setAttribute('aria-description', before);
    };
  }, [card, words]);
};
