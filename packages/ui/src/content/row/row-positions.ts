import { createContext, use } from 'react';

/** Scroll positions of rows by their ids, so that a returning viewer finds them unchanged. */
export interface RowPositions {
  /** `scrollLeft` in pixels; 0 when none is stored. */
  readonly read: (row: string) => number;
  readonly write: (row: string, left: number) => void;
}

const RowPositionsContext = createContext<RowPositions>({ read: () => 0, write: () => undefined });

/** Stores the scroll positions of the rows below it. */
export const RowPositionsProvider = RowPositionsContext.Provider;

export const useRowPositions = (): RowPositions => use(RowPositionsContext);
