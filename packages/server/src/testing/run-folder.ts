import { accessSync, chmodSync, constants, mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';

/** A file system in memory, which Linux has. */
const IN_MEMORY = '/dev/shm';
/** Several times what a run has there at once. */
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

/** What runs that were killed have left would stay in memory. */
const dropLeft = (): void => {
  for (const name of readdirSync(IN_MEMORY).filter((one) => one.startsWith(PREFIX)))
    if (!isRunning(Number.parseInt(name.slice(PREFIX.length), 10)))
      rmSync(join(IN_MEMORY, name), { recursive: true, force: true });
};

/**
 * Makes the folder of a run's databases, in memory where there is room: each copy of a database is hundreds of small
 * files, and making them on a disk costs more of the processor than most suites that have one.
 */
export const makeRunFolder = (): string => {
  const isInMemory = hasRoom();
  if (isInMemory) dropLeft();
  const folder = mkdtempSync(join(isInMemory ? IN_MEMORY : tmpdir(), `${PREFIX}${process.pid}-`));
  // The database's programs may run under another user.
  chmodSync(folder, 0o755);
  return folder;
};
