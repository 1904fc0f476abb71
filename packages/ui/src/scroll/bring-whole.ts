/** Nearer than this is there: browsers stand between pixels. */
const THERE_PX = 1;

const pixels = (length: string): number => Number.parseFloat(length) || 0;

/** Where the entries of a list begin, in pixels along the line from its first padding on, wherever it is scrolled to. */
const startsOf = (list: HTMLElement, entries: readonly HTMLElement[], isRtl: boolean, padding: number) =>
  entries.map((entry) => {
    const left = entry.offsetLeft - (entry.offsetParent === list ? 0 : list.offsetLeft);
    return (isRtl ? list.clientWidth - left - entry.offsetWidth : left) - padding;
  });

/**
 * Turns a list of one line to the entry that the keys have reached, so that all of it stands between the list’s
 * paddings. Chromium takes an entry of which 32 px are in the window for seen, and leaves the rest of it outside.
 */
export const bringWhole = ({
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
  // Where its end meets the end of the room.
  const least = start + (entries[at]?.offsetWidth ?? 0) - room;
  const from = Math.abs(list.scrollLeft);
  if (start >= from - THERE_PX && least <= from + THERE_PX) return;
  // A list rests where an entry begins: before the place that is wanted it would turn back behind it.
  const to = start < from ? start : Math.min(start, starts.find((begin) => begin >= least) ?? least);
  list.scrollTo({ left: isRtl ? -to : to, behavior: 'instant' });
};
