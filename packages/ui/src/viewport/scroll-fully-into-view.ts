/** Tolerance in pixels: browsers report fractional positions. */
const THERE_PX = 1;

const pixels = (length: string): number => Number.parseFloat(length) || 0;

/** Start positions of the entries of a list, in pixels from the end of its start padding, independent of scrolling. */
const startsOf = (list: HTMLElement, entries: readonly HTMLElement[], isRtl: boolean, padding: number) =>
  entries.map((entry) => {
    const left = entry.offsetLeft - (entry.offsetParent === list ? 0 : list.offsetLeft);
    return (isRtl ? list.clientWidth - left - entry.offsetWidth : left) - padding;
  });

/**
 * Scrolls a single-line list to the entry with the keyboard focus, so that all of it is between the list’s paddings.
 * Chromium treats an entry as visible when 32 px of it are, and does not scroll to the rest.
 */
export const scrollFullyIntoView = ({
  currentTarget: list,
  target,
}: {
  readonly currentTarget: HTMLElement;
  readonly target: EventTarget;
}): void => {
  if (!(target instanceof Element) || !target.matches(':focus-visible')) return;
  const entries = [...list.children].filter((entry) => entry instanceof HTMLElement);
  const at = entries.findIndex((entry) => entry.contains(target));
  const { direction, paddingInlineStart, paddingInlineEnd } = getComputedStyle(list);
  const isRtl = direction === 'rtl';
  const starts = startsOf(list, entries, isRtl, pixels(paddingInlineStart));
  const start = starts[at];
  const room = list.clientWidth - pixels(paddingInlineStart) - pixels(paddingInlineEnd);
  if (start === undefined || room <= 0) return;
  // The smallest scroll position that shows the end of the entry.
  const least = start + (entries[at]?.offsetWidth ?? 0) - room;
  const from = Math.abs(list.scrollLeft);
  if (start >= from - THERE_PX && least <= from + THERE_PX) return;
  // Scroll snapping rests at the start of an entry; any position in between could snap back and cut off the focused
  // one.
  const to = start < from ? start : Math.min(start, starts.find((begin) => begin >= least) ?? least);
  list.scrollTo({ left: isRtl ? -to : to, behavior: 'instant' });
};
