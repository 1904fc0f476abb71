import { shallowEqual, type Store } from './store.js';
import type { PlayerState } from './player-state.js';

/** Milliseconds; the minimum interval of updates for fields that change continuously during playback. */
const TIME_INTERVAL_MS = 250;
const MOVING: ReadonlySet<keyof PlayerState> = new Set(['currentTime', 'position', 'buffered', 'live']);

export interface StateChanges {
  /** Incremented with each batch. */
  readonly revision: number;
  stop(): void;
}

/**
 * Batches state changes: at most once per frame, and every 250 ms if only the time changed. Pages in the background
 * have no animation frames, so a timer is used as well.
 */
export const gatherChanges = (
  store: Store<PlayerState>,
  notify: (changes: Partial<PlayerState>, revision: number) => void,
): StateChanges => {
  let revision = 0;
  let reported = store.get();
  let timeReportedAt = Number.NEGATIVE_INFINITY;
  let frame: number | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const cancel = () => {
    if (frame !== undefined) cancelAnimationFrame(frame);
    clearTimeout(timer);
    frame = undefined;
    timer = undefined;
  };

  const flush = () => {
    cancel();
    const state = store.get();
    const names = (Object.keys(state) as (keyof PlayerState)[]).filter(
      (name) => !shallowEqual(state[name], reported[name]),
    );
    if (names.length === 0) return;
    if (names.some((name) => MOVING.has(name))) timeReportedAt = performance.now();
    reported = state;
    revision += 1;
    notify(Object.fromEntries(names.map((name) => [name, state[name]])), revision);
  };

  const stop = store.subscribe((state) => {
    const onlyTime = (Object.keys(state) as (keyof PlayerState)[]).every(
      (name) => MOVING.has(name) || shallowEqual(state[name], reported[name]),
    );
    const rest = onlyTime ? Math.max(0, timeReportedAt + TIME_INTERVAL_MS - performance.now()) : 0;
    if (rest === 0) frame ??= requestAnimationFrame(flush);
    timer ??= setTimeout(flush, rest === 0 ? TIME_INTERVAL_MS : rest);
  });

  return {
    get revision() {
      return revision;
    },
    stop() {
      cancel();
      stop();
    },
  };
};
