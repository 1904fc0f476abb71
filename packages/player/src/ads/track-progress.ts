import type { VASTTracker } from '@dailymotion/vast-client';
import type { PlayerState } from '../store/player-state.js';
import type { Store } from '../store/store.js';

interface TrackedMedia {
  readonly media: HTMLVideoElement;
  readonly store: Store<PlayerState>;
  /** Where the advertisement begins in the media, seconds. */
  readonly from: number;
  readonly macros: () => Record<string, string>;
  /** Aborts when the advertisement is over. */
  readonly signal: AbortSignal;
}

/** Reports the impression of an advertisement, and from then on its progress, to its tracking URLs. */
export const trackProgress = (
  tracker: VASTTracker,
  { media, store, from, macros, signal }: TrackedMedia,
): void => {
  const on = (type: string, listener: () => void): void => media.addEventListener(type, listener, { signal });
  const isSilent = (): boolean => media.muted || media.volume === 0;
  // Set directly, because the initial values must not be tracked as changes.
  tracker.paused = false;
  tracker.fullscreen = store.get().fullscreen;
  tracker.muted = isSilent();
  tracker.trackImpression(macros());
  on('timeupdate', () => {
    if (media.currentTime >= from) tracker.setProgress(media.currentTime - from, macros());
  });
  on('pause', () => {
    if (!media.ended) tracker.setPaused(true, macros());
  });
  on('play', () => tracker.setPaused(false, macros()));
  on('volumechange', () => tracker.setMuted(isSilent(), macros()));
  const stop = store.select(
    ({ fullscreen }) => fullscreen,
    (fullscreen) => {
      tracker.setFullscreen(fullscreen, macros());
      tracker.track(fullscreen ? 'playerExpand' : 'playerCollapse', { macros: macros() });
    },
  );
  signal.addEventListener('abort', stop, { once: true });
};
