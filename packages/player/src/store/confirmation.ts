import { PlayerError } from './player-error.js';
import type { Store } from './store.js';

/** Milliseconds that a command waits for its confirmation (PLAY-8). */
export const PLAYER_TIMEOUT_MS = 30_000;

interface WaitOptions {
  readonly signal: AbortSignal;
  readonly timeoutMs?: number;
}

/** Runs `watch` until it calls `done`, the signal aborts or the timeout ends. */
const waitFor = (
  watch: (done: () => void) => () => void,
  { signal, timeoutMs = PLAYER_TIMEOUT_MS }: WaitOptions,
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
 * Ends like `work`, or before it.
 * @throws {PlayerError} TIMEOUT, or the reason that `signal` aborts with
 */
export const settled = async <T>(work: Promise<T>, options: WaitOptions): Promise<T> => {
  await waitFor((done) => {
    work.then(done, done);
    return () => undefined;
  }, options);
  return work;
};

/**
 * Resolves with the first state for which `holds` is true, now or later. The state is written from media events only,
 * so this confirms that the media has carried out a command.
 * @throws {PlayerError} TIMEOUT, or the reason that `signal` aborts with
 */
export const stateWhere = async <State extends object>(
  store: Store<State>,
  holds: (state: State) => boolean,
  options: WaitOptions,
): Promise<State> => {
  if (!holds(store.get())) {
    await waitFor(
      (done) =>
        store.subscribe((state) => {
          if (holds(state)) done();
        }),
      options,
    );
  }
  return store.get();
};

/**
 * Resolves at the next event of the given type.
 * @throws {PlayerError} TIMEOUT, or the reason that `signal` aborts with
 */
export const nextEvent = (target: EventTarget, type: string, options: WaitOptions): Promise<void> =>
  waitFor((done) => {
    target.addEventListener(type, done, { once: true });
    return () => target.removeEventListener(type, done);
  }, options);
