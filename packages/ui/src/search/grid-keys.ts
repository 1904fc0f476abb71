import { nextFocus } from '../content/row/row-keys.js';

const middleOf = (element: HTMLElement): number => {
  const { left, width } = element.getBoundingClientRect();
  return left + width / 2;
};

/** The card in the adjacent line above or below that is closest to the focused one. */
const acrossLines = (
  links: readonly HTMLElement[],
  focused: HTMLElement,
  step: 1 | -1,
): HTMLElement | undefined => {
  const topOf = (element: HTMLElement): number => Math.round(element.getBoundingClientRect().top);
  const from = topOf(focused);
  const beyond = links.filter((link) => (topOf(link) - from) * step > 0);
  const nearest = Math.min(...beyond.map((link) => (topOf(link) - from) * step));
  const line = beyond.filter((link) => (topOf(link) - from) * step === nearest);
  const middle = middleOf(focused);
  return line.toSorted(
    (one, other) => Math.abs(middleOf(one) - middle) - Math.abs(middleOf(other) - middle),
  )[0];
};

/**
 * The link in a grid that an arrow key, Home or End moves the focus to; `undefined` when the grid does not handle the
 * key or there is no such link, so that the page receives the key.
 */
export const nextInGrid = (
  key: string,
  direction: 'ltr' | 'rtl',
  grid: HTMLElement,
  focused: Element | null,
): HTMLElement | undefined => {
  if (key !== 'ArrowUp' && key !== 'ArrowDown') return nextFocus(key, direction, grid, focused);
  const links = [...grid.querySelectorAll<HTMLElement>('a[href]')];
  if (!(focused instanceof HTMLElement) || !links.includes(focused)) return undefined;
  return acrossLines(links, focused, key === 'ArrowDown' ? 1 : -1);
};
