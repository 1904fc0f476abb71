const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 30_000;
const ANSWER_WITHIN_MS = 5_000;

/** Requests a file of a few bytes that neither a cache nor the service worker answers. */
const serviceAnswers = async (): Promise<boolean> => {
  try {
    const { status } = await fetch('/robots.txt', {
      method: 'HEAD',
      cache: 'no-store',
      signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
    });
    return status < 500;
  } catch {
    return false;
  }
};

/** Resolves early when the browser reports a network again. */
const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    const life = new AbortController();
    const end = (): void => {
      life.abort();
      resolve();
    };
    const timer = setTimeout(end, milliseconds);
    life.signal.addEventListener('abort', () => clearTimeout(timer));
    addEventListener('online', end, { signal: life.signal });
  });

const waiting = new Set<() => void>();
let isPolling = false;

/**
 * One polling loop for all waiting callbacks. `navigator.onLine` alone is not enough, because a reported network may
 * have no route to the service.
 */
const pollUntilReached = async (): Promise<void> => {
  if (isPolling) return;
  isPolling = true;
  for (let wait = FIRST_WAIT_MS; waiting.size > 0; wait = Math.min(2 * wait, LONGEST_WAIT_MS)) {
    if (navigator.onLine && (await serviceAnswers())) {
      const acts = [...waiting];
      waiting.clear();
      for (const act of acts) act();
    } else await pause(wait);
  }
  isPolling = false;
};

/**
 * Calls `act` as soon as the service responds, which may be right away.
 * @returns cancels the call
 */
export const whenReachable = (act: () => void): (() => void) => {
  const once = (): void => act();
  waiting.add(once);
  void pollUntilReached();
  return () => waiting.delete(once);
};

/**
 * Calls `act` when the service responds again after the browser has been offline.
 * @returns cancels the call
 */
export const afterOffline = (act: () => void): (() => void) => {
  let stop = (): void => removeEventListener('online', wait);
  const wait = (): void => {
    stop();
    stop = whenReachable(act);
  };
  addEventListener('online', wait);
  return () => stop();
};
