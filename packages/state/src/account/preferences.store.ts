import type { Client } from '@footlight/client';
import type { BodyOf, UserPreferences } from '@footlight/contract';
import { createStore } from 'zustand/vanilla';
import type { ChoiceStorage } from '../clock.js';
import { createLoad } from '../calls/load.js';
import { callErrorOf, type CallError, type Status } from '../calls/status.js';

/** Preferences of viewers who have chosen nothing. Null: the realm decides. */
export const DEFAULT_PREFERENCES: UserPreferences = {
  language: null,
  subTitleLanguage: null,
  subTitlesOff: false,
  audioLanguage: null,
  playbackRate: null,
  skipSetting: null,
  captionAppearance: null,
  autoAdvance: true,
  videoBackgroundAutoPlay: true,
  videoBackgroundAutoPlayAudio: false,
};

const STORAGE_KEY = 'footlight.preferences';

export interface PreferencesState {
  readonly status: Status;
  readonly preferences: UserPreferences;
  /** Status of the last save; `failed` shows the error of the preferences. */
  readonly saving: Status;
  readonly error: CallError | null;
  /** Loads a signed-in viewer's preferences from the service, and a guest's from this browser. */
  readonly load: (isGuest: boolean) => Promise<void>;
  /** Applies the choice at once, and reverts it if saving fails. */
  readonly save: (change: BodyOf<'savePreferences'>) => Promise<void>;
}

export interface PreferencesStoreOptions {
  readonly client: Client;
  /** Stores a guest's choices. */
  readonly storage: ChoiceStorage;
}

const isText = (value: unknown): boolean => typeof value === 'string';

/** What a stored choice has to be; null is no choice. The service and the players check the values. */
const KINDS: Readonly<Record<keyof UserPreferences, (value: unknown) => boolean>> = {
  language: isText,
  subTitleLanguage: isText,
  subTitlesOff: (value) => typeof value === 'boolean',
  audioLanguage: isText,
  playbackRate: (value) => typeof value === 'number',
  skipSetting: isText,
  captionAppearance: (value) => typeof value === 'object',
  autoAdvance: (value) => typeof value === 'boolean',
  videoBackgroundAutoPlay: (value) => typeof value === 'boolean',
  videoBackgroundAutoPlayAudio: (value) => typeof value === 'boolean',
};

const isKnown = (name: string): name is keyof UserPreferences => Object.hasOwn(KINDS, name);

/** Stored choices of the right type, merged over the defaults. */
const readStored = (storage: ChoiceStorage): UserPreferences => {
  try {
    const stored: unknown = JSON.parse(storage.getItem(STORAGE_KEY) ?? '{}');
    if (typeof stored !== 'object' || stored === null) return DEFAULT_PREFERENCES;
    const known = Object.entries(stored).filter(
      ([key, value]) =>
        isKnown(key) && (value === null ? DEFAULT_PREFERENCES[key] === null : KINDS[key](value)),
    );
    return { ...DEFAULT_PREFERENCES, ...Object.fromEntries(known) };
  } catch {
    // Blocked storage and foreign data count as no choice.
    return DEFAULT_PREFERENCES;
  }
};

export const createPreferencesStore = ({ client, storage }: PreferencesStoreOptions) => {
  const load = createLoad();
  let isGuest = true;
  /** Counts the viewers, so that what a previous one saved is not shown to the next. */
  let viewers = 0;

  return createStore<PreferencesState>()((set, get) => ({
    status: 'idle',
    preferences: readStored(storage),
    saving: 'idle',
    error: null,
    load: async (guest) => {
      isGuest = guest;
      viewers += 1;
      if (guest) {
        load.cancel();
        set({ status: 'ready', preferences: readStored(storage), saving: 'idle', error: null });
        return;
      }
      set({ status: 'loading', saving: 'idle' });
      await load.run((signal) => client.call('getPreferences', { signal }), {
        ready: (preferences) => set({ status: 'ready', preferences, error: null }),
        failed: (error) => set({ status: 'failed', error }),
      });
    },
    save: async (change) => {
      const before = get().preferences;
      const viewer = viewers;
      set({ preferences: { ...before, ...change }, saving: 'loading', error: null });
      try {
        if (isGuest) storage.setItem(STORAGE_KEY, JSON.stringify(get().preferences));
        else {
          // Choosing a language navigates away at once, so the request has to outlive the page.
          const preferences = await client.call('savePreferences', { body: change, keepalive: true });
          if (viewer !== viewers) return;
          set({ preferences });
        }
        set({ saving: 'ready' });
      } catch (error) {
        if (viewer !== viewers) return;
        // Without storage, a guest's choice lasts for the visit.
        if (isGuest) set({ saving: 'failed' });
        else set({ preferences: before, saving: 'failed', error: callErrorOf(error) });
      }
    },
  }));
};

export type PreferencesStore = ReturnType<typeof createPreferencesStore>;
