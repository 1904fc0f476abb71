/** Resolves when the browser is online, possibly at once. @throws the signal's reason when it aborts */
export const untilOnline = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    if (signal.aborted || navigator.onLine) {
      if (signal.aborted) reject(signal.reason as Error);
      else resolve();
      return;
    }
    const stop = new AbortController();
    const settle = (how: () => void) => (): void => {
      stop.abort();
      how();
    };
    globalThis.addEventListener('online', settle(resolve), { signal: stop.signal });
    signal.addEventListener(
      'abort',
      settle(() => reject(signal.reason as Error)),
      { signal: stop.signal },
    );
  });

/** Resolves after a delay. @throws the signal's reason when it aborts */
export const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms);
    if (signal.aborted) reject(signal.reason as Error);
    signal.addEventListener(
      'abort',
      () => {
        clearTimeout(timer);
        reject(signal.reason as Error);
      },
      { once: true },
    );
  });
