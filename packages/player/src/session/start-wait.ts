import type { PlaybackData } from '@footlight/domain';
import { pause } from '../media/errors/connection.js';
import { announcedStart, type AnnouncedStart } from './announced-start.js';
import { hasNoResponse } from './no-response.js';

/** Interval of requests while the start is far away, because it may be moved. */
const FAR_MS = 300_000;
/** Delays between requests after the announced start; the last one repeats. */
const PAUSES_MS = [2000, 4000, 8000, 15_000, 30_000] as const;
/** Spreads the requests of all viewers who wait for the same start. */
const SPREAD_MS = 2000;
const JITTER = 0.25;

/**
 * Milliseconds until the next request about whether the video or event has started.
 * @param leftMs until the announced start
 * @param late number of requests since the announced start
 * @param random 0–1
 */
export const untilNextLook = (leftMs: number, late: number, random = Math.random): number => {
  if (leftMs > 0 && leftMs <= FAR_MS) return leftMs + random() * SPREAD_MS;
  const pauseMs = leftMs > 0 ? FAR_MS : (PAUSES_MS[late] ?? PAUSES_MS[PAUSES_MS.length - 1] ?? FAR_MS);
  return pauseMs * (1 + JITTER * (2 * random() - 1));
};

export interface Waiting {
  readonly request: () => Promise<PlaybackData>;
  /** Calls back when the event starts or ends, regardless of the announced time, until the signal aborts. */
  readonly follow?: ((notify: () => void, signal: AbortSignal) => void) | undefined;
  readonly signal: AbortSignal;
}

/**
 * Waits for the delay or for a notification, plus a random spread because all viewers are notified at once (LIVE-9).
 */
const pauseUntilNotified = async (ms: number, { follow, signal }: Waiting): Promise<void> => {
  const notified = new AbortController();
  const either = AbortSignal.any([signal, notified.signal]);
  follow?.(() => notified.abort(), either);
  await pause(ms, either).catch(() => undefined);
  const wasNotified = notified.signal.aborted;
  // Stops the notifications, whatever ended the delay.
  notified.abort();
  signal.throwIfAborted();
  if (wasNotified) await pause(Math.random() * SPREAD_MS, signal);
};

/** Waits for an announced start. A denial for another reason ends the wait; missing responses do not. */
export class StartWait {
  readonly #waiting: Waiting;
  /** Requests since the announced start. */
  #late = 0;

  constructor(waiting: Waiting) {
    this.#waiting = waiting;
  }

  /**
   * Waits until something about the start may have changed, and requests the video.
   * @returns its data, or the start as it is announced now
   * @throws the rejection reason of the request
   */
  async next(announced: AnnouncedStart): Promise<{ data: PlaybackData } | { start: AnnouncedStart }> {
    const { request, signal } = this.#waiting;
    const left = Date.parse(announced.eventSchedule.startDate) - Date.now();
    await pauseUntilNotified(untilNextLook(left, this.#late), this.#waiting);
    try {
      const data = await request();
      signal.throwIfAborted();
      return { data };
    } catch (denial) {
      signal.throwIfAborted();
      const again = announcedStart(denial);
      if (again === null && !hasNoResponse(denial)) throw denial;
      const start = again ?? announced;
      this.#late = Date.parse(start.eventSchedule.startDate) > Date.now() ? 0 : this.#late + 1;
      return { start };
    }
  }
}
