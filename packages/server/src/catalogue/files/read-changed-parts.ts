import { open, type FileHandle } from 'node:fs/promises';
import { join } from 'node:path';
import { isRealmError } from '../../realm/realm-error.js';
import { CATALOGUE_FILES } from '../catalogue-files.js';
import { isSameStamp, type FileStamps } from '../catalogue-stamp.js';
import { entriesOf, type Entry } from '../entries/collections.js';
import { catalogueOfFile, mostJsonBytes } from '../read-catalogue.js';
import { changedRange, firstOfRange, hasSameIds, listOfRange, withRange } from './changed-range.js';
import { isSystemError } from './file-record.js';
import { PARTED_FILES, type FileRecord, type PartedFile, type RecordedFile } from './recorded-file.js';

/** More is read as a whole, which reports how much memory it needs. */
const MOST_BYTES = 32_000_000;

/** The entries of the parts of a file that have changed, and the file as it is recorded with them. */
interface ChangedFile {
  readonly entries: readonly Entry[];
  readonly file: RecordedFile;
}

/** @returns null if a whole read has to find out what has changed, or to say what is wrong */
const readFile = async (
  folder: string,
  name: PartedFile,
  before: RecordedFile,
): Promise<ChangedFile | null> => {
  let file: FileHandle | undefined;
  try {
    file = await open(join(folder, CATALOGUE_FILES[name].file));
    const range = await changedRange(file, before, Math.min(MOST_BYTES, mostJsonBytes()));
    if (range === 'much') return null;
    if (range === 'same') return { entries: [], file: before };
    const list = listOfRange(before, range);
    if (list === null) return null;
    const first = firstOfRange(before, range);
    const entries = entriesOf(catalogueOfFile(name, JSON.parse(list) as unknown, folder))
      .filter(({ collection }) => collection === name)
      .map(({ collection, id, document }, index) => ({ collection, id, document, position: first + index }));
    const ids = entries.map(({ id }) => id);
    if (!hasSameIds(before, range, ids)) return null;
    return { entries, file: { ...withRange(before, range, ids), stamp: before.stamp } };
  } catch (error) {
    if (error instanceof SyntaxError || isRealmError(error) || isSystemError(error)) return null;
    throw error;
  } finally {
    await file?.close();
  }
};

/** The stamps of the files that a record was made of, of which the others are as they are now. */
export const recordedStamps = (stamps: FileStamps, { files }: FileRecord): FileStamps => ({
  ...stamps,
  ...Object.fromEntries(Object.entries(files).map(([name, { stamp }]) => [name, stamp])),
});

/**
 * Reads what has changed in files of which the parts are recorded: the parts from the first to the last that differ.
 * @param stamps from before they are read
 * @returns the entries of these parts, in the order of the collections, and the files with them; null if entries were added,
 * removed or moved, if too much differs, or if something is wrong with them
 */
export const readChangedParts = async (
  folder: string,
  stamps: FileStamps,
  { files }: FileRecord,
): Promise<{
  readonly entries: readonly Entry[];
  readonly files: readonly (readonly [PartedFile, RecordedFile])[];
} | null> => {
  const entries: Entry[] = [];
  const read: [PartedFile, RecordedFile][] = [];
  for (const name of PARTED_FILES) {
    const [before, stamp] = [files[name], stamps[name]];
    if (before === undefined) continue;
    if (isSameStamp(stamp, before.stamp)) {
      read.push([name, before]);
      continue;
    }
    // oxlint-disable-next-line no-await-in-loop -- one file after the other needs less memory
    const changed = await readFile(folder, name, before);
    if (stamp === null || changed === null) return null;
    entries.push(...changed.entries);
    read.push([name, { ...changed.file, stamp }]);
  }
  return { entries, files: read };
};
