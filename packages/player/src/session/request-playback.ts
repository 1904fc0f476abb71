import type { PlaybackData } from '@footlight/domain';
import { pause, untilOnline } from '../media/faults/connection.js';
import type { PlayerState } from '../store/player-state.js';
import type { Store } from '../store/store.js';
import { announcedStart } from './announced-start.js';
import type { StartShare } from './playback.reducer.js';
import type { Deadline } from './start-deadline.js';
import { hasNoResponse } from './no-response.js';

/** Milliseconds before each retry. */
const PAUSES_MS = [500, 1500] as const;
type LoadPlayback = () => Promise<PlaybackData>;

/** Retries when the connection is back, and a few times if there was no response. */
const requestWithRetries = async (
  request: LoadPlayback,
  store: Store<PlayerState>,
  signal: AbortSignal,
): Promise<PlaybackData> => {
  for (let tries = 0; ;) {
    try {
      const data = await request();
      signal.throwIfAborted();
      store.set({ reconnecting: false });
      return data;
    } catch (cause) {
      signal.throwIfAborted();
      const afterMs = PAUSES_MS[tries];
      const isOffline = !navigator.onLine;
      if (!hasNoResponse(cause) || (!isOffline && afterMs === undefined)) throw cause;
      store.set({ reconnecting: true });
      if (isOffline) await untilOnline(signal);
      else {
        tries += 1;
        await pause(afterMs ?? 0, signal);
      }
    }
  }
};

/** A request for playback data. The `deadline` is paused while the player waits for an announced start. */
export interface RequestOptions {
  readonly request: LoadPlayback;
  /** Called with the announced start, and again after each request. */
  readonly announce: (start: StartShare) => void;
  /** Calls back when the event starts or ends, until the signal aborts. */
  readonly follow?: ((notify: () => void, signal: AbortSignal) => void) | undefined;
  readonly store: Store<PlayerState>;
  readonly signal: AbortSignal;
  readonly deadline: Deadline;
}

/**
 * Requests playback data, with retries; waits if the video or event has not started yet.
 * @returns `waited`: whether it had to wait for the start
 */
export const requestPlayback = async ({
  request,
  announce,
  follow,
  store,
  signal,
  deadline,
}: RequestOptions): Promise<{ readonly data: PlaybackData; readonly waited: boolean }> => {
  try {
    return { data: await requestWithRetries(request, store, signal), waited: false };
  } catch (refusal) {
    const announced = announcedStart(refusal);
    if (announced === null) throw refusal;
    const data = await deadline.hold(async () => {
      const { waitForStart } = await import('./wait-for-start.js');
      return waitForStart(announced, { request, announce, follow, signal });
    });
    return { data, waited: true };
  }
};
