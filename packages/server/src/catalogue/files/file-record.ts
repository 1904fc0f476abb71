import { open, type FileHandle } from 'node:fs/promises';
import { join } from 'node:path';
import { CATALOGUE_FILES } from '../catalogue-files.js';
import { isSameStamp, stampOf, type FileStamps } from '../catalogue-stamp.js';
import type { Entry } from '../entries/collections.js';
import { readParts } from './file-parts.js';
import { PARTED_FILES, type FileRecord, type PartedFile, type RecordedFile } from './recorded-file.js';

/** What an import of files did. */
export interface ImportedFiles {
  /** Entries and films that differed. */
  readonly count: number;
  readonly read: 'all' | 'parts';
  /** Entries whose pictures and films are looked for. */
  readonly entries: readonly Entry[];
  /** Of the files as they were read; null if the next import has to read them as a whole. */
  readonly fileRecord: FileRecord | null;
}

/** Those of more entries are not worth looking through at each start. */
const MOST_ASIDE = 1_000;

/** @returns null if too many entries are not as the files have them */
export const fileRecord = (
  files: readonly (readonly [PartedFile, RecordedFile])[],
  aside: readonly string[],
): FileRecord | null => {
  const keys = [...new Set(aside)];
  return keys.length > MOST_ASIDE ? null : { files: Object.fromEntries(files), aside: keys };
};

/** Whether a file could not be read. */
export const isSystemError = (error: unknown): boolean => error instanceof Error && 'syscall' in error;

const recordedFile = async (
  folder: string,
  name: PartedFile,
  { stamps, ids }: { readonly stamps: FileStamps; readonly ids: readonly string[] },
): Promise<RecordedFile | null> => {
  const stamp = stamps[name];
  if (stamp === null) return null;
  let file: FileHandle | undefined;
  try {
    file = await open(join(folder, CATALOGUE_FILES[name].file));
    const parts = await readParts(file, ids);
    // Of a file that was written meanwhile, it is not known which bytes its entries were read from.
    return parts === null || !isSameStamp(stampOf(folder, name), stamp) ? null : { ...parts, stamp };
  } catch (error) {
    if (isSystemError(error)) return null;
    throw error;
  } finally {
    await file?.close();
  }
};

/**
 * Records the parts of files that have just been read as a whole, and whose entries are stored.
 * @param stamps from before they were read
 */
export const recordFiles = async (
  folder: string,
  stamps: FileStamps,
  { entries, aside }: { readonly entries: readonly Entry[]; readonly aside: readonly string[] },
): Promise<FileRecord | null> => {
  const files: [PartedFile, RecordedFile][] = [];
  for (const name of PARTED_FILES) {
    const ids = entries.filter(({ collection }) => collection === name).map(({ id }) => id);
    // oxlint-disable-next-line no-await-in-loop -- one buffer at a time
    const recorded = await recordedFile(folder, name, { stamps, ids });
    if (recorded !== null) files.push([name, recorded]);
  }
  return fileRecord(files, aside);
};
