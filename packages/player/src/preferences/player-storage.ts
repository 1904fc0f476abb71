import type { ViewerPreferences } from './viewer-preferences.js';

/**
 * Stores a viewer's preferences between visits. By default the player uses this browser's storage; a page can provide
 * another one, for example to store them with an account. If a storage fails, preferences last as long as the player.
 */
export interface PlayerStorage {
  /** Returns the stored value, if any; the player validates every field. */
  read(): Promise<unknown>;
  /** @param changes the changed preferences; other stored preferences must be kept */
  write(changes: ViewerPreferences): Promise<void>;
  /** Reports changes made elsewhere, such as in another tab, until the signal aborts. */
  watch?(changed: (stored: unknown) => void, signal: AbortSignal): void;
}

const KEY = 'footlight.player';

const parse = (text: string | null): unknown => {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    // A value that is not JSON counts as absent.
    return null;
  }
};

/**
 * Stores preferences in this browser's `localStorage`. Rejects if a frame has no access to it or if it is full.
 * @see https://html.spec.whatwg.org/multipage/webstorage.html#dom-localstorage-dev
 */
export const browserStorage: PlayerStorage = {
  read: () => new Promise((resolve) => resolve(parse(localStorage.getItem(KEY)))),
  async write(changes) {
    // Read again, because another tab may have written other preferences since.
    const stored = await browserStorage.read();
    localStorage.setItem(KEY, JSON.stringify({ ...(typeof stored === 'object' ? stored : {}), ...changes }));
  },
  watch(changed, signal) {
    globalThis.addEventListener(
      'storage',
      ({ key, newValue }) => {
        if (key === KEY) changed(parse(newValue));
      },
      { signal },
    );
  },
};
