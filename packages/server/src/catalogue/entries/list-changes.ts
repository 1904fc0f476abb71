import { COLLECTION_NAMES } from '@footlight/contract';
import { hashOf } from './change-entries.js';
import { entryKey } from './collections.js';
import type { EntryId, EntryState } from './entries.repository.js';

/** An entry of an operator's list, and where it stands there, such as `films.csv: line 12`. */
export interface ListedEntry extends EntryId {
  readonly document: unknown;
  readonly place: string;
  /** Whether it stands in the catalogue folder of the realm, which the service imports when it starts. */
  readonly isOfRealm?: boolean;
}

/** What an operator lets an import do. */
export interface ListImportMode {
  /** Overwrites what editors changed. */
  readonly isReplacing: boolean;
  /** Removes entries of the collections of the lists that these do not have. */
  readonly isRemoving: boolean;
}

/** What an import of lists changes. */
export interface ListChanges {
  readonly added: readonly ListedEntry[];
  readonly changed: readonly ListedEntry[];
  readonly unchanged: number;
  readonly removed: readonly EntryId[];
  /** Keys of entries that editors changed, and that stay as they are. */
  readonly kept: readonly string[];
}

/** An import leaves no editor behind, so whoever changed it since is one. */
const isEdited = ({ changedBy, isPending }: EntryState): boolean => isPending || changedBy !== null;

/** An entry that was imported over its file follows it again once the file is imported. */
const isSame = ({ document, isOfRealm = false }: ListedEntry, state: EntryState): boolean => {
  const hash = hashOf(document);
  return state.hash === hash && (!isOfRealm || state.fileHash === hash || isEdited(state));
};

/**
 * Compares the entries of lists with those that are stored (ACCT-63).
 * @param states of all entries of the collections of the lists
 */
export const listChanges = (
  entries: readonly ListedEntry[],
  states: readonly EntryState[],
  { isReplacing, isRemoving }: ListImportMode,
): ListChanges => {
  const stored = new Map(states.map((state) => [entryKey(state), state]));
  const [added, changed] = [[] as ListedEntry[], [] as ListedEntry[]];
  const kept: string[] = [];
  let unchanged = 0;
  for (const entry of entries) {
    const key = entryKey(entry);
    const state = stored.get(key);
    stored.delete(key);
    if (state === undefined) added.push(entry);
    else if (isSame(entry, state) && !(isReplacing && state.isPending)) unchanged += 1;
    else if (isEdited(state) && !isReplacing) kept.push(key);
    else changed.push(entry);
  }
  const gone = isRemoving ? [...stored.values()] : [];
  const spared = isReplacing ? [] : gone.filter((state) => isEdited(state));
  return {
    added,
    changed,
    unchanged,
    // Those that others refer to go last.
    removed: gone
      .filter((state) => !spared.includes(state))
      .toSorted((a, b) => COLLECTION_NAMES.indexOf(b.collection) - COLLECTION_NAMES.indexOf(a.collection)),
    kept: [...kept, ...spared.map((state) => entryKey(state))],
  };
};
