import type { FeatureHost } from '../player-feature.js';
import type { PlayerError } from '../player-error.js';
import type { PlayerState } from '../store/player-state.js';

/** Pauses before a video that failed is asked for again by itself; after the last it waits for a connection or a press. */
const PAUSES_MS = [3000, 6000, 12_000, 30_000, 60_000] as const;

/** Whether the same may be there again by itself: nothing answered, or a server that has a moment’s trouble. */
const mayPass = ({ code, details: { retryable, status = 0, serviceCode } }: PlayerError): boolean =>
  retryable === true &&
  (code === 'OFFLINE' || code === 'TIMEOUT' || code === 'NETWORK') &&
  // What the service itself answers is no trouble of the line.
  (serviceCode === undefined || status === 0 || status === 503);

/** Fulfils when somebody sees the page: nobody needs a video that nobody sees. */
const whenSeen = (signal: AbortSignal, call: () => void): void => {
  if (!document.hidden) {
    call();
    return;
  }
  const look = (): void => whenSeen(signal, call);
  document.addEventListener('visibilitychange', look, { signal, once: true });
};

/**
 * Asks again by itself for a video that failed for want of a connection: as soon as the browser has one again, and a few
 * times while it has one.
 * @see docs/rules/playback.md PLAY-11
 */
export const comeBack = (player: Pick<FeatureHost, 'comeBack' | 'store'>, life: AbortSignal): void => {
  let tries = 0;
  let waiting = new AbortController();

  const ask = (): void => {
    waiting.abort();
    // What fails again says so itself.
    player.comeBack().catch(() => undefined);
  };

  const wait = (): void => {
    const { signal } = waiting;
    globalThis.addEventListener('online', () => whenSeen(signal, ask), { signal });
    const afterMs = PAUSES_MS[tries];
    if (!navigator.onLine || afterMs === undefined) return;
    const timer = setTimeout(() => {
      tries += 1;
      whenSeen(signal, ask);
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
  // It is fetched for a fault, too.
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
