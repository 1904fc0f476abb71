import { createRequire } from 'node:module';

interface Locks {
  /** @returns false if another open file holds the lock @throws if the file system does not support locks */
  tryLock(fileDescriptor: number): boolean;
}

/** Loaded lazily, so that a service on PostgreSQL also runs on systems for which the native module has no build. */
const locks = (): Locks => createRequire(import.meta.url)('fs-native-extensions') as Locks;

/**
 * Acquires the kernel's exclusive lock of an open file without waiting: an open file description lock on Linux, `flock`
 * on macOS, `LockFileEx` on Windows. The lock belongs to the open file: it is released whenever the process ends, is
 * held while the process is suspended, and applies to all containers and PID namespaces of one kernel.
 * @returns false if another process, or another open file of this one, holds it
 * @throws {Error} if the file system or the operating system does not support locks
 */
export const tryKernelLock = (fileDescriptor: number): boolean => locks().tryLock(fileDescriptor);
