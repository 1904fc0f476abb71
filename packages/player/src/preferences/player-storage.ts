import type { ViewerPreferences } from './viewer-preferences.js';

/**
 * Where the choices of a viewer are kept between two visits. The player brings one that writes to this
 * browser; a page may give it another, which keeps them with an account for instance. A storage may fail:
 * choices then last for as long as the player does.
 */
export interface PlayerStorage {
  /** What was kept, if anything; the player checks every field. */
  read(): Promise<unknown>;
  /** @param changes what was chosen now; what was kept before and is not named stays */
  write(changes: ViewerPreferences): Promise<void>;
  /** Tells of choices made elsewhere, in another tab for instance, until the signal aborts. */
  watch?(changed: (kept: unknown) => void, signal: AbortSignal): void;
}

const KEY = 'footlight.player';

const parse = (text: string | null): unknown => {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    // What somebody else wrote there is the same as nothing.
    return null;
  }
};

/**
 * Keeps choices in this browser's `localStorage`. A frame without access to it rejects, and so does a full one.
 * @see https://html.spec.whatwg.org/multipage/webstorage.html#dom-localstorage-dev
 */
export const browserStorage: PlayerStorage = {
  read: () => new Promise((resolve) => resolve(parse(localStorage.getItem(KEY)))),
  async write(changes) {
    // Read again: another tab may have written other choices since.
    const kept = await browserStorage.read();
    localStorage.setItem(KEY, JSON.stringify({ ...(typeof kept === 'object' ? kept : {}), ...changes }));
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
