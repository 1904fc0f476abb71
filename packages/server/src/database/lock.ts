import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartError } from '../start-error.js';

interface Holder {
  readonly pid: number;
  /** Tells a process from a later one that was given the same pid; empty where the system does not say. */
  readonly birth: string;
}

const readText = (file: string): string | undefined => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
};

/** @see https://man7.org/linux/man-pages/man5/proc_pid_stat.5.html field 22, `starttime` */
const birthOf = (pid: number): string => {
  const stat = readText(`/proc/${pid}/stat`);
  const boot = readText('/proc/sys/kernel/random/boot_id')?.trim();
  if (stat === undefined || boot === undefined) return '';
  const afterName = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return `${boot}/${afterName[19] ?? ''}`;
};

const isAlive = (holder: Holder): boolean => {
  try {
    process.kill(holder.pid, 0);
  } catch (error) {
    // EPERM: it lives, under another user.
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  const birth = birthOf(holder.pid);
  return holder.birth === '' || birth === '' || birth === holder.birth;
};

const parseHolder = (text: string): Holder | undefined => {
  try {
    const value = JSON.parse(text) as Partial<Holder>;
    return typeof value.pid === 'number' ? { pid: value.pid, birth: value.birth ?? '' } : undefined;
  } catch {
    return undefined;
  }
};

const tryCreate = (file: string, text: string): boolean => {
  try {
    writeFileSync(file, text, { flag: 'wx', mode: 0o600 });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
};

/** Moves a dead holder's file away; if another process was quicker, its fresh file is put back. */
const clearStale = (file: string, stale: string): void => {
  const aside = `${file}.stale-${process.pid}`;
  try {
    renameSync(file, aside);
  } catch {
    return;
  }
  const taken = readText(aside);
  if (taken !== undefined && taken !== stale && !existsSync(file)) renameSync(aside, file);
  rmSync(aside, { force: true });
};

export interface FolderLock {
  release(): void;
}

/**
 * Makes a data folder this process's own. PGlite takes no lock itself, and two processes on one folder
 * lose rows silently. The file of a dead process (`kill -9` included) is taken over.
 * @throws {StartError} when a living process holds the folder
 */
export const lockFolder = (folder: string): FolderLock => {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'lock');
  const own = JSON.stringify({ pid: process.pid, birth: birthOf(process.pid) } satisfies Holder);
  for (let attempt = 0; attempt < 5; attempt += 1) {
    if (tryCreate(file, own)) {
      return {
        release: () => {
          if (readText(file) === own) rmSync(file, { force: true });
        },
      };
    }
    const found = readText(file);
    if (found === undefined) continue;
    const holder = parseHolder(found);
    if (holder !== undefined && isAlive(holder)) {
      throw new StartError(
        `The data folder ${folder} is in use by process ${holder.pid}. Stop that process, or name another folder in FOOTLIGHT_DATA.`,
      );
    }
    clearStale(file, found);
  }
  throw new StartError(`The data folder ${folder} could not be locked: ${file} keeps changing hands.`);
};
