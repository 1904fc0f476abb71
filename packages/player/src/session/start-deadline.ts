import { PlayerError } from '../store/player-error.js';
import { PLAYER_TIMEOUT_MS } from '../store/confirmation.js';

const tooLate = (): PlayerError =>
  new PlayerError('TIMEOUT', 'The video did not start in time.', { details: { retryable: true } });

export interface Deadline {
  /** Stops the timeout during `work`; afterwards it starts from zero. */
  hold<T>(work: () => Promise<T>): Promise<T>;
}

/** How often the timeout restarts because data arrives, of which nothing may ever be playable. */
const MOST_EXTENSIONS = 5;

/**
 * Runs a start that has to be ready within 30 s; the timeout restarts when the browser is online again, and a few times
 * if data of a slow line still arrives.
 * @param arrivals a number that changes with each arrival of data
 * @throws {PlayerError} TIMEOUT
 * @see docs/rules/playback.md PLAY-8
 */
export const withDeadline = async (
  run: (deadline: Deadline) => Promise<void>,
  arrivals: () => number = () => 0,
  timeoutMs = PLAYER_TIMEOUT_MS,
): Promise<void> => {
  const end = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isPaused = false;
  let arrived = 0;
  let extensions = 0;
  let reject: (error: PlayerError) => void;
  const passed = new Promise<never>((_, fail) => (reject = fail));
  const count = (): void => {
    clearTimeout(timer);
    if (isPaused || end.signal.aborted) return;
    timer = setTimeout(() => {
      if (!navigator.onLine) return;
      if (arrivals() === arrived || extensions === MOST_EXTENSIONS) {
        reject(tooLate());
        return;
      }
      arrived = arrivals();
      extensions += 1;
      count();
    }, timeoutMs);
  };
  const hold: Deadline['hold'] = async (work) => {
    isPaused = true;
    clearTimeout(timer);
    try {
      return await work();
    } finally {
      isPaused = false;
      count();
    }
  };
  count();
  globalThis.addEventListener('online', count, { signal: end.signal });
  try {
    await Promise.race([run({ hold }), passed]);
  } finally {
    end.abort();
    clearTimeout(timer);
  }
};
