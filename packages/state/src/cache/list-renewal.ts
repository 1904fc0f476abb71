/** The loaded part of a list. */
export interface ReadList<I> {
  readonly items: readonly I[];
  /** Cursor of the next page; null at the end. */
  readonly next: string | null;
}

/**
 * Merges a reloaded first page into the loaded list. Later pages are kept, so that the viewer keeps their place, unless
 * the first page is now the last or has no item in common with the list.
 */
export const renewedList = <I, L extends ReadList<I>>(
  loaded: ReadList<I>,
  fresh: L,
  nameOf: (item: I) => string,
): L => {
  if (fresh.next === null || loaded.items.length <= fresh.items.length) return fresh;
  const places = new Map(loaded.items.map((item, place) => [nameOf(item), place]));
  const last = fresh.items.map((item) => places.get(nameOf(item))).findLast((place) => place !== undefined);
  if (last === undefined) return fresh;
  const names = new Set(fresh.items.map(nameOf));
  const later = loaded.items.slice(last + 1).filter((item) => !names.has(nameOf(item)));
  return later.length === 0 ? fresh : { ...fresh, items: [...fresh.items, ...later], next: loaded.next };
};
