/**
 * The link in a row that an arrow key, Home or End moves the focus to; `undefined` when the row does not handle the key
 * or there is no such link, so that the page receives the key.
 */
export const nextFocus = (
  key: string,
  direction: 'ltr' | 'rtl',
  row: HTMLElement,
  focused: Element | null,
): HTMLElement | undefined => {
  const links = [...row.querySelectorAll<HTMLElement>('a[href]')];
  const at = links.findIndex((link) => link === focused);
  if (at === -1) return undefined;
  const forward = direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
  const backward = direction === 'rtl' ? 'ArrowRight' : 'ArrowLeft';
  if (key === forward) return links[at + 1];
  if (key === backward) return links[at - 1];
  if (key === 'Home') return links[0];
  if (key === 'End') return links.at(-1);
  return undefined;
};
