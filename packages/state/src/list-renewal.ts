import type { Paging } from '@footlight/contract';

/** A list as far as it has been read. */
export interface ReadList<I> {
  readonly items: readonly I[];
  readonly paging: Paging;
}

/**
 * The first page of a list over what is held of it: what had been read after it stays, so that whoever looks at it
 * keeps their place, unless there is nothing after that page any more or it is another list by now.
 */
export const renewedList = <I>(
  held: ReadList<I>,
  fresh: ReadList<I>,
  nameOf: (item: I) => string,
): ReadList<I> => {
  if (!fresh.paging.moreDataAvailable) return fresh;
  const places = new Map(held.items.map((item, place) => [nameOf(item), place]));
  const last = fresh.items.map((item) => places.get(nameOf(item))).findLast((place) => place !== undefined);
  if (last === undefined || held.items.length <= fresh.items.length) return fresh;
  const names = new Set(fresh.items.map(nameOf));
  const later = held.items.slice(last + 1).filter((item) => !names.has(nameOf(item)));
  return later.length === 0 ? fresh : { items: [...fresh.items, ...later], paging: held.paging };
};
