import { PlayerError } from '../player-error.js';
import type { Store } from './store.js';

/** How long a command may wait for what it has asked for (PLAY-8). */
export const PLAYER_TIMEOUT_MS = 30_000;

interface Patience {
  readonly signal: AbortSignal;
  readonly timeoutMs?: number;
}

/** Runs `watch` until it calls `done`, the signal aborts or patience ends. */
const waitFor = (
  watch: (done: () => void) => () => void,
  { signal, timeoutMs = PLAYER_TIMEOUT_MS }: Patience,
) =>
  new Promise<void>((resolve, reject) => {
    if (signal.aborted) {
      reject(signal.reason);
      return;
    }
    const finish = (settle: () => void) => {
      clearTimeout(timer);
      signal.removeEventListener('abort', abort);
      stop();
      settle();
    };
    const abort = () => finish(() => reject(signal.reason));
    const timer = Number.isFinite(timeoutMs)
      ? setTimeout(
          () => finish(() => reject(new PlayerError('TIMEOUT', 'The player took too long to answer.'))),
          timeoutMs,
        )
      : undefined;
    signal.addEventListener('abort', abort);
    const stop = watch(() => finish(resolve));
  });

/**
 * The first state that `holds`, now or later. State is written from media events only, so this is how a
 * command learns that the media has done what it asked.
 * @throws {PlayerError} TIMEOUT, or the reason that `signal` aborts with
 */
export const stateWhere = async <State extends object>(
  store: Store<State>,
  holds: (state: State) => boolean,
  patience: Patience,
): Promise<State> => {
  if (!holds(store.get())) {
    await waitFor(
      (done) =>
        store.subscribe((state) => {
          if (holds(state)) done();
        }),
      patience,
    );
  }
  return store.get();
};

/**
 * The next event of that name.
 * @throws {PlayerError} TIMEOUT, or the reason that `signal` aborts with
 */
export const nextEvent = (target: EventTarget, type: string, patience: Patience): Promise<void> =>
  waitFor((done) => {
    target.addEventListener(type, done, { once: true });
    return () => target.removeEventListener(type, done);
  }, patience);
