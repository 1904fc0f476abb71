import type { ContentItem } from '@footlight/contract';
import type { Clock } from '../clock.js';
import { isItem, keyOfItem, replaced } from './items.js';
import type { Hydration, Queries } from './queries.js';
import type { DehydratedEntry } from './query-entry.js';

/** The first pages of loaded queries in plain JSON, for hydrating a server-rendered page. */
export interface Dehydrated {
  readonly items: Readonly<Record<string, ContentItem>>;
  /** Entries by key. Times are stored as ages in milliseconds, because clocks differ. */
  readonly entries: Readonly<Record<string, DehydratedEntry>>;
}

/** Replaces an item in a response; the item itself is stored once, beside the responses. */
interface ItemReference {
  readonly $item: string;
}

const isReference = (value: object): value is ItemReference => '$item' in value;

export const dehydrated = (queries: Queries, clock: Clock): Dehydrated => {
  const items: Record<string, ContentItem> = {};
  const now = clock.now();
  const packed = (data: unknown): unknown =>
    replaced(data, isItem, (item): ItemReference => {
      const key = keyOfItem(item);
      items[key] = item;
      return { $item: key };
    });
  const entries = queries
    .held()
    .map(
      ([key, { data, loadedAt, ...rest }]) =>
        [key, { ...rest, data: packed(data), loadedAt: now - loadedAt }] as const,
    );
  return { items, entries: Object.fromEntries(entries) };
};

export const hydrationOf = ({ items, entries }: Dehydrated, clock: Clock): Hydration => {
  const now = clock.now();
  const left = new Map(Object.entries(entries));
  return (key) => {
    const entry = left.get(key);
    if (entry === undefined) return undefined;
    left.delete(key);
    const data = replaced(entry.data, isReference, ({ $item }) => items[$item]);
    return { ...entry, data, loadedAt: now - entry.loadedAt };
  };
};
