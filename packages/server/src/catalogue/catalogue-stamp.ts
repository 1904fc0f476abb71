import { createHash } from 'node:crypto';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { CATALOGUE_FILES } from './catalogue-files.js';

/** Increase it when unchanged files must be converted to different rows. */
export const FORM = 7;

/**
 * Identifies the content of a catalogue folder without reading it: names, sizes and times of its files.
 * @param settings of the realm, which the files are checked against
 */
export const catalogueStamp = (folder: string, settings: unknown): string => {
  const files = Object.values(CATALOGUE_FILES).map(({ file }) => {
    const found = statSync(join(folder, file), { throwIfNoEntry: false });
    return [file, found?.size ?? null, found?.mtimeMs ?? null, found?.ctimeMs ?? null];
  });
  return createHash('sha256')
    .update(JSON.stringify([files, settings]))
    .digest('hex');
};
