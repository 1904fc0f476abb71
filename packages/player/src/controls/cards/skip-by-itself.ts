import { skipMarkerAt, skipTarget, type SkipMarker } from '@footlight/domain';
import type { PlayerFeature } from '../../session/player-host.js';

/** How long the undo button is offered. */
const UNDO_MS = 7000;

/**
 * Automatically skips intros, recaps and credits for viewers who chose to. Each is skipped only once, so that a
 * viewer can go back and watch it. Credits before another video are handled by the up-next card.
 */
export const skipByItself: PlayerFeature = (player, signal) => {
  const { store } = player;
  const met = new WeakSet<SkipMarker>();
  let enteredBySeek = false;
  let undoing: ReturnType<typeof setTimeout> | undefined;

  const skip = (marker: SkipMarker, duration: number | null): void => {
    clearTimeout(undoing);
    store.set({ skipped: marker });
    undoing = setTimeout(() => store.set({ skipped: null }), UNDO_MS);
    // The seek can be aborted when the video is closed, which needs no handling.
    player.execute('seek', { to: skipTarget(marker, duration ?? marker.to) }).catch(() => undefined);
  };

  const stop = store.subscribe((state) => {
    const { seeking, hasStarted, isPlaying, skipMarkers, currentTime, skipSetting, listNext } = state;
    if (skipMarkers.length === 0) return;
    const marker = skipMarkerAt(skipMarkers, currentTime);
    if (marker === null) enteredBySeek = false;
    else if (seeking) enteredBySeek = hasStarted;
    else if (isPlaying && !met.has(marker)) {
      met.add(marker);
      const leadsOn = marker.type === 'CREDITS' && listNext !== null;
      if (skipSetting === 'auto' && !enteredBySeek && !leadsOn) skip(marker, state.duration);
    }
  });
  signal.addEventListener('abort', () => {
    clearTimeout(undoing);
    stop();
  });
};
