import { createContext, use } from 'react';

/** Where rows stand, by their names, so that whoever comes back finds them as they were. */
export interface RowPlaces {
  /** Pixels scrolled, as `scrollLeft` gives them; 0 where nothing is known. */
  readonly read: (row: string) => number;
  readonly write: (row: string, left: number) => void;
}

const RowPlacesContext = createContext<RowPlaces>({ read: () => 0, write: () => undefined });

/** Keeps the places of the rows below it. */
export const RowPlacesProvider = RowPlacesContext.Provider;

export const useRowPlaces = (): RowPlaces => use(RowPlacesContext);
