import { useLayoutEffect, useState, type RefObject } from 'react';

/** The number of columns of a grid, measured while `isWanted`. */
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
