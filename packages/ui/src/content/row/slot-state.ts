/** The visible columns of a row, counted from 0, both ends inclusive. */
export interface VisibleColumns {
  readonly first: number;
  readonly last: number;
}

/** Used before the first layout. */
export const ALL_VISIBLE: VisibleColumns = { first: 0, last: Number.POSITIVE_INFINITY };

/** The state of a card in its row (ROW-4). */
export type SlotState = 'default' | 'active' | 'before' | 'after' | 'hidden';

/** @param active column of the card under the pointer or with the focus */
export const slotState = (
  column: number,
  active: number | null,
  { first, last }: VisibleColumns,
): SlotState => {
  if (column < first || column > last) return 'hidden';
  if (active === null) return 'default';
  if (column === active) return 'active';
  return column < active ? 'before' : 'after';
};

/** The edge of the visible area that the active card touches; it is enlarged away from that edge. */
export const edgeOf = (active: number, { first, last }: VisibleColumns): 'start' | 'end' | null => {
  if (active <= first) return 'start';
  return active >= last ? 'end' : null;
};

/** Determines the visible columns of a scrolled track, without those that are only partly visible. */
export const visibleColumns = (track: HTMLElement): VisibleColumns => {
  const [slot] = track.children;
  if (!(slot instanceof HTMLElement) || slot.offsetWidth === 0) return ALL_VISIBLE;
  const { columnGap, paddingInlineStart, paddingInlineEnd } = getComputedStyle(track);
  const gap = Number.parseFloat(columnGap) || 0;
  const step = slot.offsetWidth + gap;
  const inside =
    track.clientWidth - Number.parseFloat(paddingInlineStart) - Number.parseFloat(paddingInlineEnd);
  const first = Math.round(Math.abs(track.scrollLeft) / step);
  const columns = Math.max(1, Math.floor((inside + gap + 1) / step));
  return { first, last: first + columns - 1 };
};

/** Index of the slot that contains an event's target; null outside all slots. */
export const slotOf = (track: HTMLElement | null, target: EventTarget): number | null => {
  if (track === null || !(target instanceof Element)) return null;
  const index = [...track.children].findIndex((slot) => slot.contains(target));
  return index === -1 ? null : index;
};
