import { createRequire } from 'node:module';

interface Locks {
  /** @returns false where another open file holds the lock @throws where the file system has no locks */
  tryLock(fileDescriptor: number): boolean;
}

/** Asked for when a folder is locked: a service on PostgreSQL does without, on systems too for which there is no build. */
const locks = (): Locks => createRequire(import.meta.url)('fs-native-extensions') as Locks;

/**
 * Takes the kernel's exclusive lock of an open file, without waiting: an open-file-description lock on Linux, `flock` on
 * macOS, `LockFileEx` on Windows. It belongs to the open file, so it ends with the process, however that ends, holds
 * while the process is frozen, and is the same for every container and process-id namespace of one kernel.
 * @returns false where another process, or another open file of this one, holds it
 * @throws {Error} where the file system or the system has no locks
 */
export const tryKernelLock = (fileDescriptor: number): boolean => locks().tryLock(fileDescriptor);
