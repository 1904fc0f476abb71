import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './run.mjs';

function* filesBelow(place) {
  const entries = readdirSync(place, { withFileTypes: true, recursive: true });
  for (const entry of entries) if (entry.isFile()) yield path.join(entry.parentPath, entry.name);
}

function* filesOf(input, isSource) {
  const full = path.resolve(ROOT, input);
  const found = statSync(full, { throwIfNoEntry: false });
  if (found?.isFile()) yield full;
  else if (found !== undefined)
    yield* [...filesBelow(full)].filter((file) => isSource(path.relative(ROOT, file))).toSorted();
}

/**
 * A hash of the installed packages and of all files of the inputs, with their names.
 * @param {readonly string[]} inputs files and folders, from the root of the repository
 * @param {(file: string) => boolean} [isSource] which files of a folder count; by default all
 */
export const fingerprint = (inputs, isSource = () => true) => {
  const hash = createHash('sha256').update(readFileSync(`${ROOT}package-lock.json`));
  for (const input of inputs)
    for (const file of filesOf(input, isSource))
      hash.update(path.relative(ROOT, file)).update(readFileSync(file));
  return hash.digest('hex');
};

/**
 * @param {string} stamp file that keeps the fingerprint with which something was last made or checked
 * @param {string} print the present fingerprint
 */
export const isFresh = (stamp, print) => existsSync(stamp) && readFileSync(stamp, 'utf8') === print;

/**
 * @param {string} stamp
 * @param {string} print
 */
export const writeStamp = (stamp, print) => {
  mkdirSync(path.dirname(stamp), { recursive: true });
  writeFileSync(stamp, print);
};
