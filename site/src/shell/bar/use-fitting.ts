import { useEffect, useRef, useState, type RefObject } from 'react';

/** Of the button where it is not drawn yet: three dots and the room around them. */
const MORE_PX = 56;

export interface Widths {
  readonly entries: readonly number[];
  /** Of the button behind which the others stand. */
  readonly more: number;
  readonly gap: number;
  readonly available: number;
}

/**
 * How many entries stand side by side.
 * @param needsMore whether the button is there even where all of them fit
 */
export const fitting = ({ entries, more, gap, available }: Widths, needsMore: boolean): number => {
  const whole = entries.reduce((sum, width) => sum + width + gap, 0) + (needsMore ? more : -gap);
  if (whole <= available) return entries.length;
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
 * How many of the entries of a line have room, whenever its width changes. The list's children are the entries and,
 * behind them, the button with the others; all keep their width also where they are not shown.
 * @returns all of them where they stand below one another, or are not drawn
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
    // Its first callback comes after the browser's own layout; to measure here would force one in the middle of a task.
    const observer = new ResizeObserver(measure);
    // The entries too: their letters may come later than they do.
    for (const watched of [current, ...current.children]) observer.observe(watched);
    return () => observer.disconnect();
  }, [count, needsMore]);
  return [list, Math.min(fits, count)];
};
