import { COLLECTION_NAMES } from '@footlight/contract';
import { hashOf } from './change-entries.js';
import { entryKey, type Entry } from './collections.js';
import type { EntryId, EntryState } from './entries.repository.js';

/** What an import of files changes. */
export interface FileChanges {
  readonly saved: readonly Entry[];
  readonly removed: readonly EntryId[];
  /** Keys of entries that files and editors changed; those of the editors are kept. */
  readonly kept: readonly string[];
}

/** Whether an entry is not as its file has it, or is about to be changed. */
export const isEditedState = ({ hash, fileHash, isPending }: EntryState): boolean =>
  isPending || hash !== fileHash;

/**
 * Compares the entries of files with those that are stored. An entry that was changed in the service since it was last
 * imported is kept as it is; one that was made there is in no file and stays.
 */
export const fileChanges = (entries: readonly Entry[], states: readonly EntryState[]): FileChanges => {
  const stored = new Map(states.map((state) => [entryKey(state), state]));
  const saved: Entry[] = [];
  const kept: string[] = [];
  for (const entry of entries) {
    const key = entryKey(entry);
    const state = stored.get(key);
    stored.delete(key);
    const hash = hashOf(entry.document);
    const isEdited = state !== undefined && isEditedState(state);
    if (state === undefined) saved.push(entry);
    else if (isEdited) {
      if (state.hash !== hash && state.fileHash !== hash) kept.push(key);
    } else if (state.fileHash !== hash || state.position !== entry.position) saved.push(entry);
  }
  const gone = [...stored.values()].filter(({ fileHash }) => fileHash !== null);
  return {
    saved,
    // Those that others refer to go last.
    removed: gone
      .filter((state) => !isEditedState(state))
      .toSorted((a, b) => COLLECTION_NAMES.indexOf(b.collection) - COLLECTION_NAMES.indexOf(a.collection)),
    kept: [...kept, ...gone.filter((state) => isEditedState(state)).map((state) => entryKey(state))],
  };
};
