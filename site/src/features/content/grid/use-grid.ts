import { gridOfAddress, type AddressedGrid } from '@footlight/domain';
import { useMaybeLoaded } from '@footlight/widgets';
import { gridQuery, type Grid } from '@footlight/state';
import { useState } from 'react';
import type { LoadPage } from '../../../app/define-page.js';
import { useSite } from '../../../app/site-context.js';
import { loadAhead } from '../../../app/use-query.js';

export const beginGrid: LoadPage = async ({ site, query }) => {
  const grid = gridOfAddress(query);
  if (grid.id !== '') await loadAhead(site, gridQuery, grid);
};

/** The grid and its title, kept while the filter changes; null if the address names no grid. */
export const useGrid = (grid: AddressedGrid) => {
  const { queries } = useSite().state;
  const list = useMaybeLoaded(grid.id === '' ? null : queries.entry(gridQuery, grid));
  const [last, setLast] = useState<Grid | null>(null);
  const data = list?.data ?? null;
  if (data !== null && data !== last) setLast(data);
  return { list, words: last?.id === grid.id ? last : null };
};
