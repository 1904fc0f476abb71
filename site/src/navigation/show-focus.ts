import { windowAway, type FocusBox } from '@footlight/domain';

/** How far the window has gone on from what kept the focus meanwhile, in pixels, downwards positive. */
const gone = new WeakMap<HTMLElement, number>();

const behavior = (): ScrollBehavior =>
  matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth';

/** Focuses an element and brings it to the middle of the window. */
export const showFocus = (element: HTMLElement): void => {
  element.focus({ preventScroll: true });
  element.scrollIntoView({ block: 'center', inline: 'nearest', behavior: behavior() });
};

/** Where the window stands with a box in its middle, as far as the page allows. */
const centredOn = ({ top, bottom }: FocusBox): number => scrollY + (top + bottom - innerHeight) / 2;

const withinPage = (at: number): number =>
  Math.max(0, Math.min(at, document.documentElement.scrollHeight - innerHeight));

/**
 * Moves the window on, towards what is far, with the focus where it is: what lies between is read on the way.
 *
 * @param isFixed what has the focus goes along with the window
 * @returns false where the focus itself is to move
 */
export const goOnTowards = (
  here: HTMLElement,
  next: FocusBox,
  direction: 'up' | 'down',
  isFixed: boolean,
): boolean => {
  const box = here.getBoundingClientRect();
  const gap = direction === 'down' ? next.top - box.bottom : box.top - next.bottom;
  const before = isFixed ? 0 : (gone.get(here) ?? 0);
  const away = windowAway({ direction, gap, height: innerHeight, away: before });
  if (away === null) return false;
  const from = isFixed ? scrollY : withinPage(centredOn(box));
  const aim = withinPage(from + away);
  if (Math.abs(aim - withinPage(from + before)) < 1) return false;
  // Whoever came back, or turned the wheel, may see another part of the page: it is from there that nothing is passed.
  const step = Math.abs(away - before);
  const to = Math.max(scrollY - step, Math.min(aim, scrollY + step));
  if (!gone.has(here)) here.addEventListener('blur', () => gone.delete(here), { once: true });
  gone.set(here, to - from);
  scrollTo({ top: to, behavior: behavior() });
  return true;
};
