import type { EngineFailure } from '../engine/engine.js';

/** Pauses before each new try after a network fault, while what has arrived still plays. */
const NETWORK_PAUSES_MS = [500, 1500, 4000, 8000] as const;
/** The same where nothing has arrived yet: what does not begin is told within 3 s (PLAY-10). */
const START_PAUSES_MS = [400, 600] as const;
/** Media faults are mended at once; a third within a minute means that the stream itself is broken. */
const MEDIA_TRIES = 2;
const MEDIA_MEMORY_MS = 60_000;

export type RecoveryStep =
  /** `attempt` counts the tries to mend faults of this kind, from 1. */
  | { readonly action: 'retry'; readonly afterMs: number; readonly attempt: number }
  | { readonly action: 'fail' };

export interface Recovery {
  /** What to do about a fault that happened at `nowMs` on any steady clock. */
  next(failure: EngineFailure, nowMs: number): RecoveryStep;
  /**
   * Data arrived again: network faults that come later are counted afresh. Media faults are not, since a
   * broken segment arrives perfectly well each time.
   */
  dataArrived(): void;
}

/** A refusal stays a refusal: of the 4xx only “timeout” and “too many requests” are worth asking again. */
const isFinal = (status: number | undefined): boolean =>
  status !== undefined && status >= 400 && status < 500 && status !== 408 && status !== 429;

/** Pauses differ by up to this share, so that all who lost the same server do not come back at one moment. */
const JITTER = 0.25;

/**
 * Counts faults and decides how often one stream is tried again.
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
