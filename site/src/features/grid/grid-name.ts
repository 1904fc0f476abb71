import type { AddressedGrid } from '@footlight/domain';

/** What tells a grid, and each of its genres, from the others on a page. */
export const gridName = ({ id, genre }: AddressedGrid): string =>
  genre === null ? id : `${id} genre:${genre}`;
