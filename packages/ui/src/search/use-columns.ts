import { useLayoutEffect, useState, type RefObject } from 'react';

/** How many cards of a grid stand side by side, while somebody wants to know. */
export const useColumns = (grid: RefObject<HTMLElement | null>, isWanted: boolean): number => {
  const [columns, setColumns] = useState(1);
  useLayoutEffect(() => {
    const element = grid.current;
    if (!isWanted || element === null) return undefined;
    const measure = (): void =>
      setColumns(getComputedStyle(element).gridTemplateColumns.trim().split(/\s+/u).length);
    measure();
    const watch = new ResizeObserver(measure);
    watch.observe(element);
    return () => watch.disconnect();
  }, [grid, isWanted]);
  return columns;
};
