import { gridOfAddress, type AddressedGrid } from '@footlight/domain';
import { createGridStore, gridName, type Grid } from '@footlight/state';
import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import type { LoadPage } from '../../app/define-page.js';
import { createPageStore } from '../../app/page-store.js';

const useGridStore = createPageStore(createGridStore);

export const beginGrid: LoadPage = async ({ site, query }) => {
  const grid = gridOfAddress(query);
  if (grid.id !== '') await useGridStore.of(site).getState().load(gridName(grid));
};

/** The grid with its words, kept while it is narrowed. */
export const useGrid = (grid: AddressedGrid) => {
  const store = useStore(useGridStore());
  const { load, id, collection } = store;
  const name = gridName(grid);
  const [last, setLast] = useState<Grid | null>(null);
  if (collection !== null && collection !== last) setLast(collection);
  useEffect(() => {
    if (grid.id !== '') void load(name);
  }, [grid.id, name, load]);
  return { ...store, name, isHeld: id === name, words: last?.id === grid.id ? last : null };
};
