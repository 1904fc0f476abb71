import type { EngineError } from '../engine/engine.js';

/** Delays before each retry after a network error, while buffered data still plays. */
const NETWORK_PAUSES_MS = [500, 1500, 4000, 8000] as const;
/** The same before any data has arrived: a start that fails must be reported within 3 s (PLAY-10). */
const START_PAUSES_MS = [400, 600] as const;
/** Recovery from media errors is immediate; a third error within a minute means that the stream itself is broken. */
const MEDIA_TRIES = 2;
const MEDIA_MEMORY_MS = 60_000;

type RecoveryStep =
  /** `attempt` counts the recovery attempts for errors of this kind, from 1. */
  | { readonly action: 'retry'; readonly afterMs: number; readonly attempt: number }
  | { readonly action: 'fail' };

export interface Recovery {
  /** What to do about an error at `nowMs`, on any monotonic clock. */
  next(failure: EngineError, nowMs: number): RecoveryStep;
  /**
   * Data arrived again: later network errors are counted from zero. Media errors are not, because a broken segment
   * downloads without error each time.
   */
  dataArrived(): void;
}

/** A refusal is final: of the 4xx statuses, only “timeout” and “too many requests” are worth a retry. */
const isFinal = (status: number | undefined): boolean =>
  status !== undefined && status >= 400 && status < 500 && status !== 408 && status !== 429;

/** Delays vary by up to this share, so that clients that lost the same server do not all retry at once. */
const JITTER = 0.25;

/**
 * Counts the errors of one stream and decides about retries.
 * @param random 0–1
 */
export const createRecovery = (random: () => number = Math.random): Recovery => {
  let networkTries = 0;
  let pauses: readonly number[] = START_PAUSES_MS;
  let mediaFaults: number[] = [];
  return {
    next({ kind, status }, nowMs) {
      if (kind === 'drm' || kind === 'unsupported' || isFinal(status)) return { action: 'fail' };
      if (kind === 'media') {
        mediaFaults = [...mediaFaults.filter((at) => nowMs - at < MEDIA_MEMORY_MS), nowMs];
        const attempt = mediaFaults.length;
        return attempt > MEDIA_TRIES ? { action: 'fail' } : { action: 'retry', afterMs: 0, attempt };
      }
      const pause = pauses[networkTries];
      networkTries += 1;
      if (pause === undefined) return { action: 'fail' };
      const afterMs = Math.round(pause * (1 + JITTER * (2 * random() - 1)));
      return { action: 'retry', afterMs, attempt: networkTries };
    },
    dataArrived() {
      networkTries = 0;
      pauses = NETWORK_PAUSES_MS;
    },
  };
};
