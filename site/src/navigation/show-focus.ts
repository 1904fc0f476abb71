import { windowAway, type FocusBox } from '@footlight/domain';

/** How far the window has scrolled past the focused element, in pixels; downwards is positive. */
const scrolledBy = new WeakMap<HTMLElement, number>();

const behavior = (): ScrollBehavior =>
  matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth';

/** Focuses an element and scrolls it to the centre of the viewport. */
export const showFocus = (element: HTMLElement): void => {
  element.focus({ preventScroll: true });
  element.scrollIntoView({ block: 'center', inline: 'nearest', behavior: behavior() });
};

/** Scroll offset that centres a box. */
const centredOn = ({ top, bottom }: FocusBox): number => scrollY + (top + bottom - innerHeight) / 2;

const withinPage = (at: number): number =>
  Math.max(0, Math.min(at, document.documentElement.scrollHeight - innerHeight));

/**
 * Scrolls towards a distant element while the focus stays, so that the content in between is not skipped.
 *
 * @param isFixed whether the focused element is fixed to the viewport
 * @returns false if the focus itself should move
 */
export const goOnTowards = (
  here: HTMLElement,
  next: FocusBox,
  direction: 'up' | 'down',
  isFixed: boolean,
): boolean => {
  const box = here.getBoundingClientRect();
  const gap = direction === 'down' ? next.top - box.bottom : box.top - next.bottom;
  const before = isFixed ? 0 : (scrolledBy.get(here) ?? 0);
  const away = windowAway({ direction, gap, height: innerHeight, away: before });
  if (away === null) return false;
  const from = isFixed ? scrollY : withinPage(centredOn(box));
  const aim = withinPage(from + away);
  if (Math.abs(aim - withinPage(from + before)) < 1) return false;
  // The viewer may have scrolled elsewhere meanwhile; the step is limited from the current position, so that no content
  // is skipped.
  const step = Math.abs(away - before);
  const to = Math.max(scrollY - step, Math.min(aim, scrollY + step));
  if (!scrolledBy.has(here)) here.addEventListener('blur', () => scrolledBy.delete(here), { once: true });
  scrolledBy.set(here, to - from);
  scrollTo({ top: to, behavior: behavior() });
  return true;
};
