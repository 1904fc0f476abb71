import { useEffect } from 'react';
import { focusablesOf } from './card-activation.js';

/**
 * Adds a description of the popup to a card of the page for screen readers, and removes it again. It is set as text,
 * because ARIA references cannot point into a shadow root.
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
