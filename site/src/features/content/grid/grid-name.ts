import type { AddressedGrid } from '@footlight/domain';

/** Unique key of a grid and genre. */
export const gridName = ({ id, genre }: AddressedGrid): string =>
  genre === null ? id : `${id} genre:${genre}`;
