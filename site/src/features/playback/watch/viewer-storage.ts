import { browserStorage, type PlayerStorage, type ViewerPreferences } from '@footlight/player';
import type { AppState } from '@footlight/state';

type PreferencesStore = AppState['preferences'];

/** The viewer's preferences that the player uses, with the player's names. */
const playerPreferences = (store: PreferencesStore): ViewerPreferences => {
  const { subTitleLanguage, audioLanguage, autoAdvance } = store.getState().preferences;
  return {
    // Without a language in the account, this browser remembers whether subtitles were turned off.
    ...(subTitleLanguage === null ? {} : { subtitleLanguage: subTitleLanguage }),
    autoAdvance,
    ...(audioLanguage === null ? {} : { audioLanguage }),
  };
};

/** Resolves once the preferences have loaded or failed to load. */
const known = (store: PreferencesStore): Promise<void> =>
  new Promise((resolve) => {
    const isKnown = () => store.getState().status === 'ready' || store.getState().status === 'failed';
    if (isKnown()) {
      resolve();
      return;
    }
    const stop = store.subscribe(() => {
      if (!isKnown()) return;
      stop();
      resolve();
    });
  });

const inBrowser = async (): Promise<object> => {
  try {
    const stored = await browserStorage.read();
    return typeof stored === 'object' && stored !== null ? stored : {};
  } catch {
    // Without storage, behaves as if nothing was stored.
    return {};
  }
};

/**
 * Stores languages and auto-advance in the viewer's preferences, like the site's settings page. Device-specific
 * settings (volume, speed, caption style) stay in the browser.
 */
export const viewerStorage = (store: PreferencesStore): PlayerStorage => ({
  async read() {
    const [stored] = await Promise.all([inBrowser(), known(store)]);
    return { ...stored, ...playerPreferences(store) };
  },
  async write({ subtitleLanguage, audioLanguage, autoAdvance, ...others }) {
    const rest = { ...others, ...(subtitleLanguage === null ? { subtitleLanguage } : {}) };
    const change = {
      ...(subtitleLanguage === undefined ? {} : { subTitleLanguage: subtitleLanguage }),
      ...(audioLanguage === undefined ? {} : { audioLanguage }),
      ...(autoAdvance === undefined ? {} : { autoAdvance }),
    };
    await Promise.all([
      Object.keys(change).length === 0 ? undefined : store.getState().save(change),
      Object.keys(rest).length === 0 ? undefined : browserStorage.write(rest),
    ]);
  },
  watch(changed, signal) {
    browserStorage.watch?.(changed, signal);
    const stop = store.subscribe(({ preferences }, before) => {
      if (preferences !== before.preferences) changed(playerPreferences(store));
    });
    signal.addEventListener('abort', stop, { once: true });
  },
});
