import { addressOfGrid, gridOfAddress } from '@footlight/domain';
import { gridQuery } from '@footlight/state';
import type { ReadHead } from '../../../app/define-page.js';
import { readLoaded } from '../../../head/read-loaded.js';
import { listEntity } from '../../../head/structured-data.js';

/** The canonical address is that of the unfiltered grid; the listed items are those of the page. */
export const gridHead: ReadHead = (context) => {
  const grid = gridOfAddress(context.query);
  const data = grid.id === '' ? null : readLoaded(context, gridQuery, grid);
  if (data === null) return null;
  const { title, description, items } = data;
  const [first] = items;
  return {
    title,
    description,
    picture: first?.images.hero ?? first?.images.thumbnail ?? null,
    place: { route: 'grid', params: {}, query: addressOfGrid({ id: grid.id, genre: null }) },
    entities: (addresses) => [listEntity(title, items, addresses)],
  };
};
