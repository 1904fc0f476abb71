/**
 * The link that an arrow, Home or End leads to within a row; `undefined` when the key means nothing here or
 * there is nowhere to go, so that the page keeps it.
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
