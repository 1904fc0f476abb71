import type { FolderLock } from './lock.js';
import type { PGliteThread } from './pglite-thread.js';

const LOOK_EVERY_MS = 1_000;

export interface GuardedThread {
  readonly thread: PGliteThread;
  /** Resolves with the reason when the lock is lost, after termination of the thread has begun. */
  readonly lost: Promise<Error>;
}

/**
 * Wraps a database thread so that it writes only while its folder is locked. The lock is checked before each request,
 * because a process may have lost it while it was suspended, and once a second in between.
 */
export const guardThread = (thread: PGliteThread, lock: FolderLock, dataFolder: string): GuardedThread => {
  const reason = new Error(
    `The data folder ${dataFolder} is no longer this service’s own: its lock was removed or replaced. Nothing more is written to it.`,
  );
  let reportLoss = (_reason: Error): void => undefined;
  const lost = new Promise<Error>((resolve) => {
    reportLoss = resolve;
  });
  let isLost = false;
  const isHeld = (): boolean => {
    if (isLost) return false;
    if (lock.isHeld()) return true;
    isLost = true;
    clearInterval(timer);
    void thread.end();
    reportLoss(reason);
    return false;
  };
  const timer = setInterval(isHeld, LOOK_EVERY_MS).unref();
  return {
    lost,
    thread: {
      ...thread,
      request: (request) => (isHeld() ? thread.request(request) : Promise.reject(reason)),
      end: async () => {
        clearInterval(timer);
        await thread.end();
      },
    },
  };
};
