import {
  closeSync,
  fstatSync,
  ftruncateSync,
  mkdirSync,
  openSync,
  readFileSync,
  readlinkSync,
  rmSync,
  statSync,
  writeSync,
} from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { StartError } from '../start-error.js';
import { tryKernelLock } from './kernel-lock.js';

const LOOK_AFTER_MS = 1_000;
const ENDING_LOOKS = 100;
const ENDING_LOOK_MS = 50;
const MOST_ATTEMPTS = 5;

/** Content of the lock file, for error messages only; the kernel's lock decides whether the folder is locked. */
interface Holder {
  readonly pid: number;
  readonly host: string;
  /** Namespace of the pid; empty on systems without PID namespaces. */
  readonly pidNamespace: string;
}

const pidNamespace = (): string => {
  try {
    return readlinkSync('/proc/self/ns/pid');
  } catch {
    return '';
  }
};

const ownName = (): Holder => ({ pid: process.pid, host: hostname(), pidNamespace: pidNamespace() });

const readHolder = (file: string): Holder | undefined => {
  try {
    const value = JSON.parse(readFileSync(file, 'utf8')) as Partial<Holder>;
    return typeof value.pid === 'number'
      ? { pid: value.pid, host: value.host ?? '', pidNamespace: value.pidNamespace ?? '' }
      : undefined;
  } catch {
    return undefined;
  }
};

const isNear = (holder: Holder): boolean => {
  const own = ownName();
  return holder.host === own.host && holder.pidNamespace === own.pidNamespace;
};

/** Whether a process of this machine has been killed and the kernel may still be closing its files. */
const isEnding = ({ pid }: Holder): boolean => {
  try {
    const [state] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1) ?? '';
    return state === 'Z' || state === 'X';
  } catch {
    return false;
  }
};

const inWords = (holder: Holder | undefined): string => {
  if (holder === undefined) return 'another process';
  return isNear(holder)
    ? `process ${holder.pid}`
    : `process ${holder.pid} of another container or machine, “${holder.host}”`;
};

/** Whether a path still refers to an open file; another process may have removed and recreated it. */
const leadsTo = (file: string, fileDescriptor: number): boolean => {
  try {
    const [there, open] = [statSync(file, { bigint: true }), fstatSync(fileDescriptor, { bigint: true })];
    return there.ino === open.ino && there.dev === open.dev;
  } catch {
    return false;
  }
};

const HINT = 'Name a folder on a local disk in FOOTLIGHT_DATA, or a PostgreSQL in DATABASE_URL.';

const tryLock = (folder: string, fileDescriptor: number): boolean => {
  try {
    return tryKernelLock(fileDescriptor);
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new StartError(
      `The data folder ${folder} cannot be locked on this system (${process.platform}-${process.arch}): ${reason}. ${HINT}`,
      { cause },
    );
  }
};

/** Waits for a holder that was just killed, because the kernel may still be closing its files after `kill -9`. */
const tryLockAfterKilled = (folder: string, file: string, fileDescriptor: number): boolean => {
  for (let look = 0; look < ENDING_LOOKS; look += 1) {
    if (tryLock(folder, fileDescriptor)) return true;
    const holder = readHolder(file);
    if (holder === undefined || !isNear(holder) || !isEnding(holder)) break;
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ENDING_LOOK_MS);
  }
  return tryLock(folder, fileDescriptor);
};

const open = (folder: string, file: string): number => {
  try {
    return openSync(file, 'a+', 0o600);
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new StartError(`The data folder ${folder} cannot be written to: ${reason}. ${HINT}`, { cause });
  }
};

/** Opens and locks the file. Returns undefined if it was removed in between, which makes the lock ineffective. */
const take = (folder: string, file: string): number | undefined => {
  const fileDescriptor = open(folder, file);
  try {
    if (!tryLockAfterKilled(folder, file, fileDescriptor)) {
      throw new StartError(
        `The data folder ${folder} is in use by ${inWords(readHolder(file))}. Stop that process, or name another folder in FOOTLIGHT_DATA.`,
      );
    }
    if (leadsTo(file, fileDescriptor)) {
      ftruncateSync(fileDescriptor, 0);
      writeSync(fileDescriptor, JSON.stringify(ownName()));
      return fileDescriptor;
    }
  } catch (error) {
    closeSync(fileDescriptor);
    throw error;
  }
  closeSync(fileDescriptor);
  return undefined;
};

export class FolderLock {
  readonly #file: string;
  readonly #fileDescriptor: number;
  #isLost = false;
  #lookedAt = performance.now();
  #isReleased = false;

  constructor(file: string, fileDescriptor: number) {
    this.#file = file;
    this.#fileDescriptor = fileDescriptor;
  }

  /**
   * Whether this process still holds the folder. While it runs, it can only lose it when the lock file is removed.
   * Checks the file at most once a second, so it is cheap enough to call before each write.
   */
  isHeld(): boolean {
    if (this.#isLost || performance.now() - this.#lookedAt < LOOK_AFTER_MS) return !this.#isLost;
    this.#lookedAt = performance.now();
    this.#isLost = !leadsTo(this.#file, this.#fileDescriptor);
    return !this.#isLost;
  }

  release(): void {
    if (this.#isReleased) return;
    this.#isReleased = true;
    this.#isLost = true;
    // Removed while still locked: a process that has opened it meanwhile detects that the path no longer matches.
    if (leadsTo(this.#file, this.#fileDescriptor)) rmSync(this.#file, { force: true });
    closeSync(this.#fileDescriptor);
  }
}

/**
 * Locks a data folder for this process. PGlite itself takes no lock, and two processes on one folder would destroy the
 * database. The lock is the kernel's (docs/decisions/0025), so it ends with the process that holds it.
 * @throws {StartError} when another process holds the folder, or the folder cannot be locked
 */
export const lockFolder = (folder: string): FolderLock => {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'lock');
  for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt += 1) {
    const fileDescriptor = take(folder, file);
    if (fileDescriptor !== undefined) return new FolderLock(file, fileDescriptor);
  }
  throw new StartError(`The data folder ${folder} could not be locked: ${file} keeps changing hands.`);
};
