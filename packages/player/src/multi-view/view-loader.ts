import type { PlaybackData, PlaybackLoader, PlaybackRequest } from '@footlight/domain';
import { browserStorage, type PlayerStorage } from '../preferences/player-storage.js';
import type { ViewerPreferences } from '../preferences/viewer-preferences.js';

/** The screen that all views share, identified by the session id that the service assigned to the first view. */
export class SharedScreen {
  #playbackSessionId: string | null = null;
  #taking: Promise<unknown> | null = null;

  /** Null before the first view has loaded, and if screens are not counted. */
  get playbackSessionId(): string | null {
    return this.#playbackSessionId;
  }

  /** Loads the first view, or joins its session. @throws the errors of the loader */
  async load(loader: PlaybackLoader, request: PlaybackRequest, signal: AbortSignal): Promise<PlaybackData> {
    // Later views wait for the session id. If the first view is refused, the next one becomes the first.
    while (this.#taking !== null) await this.#taking.catch(() => undefined);
    if (this.#playbackSessionId !== null)
      return loader.load({ ...request, playbackSessionId: this.#playbackSessionId }, signal);
    const taking = loader.load(request, signal);
    this.#taking = taking;
    try {
      const data = await taking;
      this.#playbackSessionId = data.playbackSessionId ?? null;
      return data;
    } finally {
      this.#taking = null;
    }
  }
}

/**
 * The page's loader for one of several views. It only loads the video: there is no next or previous video, and views
 * send no heartbeats of their own, because they share one screen.
 * @param cap maximum rendition height of the view in pixels; null for no limit
 */
export const loaderOfView = (
  loader: PlaybackLoader,
  screen: SharedScreen,
  cap: () => number | null,
): PlaybackLoader => ({
  async load(request, signal) {
    const data = await screen.load(loader, request, signal);
    const heights = [data.maxHeight, cap()].filter((height) => height !== null);
    return { ...data, maxHeight: heights.length === 0 ? null : Math.min(...heights) };
  },
});

const withoutSilence = (stored: object): object =>
  Object.fromEntries(Object.entries(stored).filter(([name]) => name !== 'muted'));

/**
 * The viewer's stored preferences for one of several views, without the mute state: a view that is muted because
 * another one is selected must not affect the next visit.
 */
export const storageOfView: PlayerStorage = {
  async read() {
    const stored = await browserStorage.read();
    return typeof stored === 'object' && stored !== null ? withoutSilence(stored) : null;
  },
  async write(changes) {
    const chosen: ViewerPreferences = withoutSilence(changes);
    if (Object.keys(chosen).length > 0) await browserStorage.write(chosen);
  },
};
