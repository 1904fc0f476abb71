import type { PlaybackData } from '@footlight/domain';
import type { PlaybackLoader, PlaybackRequest } from '../playback-loader.js';
import { browserStorage, type PlayerStorage } from '../preferences/player-storage.js';
import type { ViewerPreferences } from '../preferences/viewer-preferences.js';

/** The one screen that all views take up together, by the name that the service gave to the first of them. */
export class SharedScreen {
  #playbackSessionId: string | null = null;
  #taking: Promise<unknown> | null = null;

  /** Null before a view has taken it up, and where nobody counts. */
  get playbackSessionId(): string | null {
    return this.#playbackSessionId;
  }

  /** Loads as the first does, or joins it. @throws as the loader does */
  async load(loader: PlaybackLoader, request: PlaybackRequest, signal: AbortSignal): Promise<PlaybackData> {
    // Whoever comes second waits for the name; where the first was refused, the next one is the first.
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
 * The page's loader for one view among several: it brings the video and nothing else. There is no next and no
 * previous, and no view tells the service of itself, because all of them are one screen.
 * @param cap pixels of height that the view's renditions may have; null for all
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

const withoutSilence = (kept: object): object =>
  Object.fromEntries(Object.entries(kept).filter(([name]) => name !== 'muted'));

/**
 * The viewer's kept choices for one view among several, but for silence: that a view is not heard because
 * another one is, is no choice for the next visit.
 */
export const storageOfView: PlayerStorage = {
  async read() {
    const kept = await browserStorage.read();
    return typeof kept === 'object' && kept !== null ? withoutSilence(kept) : null;
  },
  async write(changes) {
    const chosen: ViewerPreferences = withoutSilence(changes);
    if (Object.keys(chosen).length > 0) await browserStorage.write(chosen);
  },
};
