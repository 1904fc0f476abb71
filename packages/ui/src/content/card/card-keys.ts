/**
 * Keyboard navigation within a card: up from its link to its toggles, along them, and down to the link again;
 * `undefined` when the key leads out of the card.
 */
export const nextInCard = (
  key: string,
  direction: 'ltr' | 'rtl',
  card: HTMLElement,
  focused: Element | null,
): HTMLElement | undefined => {
  const link = card.querySelector<HTMLElement>('a[href]') ?? undefined;
  const toggles = [...card.querySelectorAll<HTMLElement>('button:not(:disabled)')];
  if (focused === link) return key === 'ArrowUp' ? toggles[0] : undefined;
  const at = toggles.findIndex((toggle) => toggle === focused);
  if (at === -1) return undefined;
  if (key === 'ArrowDown') return link;
  const isForward = key === (direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight');
  const isBackward = key === (direction === 'rtl' ? 'ArrowRight' : 'ArrowLeft');
  return isForward ? toggles[at + 1] : isBackward ? toggles[at - 1] : undefined;
};
