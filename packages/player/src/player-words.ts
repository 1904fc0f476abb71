import {
  createTranslate,
  DEFAULT_LANGUAGE,
  ENGLISH_PLAYER_CATALOGUE,
  LANGUAGES,
  loadPlayerCatalogue,
  loadPlayerLateCatalogue,
  matchLanguage,
  type PlayerLabelKey,
  type Translate,
} from '@footlight/i18n';

/** The player's own words, and the language that they are in. */
export interface PlayerWords {
  readonly t: Translate<PlayerLabelKey>;
  /** BCP 47 tag. */
  readonly language: string;
}

/** Whether the words at hand are already in the language. */
export const isAtHand = (language: string): boolean =>
  (matchLanguage([language], LANGUAGES) ?? DEFAULT_LANGUAGE) === DEFAULT_LANGUAGE;

/** What a player is laid out with at once: English words, in the direction of the language that will follow. */
export const wordsAtHand = (language: string): PlayerWords => ({
  t: createTranslate(ENGLISH_PLAYER_CATALOGUE, DEFAULT_LANGUAGE),
  language,
});

/**
 * Fetches the words that a player needs.
 * @param hasLateParts whether the words of menus, panels and cards are needed as well.
 */
export const loadWords = async (language: string, hasLateParts: boolean): Promise<PlayerWords> => {
  const [early, late] = await Promise.all([
    loadPlayerCatalogue(language),
    hasLateParts ? loadPlayerLateCatalogue(language) : {},
  ]);
  return { t: createTranslate({ ...early, ...late }, language), language };
};
