import type { ViewerPreferences } from './viewer-preferences.js';

/** The attributes of the element that say what a viewer may choose as well; null says nothing. */
export interface PageWishes {
  readonly volume: number | null;
  readonly muted: boolean;
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
  const { volume, muted, subtitleLanguage, audioLanguage, autoAdvance } = page;
  const isNew = (name: keyof PageWishes) => changed?.has(name) ?? true;
  return {
    ...(volume !== null && isNew('volume') ? { volume: Math.min(100, Math.max(0, volume)) } : {}),
    // Without the attribute the page has nothing to say, unless it has just taken it away.
    ...((muted || changed?.get('muted') === true) && isNew('muted') ? { muted } : {}),
    ...(subtitleLanguage !== null && isNew('subtitleLanguage') ? { subtitleLanguage } : {}),
    ...(audioLanguage !== null && isNew('audioLanguage') ? { audioLanguage } : {}),
    ...(autoAdvance !== null && isNew('autoAdvance') ? { autoAdvance } : {}),
  };
};

/** `on` and `off` as attributes say them; anything else says nothing. */
export const onOrOff = {
  fromAttribute: (text: string | null): boolean | null =>
    text === 'on' ? true : text === 'off' ? false : null,
};
