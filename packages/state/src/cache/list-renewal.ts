/** A list as far as it has been read. */
export interface ReadList<I> {
  readonly items: readonly I[];
  /** Names the way to the page after it; null at the end. */
  readonly next: string | null;
}

/**
 * The first page of a list over what is held of it: what had been read after it stays, so that whoever looks at it
 * keeps their place, unless there is nothing after that page any more or it is another list by now.
 */
export const renewedList = <I, L extends ReadList<I>>(
  held: ReadList<I>,
  fresh: L,
  nameOf: (item: I) => string,
): L => {
  if (fresh.next === null || held.items.length <= fresh.items.length) return fresh;
  const places = new Map(held.items.map((item, place) => [nameOf(item), place]));
  const last = fresh.items.map((item) => places.get(nameOf(item))).findLast((place) => place !== undefined);
  if (last === undefined) return fresh;
  const names = new Set(fresh.items.map(nameOf));
  const later = held.items.slice(last + 1).filter((item) => !names.has(nameOf(item)));
  return later.length === 0 ? fresh : { ...fresh, items: [...fresh.items, ...later], next: held.next };
};
