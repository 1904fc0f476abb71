import type { ViewerPreferences } from './viewer-preferences.js';

/** The attributes of the element that say what a viewer may choose as well; null says nothing. */
export interface PageWishes {
  /** 0–1. */
  readonly defaultVolume: number | null;
  readonly defaultMuted: boolean;
  readonly subtitleLanguage: string | null;
  readonly audioLanguage: string | null;
  readonly autoAdvance: boolean | null;
}

/** Which attributes differ, with their values before; a Lit element's changed properties. */
interface Changed {
  has(name: keyof PageWishes): boolean;
  get(name: keyof PageWishes): unknown;
}

/**
 * What the page asks for with its attributes.
 * @param changed leaves out what has not changed since; without it all that is said counts
 */
export const pageWishes = (page: PageWishes, changed?: Changed): ViewerPreferences => {
  const { defaultVolume, defaultMuted, subtitleLanguage, audioLanguage, autoAdvance } = page;
  const isNew = (name: keyof PageWishes) => changed?.has(name) ?? true;
  return {
    ...(defaultVolume !== null && isNew('defaultVolume')
      ? { volume: Math.min(1, Math.max(0, defaultVolume)) * 100 }
      : {}),
    // Without the attribute the page has nothing to say, unless it has just taken it away.
    ...((defaultMuted || changed?.get('defaultMuted') === true) && isNew('defaultMuted')
      ? { muted: defaultMuted }
      : {}),
    ...(subtitleLanguage !== null && isNew('subtitleLanguage') ? { subtitleLanguage } : {}),
    ...(audioLanguage !== null && isNew('audioLanguage') ? { audioLanguage } : {}),
    ...(autoAdvance !== null && isNew('autoAdvance') ? { autoAdvance } : {}),
  };
};
