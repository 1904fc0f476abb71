import { PlayerError } from '../player-error.js';
import { PLAYER_TIMEOUT_MS } from './confirmation.js';

interface Waiting {
  readonly key: string | null;
  run: () => Promise<unknown>;
  readonly settle: ((outcome: Promise<unknown>) => void)[];
  readonly timer: ReturnType<typeof setTimeout>;
}

export interface CommandQueue {
  /**
   * Runs at once while the queue is open, else when it opens, in order. Commands with the same `key` that
   * wait together become one: the newer runs in the older's place and both promises settle with its result.
   * @throws {PlayerError} QUEUE_FULL, TIMEOUT after 30 s of waiting, or what `reject` was given
   */
  add<Result>(key: string | null, run: () => Promise<Result>): Promise<Result>;
  open(): void;
  close(): void;
  /** Settles all that wait with an error; the queue stays as open as it was. */
  reject(error: PlayerError): void;
}

/** Where commands wait until the media can take them. */
export const createCommandQueue = ({
  capacity = 100,
  timeoutMs = PLAYER_TIMEOUT_MS,
}: { capacity?: number; timeoutMs?: number } = {}): CommandQueue => {
  const waiting: Waiting[] = [];
  let isOpen = false;

  const finish = (entry: Waiting, outcome: Promise<unknown>) => {
    clearTimeout(entry.timer);
    for (const settle of entry.settle) settle(outcome);
  };

  const rejectAll = (error: PlayerError) => {
    for (const entry of waiting.splice(0)) finish(entry, Promise.reject(error));
  };

  const expire = (entry: Waiting) => {
    const at = waiting.indexOf(entry);
    if (at === -1) return;
    waiting.splice(at, 1);
    finish(entry, Promise.reject(new PlayerError('TIMEOUT', 'The player was not ready in time.')));
  };

  return {
    add<Result>(key: string | null, run: () => Promise<Result>) {
      if (isOpen) return run();
      return new Promise<Result>((resolve) => {
        const settle = (outcome: Promise<unknown>) => resolve(outcome as Promise<Result>);
        const earlier = key === null ? undefined : waiting.find((entry) => entry.key === key);
        if (earlier !== undefined) {
          earlier.run = run;
          earlier.settle.push(settle);
        } else if (waiting.length >= capacity) {
          settle(Promise.reject(new PlayerError('QUEUE_FULL', 'Too many commands wait for the player.')));
        } else {
          const entry: Waiting = {
            key,
            run,
            settle: [settle],
            timer: setTimeout(() => expire(entry), timeoutMs),
          };
          waiting.push(entry);
        }
      });
    },
    open() {
      isOpen = true;
      for (const entry of waiting.splice(0)) finish(entry, entry.run());
    },
    close() {
      isOpen = false;
    },
    reject: rejectAll,
  };
};
