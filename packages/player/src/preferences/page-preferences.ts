import type { ViewerPreferences } from './viewer-preferences.js';

/** Attributes of the element that set viewer preferences; null for absent ones. */
export interface PreferenceAttributes {
  /** 0–1. */
  readonly defaultVolume: number | null;
  readonly defaultMuted: boolean;
  readonly subtitleLanguage: string | null;
  readonly audioLanguage: string | null;
  readonly autoAdvance: boolean | null;
}

/** The changed attributes with their previous values; the `changed` map of a Lit element. */
interface Changed {
  has(name: keyof PreferenceAttributes): boolean;
  get(name: keyof PreferenceAttributes): unknown;
}

/**
 * The preferences that the page sets with attributes.
 * @param changed limits the result to changed attributes; without it, all present attributes are included
 */
export const readPagePreferences = (page: PreferenceAttributes, changed?: Changed): ViewerPreferences => {
  const { defaultVolume, defaultMuted, subtitleLanguage, audioLanguage, autoAdvance } = page;
  const isNew = (name: keyof PreferenceAttributes) => changed?.has(name) ?? true;
  return {
    ...(defaultVolume !== null && isNew('defaultVolume')
      ? { volume: Math.min(1, Math.max(0, defaultVolume)) * 100 }
      : {}),
    // An absent attribute counts only if it has just been removed.
    ...((defaultMuted || changed?.get('defaultMuted') === true) && isNew('defaultMuted')
      ? { muted: defaultMuted }
      : {}),
    ...(subtitleLanguage !== null && isNew('subtitleLanguage') ? { subtitleLanguage } : {}),
    ...(audioLanguage !== null && isNew('audioLanguage') ? { audioLanguage } : {}),
    ...(autoAdvance !== null && isNew('autoAdvance') ? { autoAdvance } : {}),
  };
};
