import { execFileSync } from 'node:child_process';
import { chmodSync, chownSync, lstatSync, mkdirSync, readdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { REPOSITORY_FOLDER } from '../src/package-folder.js';

const NOBODY = 65_534;
const WRITING = 0o222;
const ENTER_FOR_OTHERS = 0o001;

const isRoot = process.getuid?.() === 0;

const mayBeEntered = (folder: string): boolean =>
  (statSync(folder).mode & ENTER_FOR_OTHERS) !== 0 &&
  (dirname(folder) === folder || mayBeEntered(dirname(folder)));

/**
 * Command prefix that runs a process without root privileges. Root becomes the user `nobody` or, if `nobody` cannot
 * access the repository, root without capabilities, to whom file permissions apply.
 */
export const asUnprivileged = (): readonly string[] => {
  if (!isRoot) return [];
  return mayBeEntered(REPOSITORY_FOLDER)
    ? ['setpriv', `--reuid=${NOBODY}`, `--regid=${NOBODY}`, '--clear-groups', '--no-new-privs']
    : ['setpriv', '--bounding-set=-all', '--inh-caps=-all', '--no-new-privs'];
};

/** Changes the owner of a folder to the user of {@link asUnprivileged}. */
export const giveAway = (folder: string): void => {
  mkdirSync(folder, { recursive: true });
  if (isRoot && mayBeEntered(REPOSITORY_FOLDER)) chownSync(folder, NOBODY, NOBODY);
};

const forEachIn = (folder: string, change: (path: string, mode: number) => void): void => {
  for (const name of readdirSync(folder)) {
    const path = join(folder, name);
    const found = lstatSync(path);
    if (found.isSymbolicLink()) continue;
    if (found.isDirectory()) forEachIn(path, change);
    change(path, found.mode);
  }
};

/** Creates a read-only copy of the image's file tree. @returns the service's entry file in it */
export const layReadOnlyTree = (folder: string): string => {
  execFileSync(process.execPath, [join(REPOSITORY_FOLDER, 'scripts/runtime-tree.mjs'), folder]);
  forEachIn(folder, (path, mode) => chmodSync(path, (mode & ~WRITING) | 0o444));
  chmodSync(folder, 0o555);
  return join(folder, 'packages/server/dist/bundle/main.js');
};

/** Makes a read-only tree writable, so that it can be removed. */
export const makeWritable = (folder: string): void => {
  chmodSync(folder, 0o755);
  for (const name of readdirSync(folder)) {
    const path = join(folder, name);
    if (lstatSync(path).isDirectory()) makeWritable(path);
  }
};
