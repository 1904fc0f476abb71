import { browserStorage, type PlayerStorage, type ViewerPreferences } from '@footlight/player';
import type { AppState } from '@footlight/state';

type PreferencesStore = AppState['preferences'];

/** The viewer's preferences that the player uses, with the player's names. Players check their values. */
const playerPreferences = (store: PreferencesStore): ViewerPreferences => {
  const { subTitleLanguage, subTitlesOff, audioLanguage, autoAdvance, ...others } =
    store.getState().preferences;
  const { playbackRate, skipSetting, captionAppearance } = others;
  return {
    ...(subTitlesOff || subTitleLanguage !== null
      ? { subtitleLanguage: subTitlesOff ? null : subTitleLanguage }
      : {}),
    autoAdvance,
    ...(audioLanguage === null ? {} : { audioLanguage }),
    ...(playbackRate === null ? {} : { playbackRate }),
    ...(skipSetting === null ? {} : { skipSetting }),
    ...(captionAppearance === null ? {} : { captionAppearance }),
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
 * Stores the viewer's choices in the preferences of the profile, like the site's settings page (PREF-4). The volume
 * belongs to the device, and stays in the browser.
 */
export const viewerStorage = (store: PreferencesStore): PlayerStorage => ({
  async read() {
    const [stored] = await Promise.all([inBrowser(), known(store)]);
    return { ...stored, ...playerPreferences(store) };
  },
  async write({ volume, muted, subtitleLanguage, captionAppearance, ...choices }) {
    const ofDevice = {
      ...(volume === undefined ? {} : { volume }),
      ...(muted === undefined ? {} : { muted }),
    };
    const change = {
      ...choices,
      ...(subtitleLanguage === undefined
        ? {}
        : { subTitleLanguage: subtitleLanguage, subTitlesOff: subtitleLanguage === null }),
      ...(captionAppearance === undefined ? {} : { captionAppearance: { ...captionAppearance } }),
    };
    await Promise.all([
      Object.keys(change).length === 0 ? undefined : store.getState().save(change),
      Object.keys(ofDevice).length === 0 ? undefined : browserStorage.write(ofDevice),
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
