import type { PlayerHost } from '../session/player-host.js';
import type { PlayerError } from '../store/player-error.js';
import type { PlayerState } from '../store/player-state.js';

/**
 * Milliseconds before each automatic retry; after the last one, only a connection change or the viewer causes a retry.
 */
const PAUSES_MS = [3000, 6000, 12_000, 30_000, 60_000] as const;

/** Whether the error may be temporary: there was no response, or the server has a short outage. */
const mayPass = ({ code, details: { retryable, status = 0, serviceCode } }: PlayerError): boolean =>
  retryable === true &&
  (code === 'OFFLINE' || code === 'TIMEOUT' || code === 'NETWORK') &&
  // An error response of the service itself is not a connection problem.
  (serviceCode === undefined || status === 0 || status === 503);

/** Calls back when the page is visible: a hidden page does not need its video. */
const whenSeen = (signal: AbortSignal, call: () => void): void => {
  if (!document.hidden) {
    call();
    return;
  }
  const look = (): void => whenSeen(signal, call);
  document.addEventListener('visibilitychange', look, { signal, once: true });
};

/**
 * Automatically retries a video that failed because of the connection: when the browser is online again, and a few
 * times while it is online.
 * @see docs/rules/playback.md PLAY-11
 */
export const autoRetry = (player: Pick<PlayerHost, 'autoRetry' | 'store'>, life: AbortSignal): void => {
  let tries = 0;
  let waiting = new AbortController();

  const retry = (): void => {
    waiting.abort();
    // A further failure is in the state.
    player.autoRetry().catch(() => undefined);
  };

  const wait = (): void => {
    const { signal } = waiting;
    globalThis.addEventListener('online', () => whenSeen(signal, retry), { signal });
    const afterMs = PAUSES_MS[tries];
    if (!navigator.onLine || afterMs === undefined) return;
    const timer = setTimeout(() => {
      tries += 1;
      whenSeen(signal, retry);
    }, afterMs);
    signal.addEventListener('abort', () => clearTimeout(timer), { once: true });
  };

  const look = ({ status, error }: PlayerState): void => {
    waiting.abort();
    if (status !== 'failed' || error === null || !mayPass(error) || life.aborted) return;
    waiting = new AbortController();
    wait();
  };

  const stop = player.store.subscribe((state, before) => {
    if (state.status === 'ready') tries = 0;
    if (state.status !== before.status || state.error !== before.error) look(state);
  });
  // This code may be loaded because of a failure that has already happened.
  look(player.store.get());
  life.addEventListener(
    'abort',
    () => {
      stop();
      waiting.abort();
    },
    { once: true },
  );
};
