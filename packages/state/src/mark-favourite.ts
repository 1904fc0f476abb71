import type { ContentItem } from '@footlight/contract';

/** The same item, or a copy whose heart has changed. */
export const markItem = <T extends ContentItem>(item: T, id: string, favourite: boolean): T =>
  item.id === id && item.type === 'VOD' && item.favourite !== favourite ? { ...item, favourite } : item;

/** The same list, or a copy in which the item's heart has changed: stores then redraw only what did. */
export const markItems = <T extends ContentItem>(
  items: readonly T[],
  id: string,
  favourite: boolean,
): readonly T[] => {
  const marked = items.map((item) => markItem(item, id, favourite));
  return marked.some((item, index) => item !== items[index]) ? marked : items;
};
