import { catalogueStamp, type FileStamps } from '../catalogue-stamp.js';
import { entryIdOf, entryKey, type Entry } from '../entries/collections.js';
import { EntriesRepository, type EntryId, type EntryState } from '../entries/entries.repository.js';
import { CHECKED_AGAINST, type EntryRules } from '../entries/entry-issues.js';
import { contentOf, linksOf } from '../entries/entry-links.js';
import { slices } from '../entries/entry-slices.js';
import { fileChanges, isEditedState } from '../entries/file-changes.js';
import { importEntries, warnAboutKept, type EntryImport } from '../entries/import-entries.js';
import { listIssues } from '../entries/list-issues.js';
import { fileRecord, type ImportedFiles } from './file-record.js';
import { readChangedParts, recordedStamps } from './read-changed-parts.js';
import type { FileRecord } from './recorded-file.js';

/** The last import, and the folder as it is now. */
export interface ChangedFolder {
  readonly folder: string;
  readonly last: { readonly checksum: string; readonly fileRecord: FileRecord | null };
  readonly stamps: FileStamps;
  /** Of the realm, as in the checksum. */
  readonly settings: unknown;
}

const statesOf = async (
  repository: EntriesRepository,
  ids: readonly EntryId[],
): Promise<readonly EntryState[]> => {
  const states: EntryState[] = [];
  // oxlint-disable-next-line no-await-in-loop -- one connection
  for (const some of slices(ids)) states.push(...(await repository.statesOf(some)));
  return states;
};

/** Whether what editors changed is still changed. A file takes over again what is not, wherever it stands. */
const isStillAside = async (repository: EntriesRepository, aside: readonly string[]): Promise<boolean> => {
  const states = await statesOf(
    repository,
    aside.map((key) => entryIdOf(key)),
  );
  return states.length === aside.length && states.every((state) => isEditedState(state));
};

/** Content is named by its kind, other entries by their collection. */
const CONTENT = /^[A-Z_]+:/u;

/**
 * Whether the files have what entries name. A whole read refuses an entry that names what only editors made.
 * @param names such as `genres:action`, `VOD:1001`
 */
const areInFiles = async (
  repository: EntriesRepository,
  names: readonly string[],
  aside: ReadonlySet<string>,
): Promise<boolean> => {
  const contents = names.filter((name) => CONTENT.test(name));
  const keys = names.filter((name) => CHECKED_AGAINST.has(entryIdOf(name).collection));
  const definitions = await repository.definitions(contents);
  const ids = [...keys, ...definitions.map(({ by }) => by)].map((key) => entryIdOf(key));
  const inFiles = new Set(
    (await statesOf(repository, ids))
      .filter(({ fileHash }) => fileHash !== null)
      // An editor may have given a series other seasons than its file has.
      .filter((state) => state.collection !== 'series' || !isEditedState(state))
      .map((state) => entryKey(state))
      .filter((key) => !aside.has(key)),
  );
  const found = new Set(definitions.filter(({ by }) => inFiles.has(by)).map(({ content }) => content));
  return keys.every((key) => inFiles.has(key)) && contents.every((name) => found.has(name));
};

/** Whether a whole read would find nothing wrong with changed entries, nor with others because of them. */
const canBeSaved = async (
  { db, rules }: EntryImport & { readonly rules: EntryRules },
  saved: readonly Entry[],
  aside: ReadonlySet<string>,
): Promise<boolean> => {
  if (saved.length === 0) return true;
  const repository = new EntriesRepository(db);
  const before: Entry[] = [];
  // oxlint-disable-next-line no-await-in-loop -- one connection
  for (const some of slices(saved)) before.push(...(await repository.byIds(some)));
  const stored = new Map(before.map((entry) => [entryKey(entry), entry]));
  const names = new Set<string>();
  for (const entry of saved) {
    const earlier = stored.get(entryKey(entry));
    if (earlier === undefined) return false;
    // Others may name what is gone, and define what is new.
    const contents = new Set([...contentOf(earlier), ...contentOf(entry)]);
    if (contents.size !== contentOf(earlier).length || contents.size !== contentOf(entry).length)
      return false;
    const known = new Set(linksOf(earlier));
    for (const link of linksOf(entry)) if (!known.has(link)) names.add(link);
  }
  if (!(await areInFiles(repository, [...names], aside))) return false;
  const listed = saved.map((entry) => ({ ...entry, place: '' }));
  return (await listIssues(db, listed, rules)).length === 0;
};

/**
 * Imports files of which only some entries have changed since they were recorded, without reading the others. The result
 * is that of a whole read.
 * @returns null if a whole read is needed; nothing has been written then
 */
export const importChangedParts = async (
  { folder, last, stamps, settings }: ChangedFolder,
  options: EntryImport & { readonly rules: EntryRules },
): Promise<ImportedFiles | null> => {
  const { db, log } = options;
  const record = last.fileRecord;
  if (record === null || catalogueStamp(recordedStamps(stamps, record), settings) !== last.checksum)
    return null;
  const repository = new EntriesRepository(db);
  if (!(await isStillAside(repository, record.aside))) return null;
  const read = await readChangedParts(folder, stamps, record);
  if (read === null) return null;
  const { entries, files } = read;
  const states = await statesOf(repository, entries);
  if (states.length < entries.length || states.some(({ fileHash }) => fileHash === null)) return null;
  const { saved, kept } = fileChanges(entries, states);
  if (!(await canBeSaved(options, saved, new Set(record.aside)))) return null;
  warnAboutKept(kept, log);
  await importEntries(options, saved);
  return {
    count: saved.length,
    read: 'parts',
    entries: saved,
    fileRecord: fileRecord(files, [...record.aside, ...kept]),
  };
};
