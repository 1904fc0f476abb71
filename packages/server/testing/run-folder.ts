import { accessSync, chmodSync, constants, mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';

/** Linux's in-memory file system. */
const IN_MEMORY = '/dev/shm';
/** Several times the space that a run needs at once. */
const ROOM_BYTES = 2 * 1024 ** 3;

const PREFIX = `footlight-run-${hostname()}-`;

const hasRoom = (): boolean => {
  try {
    accessSync(IN_MEMORY, constants.W_OK);
    const { bavail, bsize } = statfsSync(IN_MEMORY);
    return bavail * bsize >= ROOM_BYTES;
  } catch {
    return false;
  }
};

const isRunning = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
};

/** Removes the folders of killed runs, which would otherwise stay in memory. */
const dropLeft = (): void => {
  for (const name of readdirSync(IN_MEMORY).filter((one) => one.startsWith(PREFIX)))
    if (!isRunning(Number.parseInt(name.slice(PREFIX.length), 10)))
      rmSync(join(IN_MEMORY, name), { recursive: true, force: true });
};

/**
 * Creates the folder of a run's databases, in memory if there is enough space: each copy of a database consists of
 * hundreds of small files, and creating them on disk takes more CPU time than most suites that use one.
 */
export const makeRunFolder = (): string => {
  const isInMemory = hasRoom();
  if (isInMemory) dropLeft();
  const folder = mkdtempSync(join(isInMemory ? IN_MEMORY : tmpdir(), `${PREFIX}${process.pid}-`));
  // The database's programs may run under another user.
  chmodSync(folder, 0o755);
  return folder;
};
