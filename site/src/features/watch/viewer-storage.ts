import { browserStorage, type PlayerStorage, type ViewerPreferences } from '@footlight/player';
import type { AppState } from '@footlight/state';

type PreferencesStore = AppState['preferences'];

/** What of a viewer's preferences a player heeds, in the player's words. */
const heeded = (store: PreferencesStore): ViewerPreferences => {
  const { subTitleLanguage, audioLanguage, autoAdvance } = store.getState().preferences;
  return {
    subtitleLanguage: subTitleLanguage,
    autoAdvance,
    ...(audioLanguage === null ? {} : { audioLanguage }),
  };
};

/** Fulfils once they are known: the viewer's session may still be asking for them. */
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
    const kept = await browserStorage.read();
    return typeof kept === 'object' && kept !== null ? kept : {};
  } catch {
    // A browser that keeps nothing is the same as an empty one.
    return {};
  }
};

/**
 * Keeps languages and advancing with the viewer's preferences, as the settings of this site do; what concerns
 * this device alone (sound, speed, the look of captions) stays in the browser.
 */
export const viewerStorage = (store: PreferencesStore): PlayerStorage => ({
  async read() {
    const [kept] = await Promise.all([inBrowser(), known(store)]);
    return { ...kept, ...heeded(store) };
  },
  async write({ subtitleLanguage, audioLanguage, autoAdvance, ...rest }) {
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
      if (preferences !== before.preferences) changed(heeded(store));
    });
    signal.addEventListener('abort', stop, { once: true });
  },
});
