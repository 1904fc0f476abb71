import type { Log } from '../log.js';

/** Work that is repeated while the service runs. */
export interface Job {
  /** Subject and work: `rooms.clean`. Label of the metrics, and key of the lease. */
  readonly name: string;
  /** Milliseconds from one start to the next. */
  readonly everyMs: number;
  /** Each process does this work for itself; without it, one process at a time does. */
  readonly inEveryProcess?: true;
  /**
   * A failure is logged and counted, and the run is repeated. The signal aborts when the service stops or another process
   * takes the job over; long runs end then by `signal.throwIfAborted()` between two steps, and go on the next time.
   */
  readonly run: (log: Log, signal: AbortSignal) => Promise<void>;
}

const CLEAN_MS = 6 * 3_600_000;

/** Deletes data of a subject that have expired, four times a day. */
export const cleaning = (subject: string, run: () => Promise<unknown>): Job => ({
  name: `${subject}.clean`,
  everyMs: CLEAN_MS,
  run: async () => {
    await run();
  },
});
