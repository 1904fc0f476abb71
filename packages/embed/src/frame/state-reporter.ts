import type { PlayerStateField } from '@footlight/player-contract';
import type { PlayerStateChanges } from '../protocol/remote-state.js';

/** Fields that change with every frame of the video. */
const CLOCKS: ReadonlySet<string> = new Set<PlayerStateField>([
  'currentTime',
  'position',
  'watchProgress',
  'live',
]);
const CLOCK_INTERVAL_MS = 250;
/** Hidden frames get no animation frames, so a timer reports their changes. */
const HIDDEN_FRAME_MS = 100;

export interface StateReporter {
  readonly add: (changes: PlayerStateChanges) => void;
  /** Revision of the last report; increases with each report. */
  readonly revision: number;
  readonly stop: () => void;
}

/** Batches changes and reports them at most once per animation frame; clock fields alone every 250 ms. */
export const createStateReporter = (
  report: (revision: number, changes: PlayerStateChanges) => void,
): StateReporter => {
  let gathered: PlayerStateChanges = {};
  let revision = 0;
  let clocksReportedAt = -Infinity;
  let cancel: (() => void) | undefined;

  const flush = (): void => {
    cancel = undefined;
    const changes = gathered;
    gathered = {};
    revision += 1;
    if (Object.keys(changes).some((name) => CLOCKS.has(name))) clocksReportedAt = performance.now();
    report(revision, changes);
  };

  const schedule = (delayMs: number): void => {
    if (delayMs <= 0) {
      const animation = requestAnimationFrame(() => {
        clearTimeout(timer);
        flush();
      });
      const timer = setTimeout(() => {
        cancelAnimationFrame(animation);
        flush();
      }, HIDDEN_FRAME_MS);
      cancel = () => {
        cancelAnimationFrame(animation);
        clearTimeout(timer);
      };
      return;
    }
    const timer = setTimeout(flush, delayMs);
    cancel = () => {
      clearTimeout(timer);
    };
  };

  return {
    get revision() {
      return revision;
    },
    add(changes) {
      const names = Object.keys(changes);
      if (names.length === 0) return;
      gathered = { ...gathered, ...changes };
      const isUrgent = names.some((name) => !CLOCKS.has(name));
      if (cancel !== undefined && !isUrgent) return;
      cancel?.();
      schedule(isUrgent ? 0 : clocksReportedAt + CLOCK_INTERVAL_MS - performance.now());
    },
    stop() {
      cancel?.();
      cancel = undefined;
    },
  };
};
