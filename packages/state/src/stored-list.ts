import type { ChoiceStorage } from './clock.js';

/** A list stored in this browser as JSON; another tab may have changed it. */
export const createStoredList = <T>(
  storage: ChoiceStorage,
  { key, most, isItem }: { key: string; most: number; isItem: (value: unknown) => value is T },
) => ({
  read: (): readonly T[] => {
    try {
      const stored: unknown = JSON.parse(storage.getItem(key) ?? '[]');
      return Array.isArray(stored) ? stored.filter(isItem) : [];
    } catch {
      // Foreign data counts as none.
      return [];
    }
  },
  /** Keeps the first ones, as many as the list holds. Without storage, nothing is kept. */
  write: (items: readonly T[]): void => {
    try {
      if (items.length === 0) storage.removeItem(key);
      else storage.setItem(key, JSON.stringify(items.slice(0, most)));
    } catch {
      // Storage may be full or blocked.
    }
  },
});
