import { entryKey, type Entry } from './collections.js';
import type { EntriesRepository, EntryId } from './entries.repository.js';
import { linksOf } from './entry-links.js';
import { slices } from './entry-slices.js';
import { namesOf } from './entry-uses.js';
import type { ListedEntry } from './list-changes.js';

/** The key of an entry, and of those that name it. */
export interface NeededEntry {
  readonly key: string;
  readonly by: readonly string[];
}

/**
 * Entries that are gone from the lists and that others name, which stay.
 * @param saved entries as they are after the import
 */
export const neededEntries = async (
  repository: EntriesRepository,
  removed: readonly EntryId[],
  saved: readonly ListedEntry[],
): Promise<readonly NeededEntry[]> => {
  const gone = new Set(removed.map((id) => entryKey(id)));
  const own = new Set(saved.map((entry) => entryKey(entry)));
  const namedBy = new Map<string, string>();
  for (const entry of saved)
    for (const link of linksOf({ ...entry, position: 0 })) namedBy.set(link, entryKey(entry));
  const uses: NeededEntry[] = [];
  const stored: Entry[] = [];
  // oxlint-disable-next-line no-await-in-loop -- one connection
  for (const some of slices(removed)) stored.push(...(await repository.existing(some)));
  for (const entry of stored) {
    // oxlint-disable-next-line no-await-in-loop -- one connection
    const names = await namesOf(repository, entry);
    // oxlint-disable-next-line no-await-in-loop -- as above
    const naming = await repository.naming(entry, names, gone.size + own.size + 1);
    const listed = names.flatMap((name) => namedBy.get(name) ?? []);
    uses.push({ key: entryKey(entry), by: [...naming.filter((key) => !own.has(key)), ...listed] });
  }
  // What an entry names that stays itself, stays as well.
  for (let known = -1; known !== gone.size;) {
    known = gone.size;
    for (const { key, by } of uses) if (by.some((user) => !gone.has(user))) gone.delete(key);
  }
  return uses
    .filter(({ key }) => !gone.has(key))
    .map(({ key, by }) => ({ key, by: by.filter((user) => !gone.has(user)) }));
};
