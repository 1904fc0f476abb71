import type { CollectionName } from '@footlight/contract';
import { entryKey } from './collections.js';
import { LAST_POSITION } from './edit-entry.js';
import type { EntryState } from './entries.repository.js';
import type { ListedEntry } from './list-changes.js';

/** New entries follow those that are there, as they do in the lists; those of the realm's files stand as they do there. */
export const listPositions = (
  entries: readonly ListedEntry[],
  states: readonly EntryState[],
): ReadonlyMap<string, number> => {
  const next = new Map<CollectionName, number>();
  for (const { collection, position } of states)
    next.set(collection, Math.max(next.get(collection) ?? LAST_POSITION, position + 1));
  const counts = new Map<CollectionName, number>();
  return new Map(
    entries.map((entry) => {
      const { collection } = entry;
      const places = entry.isOfRealm === true ? counts : next;
      const position = places.get(collection) ?? (places === counts ? 0 : LAST_POSITION);
      places.set(collection, position + 1);
      return [entryKey(entry), position];
    }),
  );
};
