/** The clock's interval: whatever depends on a start time updates within half a minute of it. */
export const TICK_MS = 30_000;

/**
 * One clock for all components; it runs only while it has subscribers. The time stays the same between two ticks, so
 * that all components of a page agree on it.
 */
export const createTicker = (now: () => number = Date.now) => {
  const watchers = new Set<() => void>();
  let at = Number.NEGATIVE_INFINITY;
  let timer: ReturnType<typeof setInterval> | undefined;

  /** Sets the clock to the present and notifies all subscribers. */
  const tick = (): void => {
    at = now();
    for (const listener of watchers) listener();
  };

  return {
    tick,
    /** Milliseconds since the epoch, at most one tick old. */
    read: (): number => {
      const present = now();
      if (Math.abs(present - at) >= TICK_MS) at = present;
      return at;
    },
    watch: (listener: () => void): (() => void) => {
      watchers.add(listener);
      timer ??= setInterval(tick, TICK_MS);
      return () => {
        watchers.delete(listener);
        if (watchers.size > 0) return;
        clearInterval(timer);
        timer = undefined;
      };
    },
  };
};

/** The current day in UTC: `2026-11-24`. */
export const utcToday = (): string => new Date().toISOString().slice(0, 'yyyy-mm-dd'.length);
