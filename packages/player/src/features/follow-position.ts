import { watchOutcome, type WatchedPosition } from '@footlight/domain';
import type { PlayerHost } from '../session/player-host.js';

const SAVE_EVERY_MS = 10_000;
/** Seconds; smaller changes of the position are not reported. */
const SAME_SECONDS = 0.5;

/**
 * Reports the watched position: on each pause and seek, every ten seconds during playback, and when the page is hidden
 * or left.
 * @param signal aborts when the video is unloaded
 */
export const followPosition = (
  { media, store }: PlayerHost,
  signal: AbortSignal,
  report: (watched: WatchedPosition) => void,
): void => {
  let reportedPosition = Number.NaN;

  const reportNow = (final: boolean): void => {
    const { duration } = store.get();
    const position = media.currentTime;
    if (duration === null || watchOutcome(position, duration) === 'notStarted') return;
    if (Math.abs(position - reportedPosition) < SAME_SECONDS) return;
    reportedPosition = position;
    report({ position, duration, final });
  };

  const timer = setInterval(() => {
    if (!media.paused) reportNow(false);
  }, SAVE_EVERY_MS);
  for (const type of ['pause', 'seeked']) media.addEventListener(type, () => reportNow(false), { signal });
  document.addEventListener(
    'visibilitychange',
    () => {
      if (document.hidden) reportNow(true);
    },
    { signal },
  );
  globalThis.addEventListener('pagehide', () => reportNow(true), { signal });
  signal.addEventListener(
    'abort',
    () => {
      clearInterval(timer);
      reportNow(true);
    },
    { once: true },
  );
};
