import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartError } from '../start-error.js';
import { storageIssue } from './storage.js';
import { startPGliteThread, type PGliteThread } from './pglite-thread.js';

const MAX_BACKUPS = 3;

/**
 * Creates PGlite's folder. The files are created in `postgres.new`, which is renamed once complete, so that a process
 * killed meanwhile does not leave an incomplete database behind.
 */
const make = async (thread: PGliteThread, folder: string): Promise<void> => {
  const unfinished = `${folder}.new`;
  rmSync(unfinished, { recursive: true, force: true });
  try {
    await thread.request({ kind: 'open', folder: unfinished });
    await thread.request({ kind: 'close' });
    renameSync(unfinished, folder);
  } catch (error) {
    await thread.end();
    throw error;
  }
};

/**
 * Opens the embedded database of a data folder, which must already be locked; creates it if missing.
 * @throws {StartError} when the folder exists but is not a database, or the database does not open
 */
export const openPGliteFolder = async (dataFolder: string): Promise<PGliteThread> => {
  const folder = join(dataFolder, 'postgres');
  const isNew = !existsSync(folder);
  if (!isNew && !existsSync(join(folder, 'PG_VERSION'))) {
    throw new StartError(
      `${folder} is not a database folder (PG_VERSION is missing). Restore a backup from ${join(dataFolder, 'backups')} into it, or remove it to begin anew.`,
    );
  }
  const thread = startPGliteThread();
  if (isNew) await make(thread, folder);
  try {
    await thread.request({ kind: 'open', folder });
  } catch (error) {
    await thread.end();
    const storage = storageIssue(dataFolder);
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartError(
      storage === undefined
        ? `The database in ${folder} does not open: ${reason}. Restore a backup from ${join(dataFolder, 'backups')} into it.`
        : `The database in ${folder} does not open, for FOOTLIGHT_DATA ${storage}. Nothing is lost: make room or the folder writable, and start again; do not restore a backup.`,
      { cause: error },
    );
  }
  return thread;
};

/** Writes a snapshot (`tar.gz` of the database folder) and removes all but the newest three. */
export const snapshotPGlite = async (
  thread: PGliteThread,
  dataFolder: string,
  now: Date,
): Promise<string> => {
  const backups = join(dataFolder, 'backups');
  mkdirSync(backups, { recursive: true, mode: 0o700 });
  const file = join(backups, `postgres-${now.toISOString().replaceAll(/[:.]/gu, '-')}.tar.gz`);
  const bytes = await thread.request<Uint8Array>({ kind: 'dump' });
  try {
    writeFileSync(`${file}.part`, bytes, { mode: 0o600 });
    renameSync(`${file}.part`, file);
  } catch (error) {
    // An incomplete snapshot cannot be restored and takes space that may be scarce.
    rmSync(`${file}.part`, { force: true });
    throw error;
  }
  const names = readdirSync(backups).filter((name) => /^postgres-.*\.tar\.gz$/u.test(name));
  for (const name of names.toSorted().slice(0, -MAX_BACKUPS)) rmSync(join(backups, name));
  return file;
};
