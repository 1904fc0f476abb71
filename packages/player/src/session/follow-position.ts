import { watchOutcome } from '@footlight/domain';
import type { FeatureHost } from '../player-feature.js';
import type { WatchedPosition } from '../playback-loader.js';

const SAVE_EVERY_MS = 10_000;
/** Seconds; smaller changes of the position are not reported. */
const SAME_SECONDS = 0.5;

/**
 * Reports the watched position: on each pause and seek, every ten seconds during playback, and when the page is hidden
 * or left.
 * @param signal aborts when the video is unloaded
 */
export const followPosition = (
  { media, store }: FeatureHost,
  signal: AbortSignal,
  say: (watched: WatchedPosition) => void,
): void => {
  let said = Number.NaN;

  const sayNow = (final: boolean): void => {
    const { duration } = store.get();
    const position = media.currentTime;
    if (duration === null || watchOutcome(position, duration) === 'notStarted') return;
    if (Math.abs(position - said) < SAME_SECONDS) return;
    said = position;
    say({ position, duration, final });
  };

  const timer = setInterval(() => {
    if (!media.paused) sayNow(false);
  }, SAVE_EVERY_MS);
  for (const type of ['pause', 'seeked']) media.addEventListener(type, () => sayNow(false), { signal });
  document.addEventListener(
    'visibilitychange',
    () => {
      if (document.hidden) sayNow(true);
    },
    { signal },
  );
  globalThis.addEventListener('pagehide', () => sayNow(true), { signal });
  signal.addEventListener(
    'abort',
    () => {
      clearInterval(timer);
      sayNow(true);
    },
    { once: true },
  );
};
