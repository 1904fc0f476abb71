import type { PlaybackData } from '@footlight/domain';
import { pause, untilOnline } from '../media/errors/connection.js';
import type { PlayerState } from '../store/player-state.js';
import type { Store } from '../store/store.js';
import { hasNoResponse } from './no-response.js';

/** Milliseconds before each retry. */
const PAUSES_MS = [500, 1500] as const;

/** Retries when the connection is back, and a few times if there was no response. */
export const requestWithRetries = async (
  request: () => Promise<PlaybackData>,
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
