import type { ContentItem, LiveDetails, VodDetails } from '@footlight/contract';

type DetailField = Exclude<keyof LiveDetails | keyof VodDetails, keyof ContentItem>;

/** Fields of an item's own page; the responses with cards lack them. */
const DETAIL_FIELDS: Readonly<Record<DetailField, true>> = {
  availablePurchases: true,
  trailer: true,
  playbackUrl: true,
  credits: true,
  rating: true,
  scheduledStartDate: true,
  eventHasGoneLive: true,
  epgId: true,
};

/** Local changes of an item. They override responses, which may be older. */
export type Mark = Partial<Pick<ContentItem, 'favourite' | 'watchProgress'>>;

/** `type:id`: a video and a series may share an id. */
export const keyOfItem = ({ type, id }: Pick<ContentItem, 'type' | 'id'>): string => `${type}:${id}`;

export const isItem = (value: object): value is ContentItem =>
  'favourite' in value && 'accessLevel' in value && 'type' in value && 'id' in value;
const hasDetails = (item: object): boolean => 'availablePurchases' in item;

/**
 * Returns plain data with every part that matches `is` replaced by the result of `by`; unchanged parts keep their
 * identity.
 */
export const replaced = <T, N extends object>(
  value: T,
  is: (part: object) => part is N,
  by: (part: N) => unknown,
): T => {
  if (typeof value !== 'object' || value === null) return value;
  if (is(value)) return by(value) as T;
  // Complete responses pass through here before the first render, so nothing is copied until a part changes.
  const before = value as Record<string, unknown>;
  let after: Record<string, unknown> | undefined;
  for (const name of Object.keys(before)) {
    const part = before[name];
    if (typeof part !== 'object') continue;
    const next = replaced(part, is, by);
    if (next === part) continue;
    after ??= (Array.isArray(value) ? [...value] : { ...value }) as Record<string, unknown>;
    after[name] = next;
  }
  return (after ?? value) as T;
};

const isEqual = (one: unknown, other: unknown): boolean => {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  const names = Object.keys(one);
  return (
    names.length === Object.keys(other).length &&
    names.every((name) => name in other && isEqual(Reflect.get(one, name), Reflect.get(other, name)))
  );
};

const merged = (existing: ContentItem | undefined, arrived: ContentItem): ContentItem => {
  if (existing === undefined || !hasDetails(existing) || hasDetails(arrived)) return arrived;
  const details = Object.entries(existing).filter(([name]) => name in DETAIL_FIELDS);
  return { ...arrived, ...Object.fromEntries(details) };
};

/** The cache of items by type and id. Every occurrence of an item is the same object until it changes. */
export const createItems = () => {
  /** Items as in responses. */
  const received = new Map<string, ContentItem>();
  const marks = new Map<string, Mark>();
  /** Items merged with their marks. */
  const shown = new Map<string, ContentItem>();
  const listeners = new Set<() => void>();
  let version = 0;

  const at = (key: string): ContentItem | undefined => {
    const item = received.get(key);
    const mark = marks.get(key);
    if (item === undefined || mark === undefined) return item;
    const marked = shown.get(key) ?? { ...item, ...mark };
    shown.set(key, marked);
    return marked;
  };
  const announce = (keys: readonly string[]): void => {
    if (keys.length === 0) return;
    for (const key of keys) shown.delete(key);
    version += 1;
    for (const listener of listeners) listener();
  };
  const put = (arrived: ContentItem): boolean => {
    const key = keyOfItem(arrived);
    const existing = received.get(key);
    const next = merged(existing, arrived);
    if (isEqual(existing, next)) return false;
    received.set(key, next);
    return existing !== undefined;
  };

  return {
    get: (type: ContentItem['type'], id: string): ContentItem | undefined => at(keyOfItem({ type, id })),
    /** Increases when a known item changes. */
    version: (): number => version,
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Adds the items of a response to the cache, and returns the response with cached objects in their place. */
    take: <T>(response: T): T => {
      const changed: string[] = [];
      const taken = replaced(response, isItem, (item) => {
        const key = keyOfItem(item);
        if (put(item)) changed.push(key);
        return at(key);
      });
      announce(changed);
      // A later part of the response may have contained more fields of an item.
      return changed.length === 0 ? taken : replaced(taken, isItem, (item) => at(keyOfItem(item)));
    },
    /** Returns the data with the current version of every item. */
    current: <T>(value: T): T => replaced(value, isItem, (item) => at(keyOfItem(item)) ?? item),
    /** Overrides responses until {@link forgetMarks}. */
    mark: (type: ContentItem['type'], id: string, mark: Mark): void => {
      const key = keyOfItem({ type, id });
      marks.set(key, { ...marks.get(key), ...mark });
      announce([key]);
    },
    /** Lasts until the next response with the item. */
    write: (type: ContentItem['type'], id: string, change: Partial<ContentItem>): void => {
      const item = received.get(keyOfItem({ type, id }));
      if (item !== undefined && put({ ...item, ...change })) announce([keyOfItem(item)]);
    },
    /** Called when the viewer changes. */
    forgetMarks: (): void => {
      const keys = [...marks.keys()];
      marks.clear();
      announce(keys);
    },
    /** Removes all items that do not occur in these values. */
    keepOnly: (values: readonly unknown[]): void => {
      const used = new Set<string>();
      replaced(values, isItem, (item) => {
        used.add(keyOfItem(item));
        return item;
      });
      for (const key of received.keys()) {
        if (used.has(key)) continue;
        received.delete(key);
        shown.delete(key);
      }
    },
  };
};

export type Items = ReturnType<typeof createItems>;
