import { createHash } from 'node:crypto';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { CATALOGUE_FILES, type Catalogue } from './catalogue-files.js';
import type { FileStamp } from './files/recorded-file.js';

/** Increase it when unchanged files must be converted to different rows. */
const FORM = 7;

/** By name; null for files that are not there. */
export type FileStamps = { readonly [K in keyof Catalogue]: FileStamp | null };

export const stampOf = (folder: string, name: keyof Catalogue): FileStamp | null => {
  const found = statSync(join(folder, CATALOGUE_FILES[name].file), { throwIfNoEntry: false });
  return found === undefined ? null : [found.size, found.mtimeMs, found.ctimeMs];
};

export const isSameStamp = (a: FileStamp | null, b: FileStamp | null): boolean =>
  JSON.stringify(a) === JSON.stringify(b);

const NAMES = Object.keys(CATALOGUE_FILES) as (keyof Catalogue)[];

export const fileStamps = (folder: string): FileStamps =>
  Object.fromEntries(NAMES.map((name) => [name, stampOf(folder, name)])) as FileStamps;

/**
 * Identifies the content of a catalogue folder without reading it.
 * @param settings of the realm, which the files are checked against
 */
export const catalogueStamp = (stamps: FileStamps, settings: unknown): string => {
  const files = NAMES.map((name) => {
    const [size, mtimeMs, ctimeMs] = stamps[name] ?? [null, null, null];
    return [CATALOGUE_FILES[name].file, size, mtimeMs, ctimeMs];
  });
  const hash = createHash('sha256')
    .update(JSON.stringify([files, settings]))
    .digest('hex');
  return `${FORM}:${hash}`;
};

/** Whether rows were made by this version of the service, by the stamp of the catalogue that they were made from. */
export const isOfForm = (stamp: string): boolean => stamp.startsWith(`${FORM}:`);
