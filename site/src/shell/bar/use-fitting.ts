import { useEffect, useRef, useState, type RefObject } from 'react';

/** Estimated width of the “more” button before it is rendered. */
const MORE_PX = 56;

export interface Widths {
  readonly entries: readonly number[];
  /** Width of the “more” button. */
  readonly more: number;
  readonly gap: number;
  readonly available: number;
}

/**
 * Number of entries that fit in one line.
 * @param needsMore whether the “more” button is shown even if all entries fit
 */
export const fitting = ({ entries, more, gap, available }: Widths, needsMore: boolean): number => {
  const total = entries.reduce((sum, width) => sum + width + gap, 0) + (needsMore ? more : -gap);
  if (total <= available) return entries.length;
  let taken = more;
  const first = entries.findIndex((width) => {
    taken += width + gap;
    return taken > available;
  });
  return first === -1 ? entries.length : first;
};

const measured = (list: HTMLElement, count: number): Widths => {
  const widths = [...list.children].map((entry) => (entry as HTMLElement).offsetWidth);
  return {
    entries: widths.slice(0, count),
    more: widths[count] ?? MORE_PX,
    gap: Number.parseFloat(getComputedStyle(list).columnGap) || 0,
    available: list.clientWidth,
  };
};

/**
 * Measures how many entries of a list fit, and updates on resize. The list's children are the entries followed by the
 * “more” button; hidden ones keep their width.
 * @returns the ref of the list, and how many entries fit: all of them if the list is vertical or hidden
 */
export const useFitting = (
  count: number,
  needsMore: boolean,
): readonly [list: RefObject<HTMLUListElement | null>, fits: number] => {
  const list = useRef<HTMLUListElement>(null);
  const [fits, setFits] = useState(count);
  useEffect(() => {
    const { current } = list;
    if (current === null) return undefined;
    const measure = (): void => {
      const widths = measured(current, count);
      const isLine = widths.available > 0 && getComputedStyle(current).flexDirection !== 'column';
      setFits(isLine ? fitting(widths, needsMore) : count);
    };
    // The observer's first callback runs after layout; measuring here would force one.
    const observer = new ResizeObserver(measure);
    // Entries are observed as well, because their width changes when fonts load.
    for (const watched of [current, ...current.children]) observer.observe(watched);
    return () => observer.disconnect();
  }, [count, needsMore]);
  return [list, Math.min(fits, count)];
};
