import {
  createTranslate,
  loadPlayerCatalogue,
  loadPlayerLateCatalogue,
  type PlayerLabelKey,
  type Translate,
} from '@footlight/i18n';

/** The player's own words, and the language that they are in. */
export interface PlayerWords {
  readonly t: Translate<PlayerLabelKey>;
  /** BCP 47 tag. */
  readonly language: string;
}

/**
 * Fetches the words that a player needs.
 * @param language BCP 47 tag
 * @param hasLateParts whether the words of menus, panels and cards are needed as well.
 */
export const loadWords = async (language: string, hasLateParts: boolean): Promise<PlayerWords> => {
  const [early, late] = await Promise.all([
    loadPlayerCatalogue(language),
    hasLateParts ? loadPlayerLateCatalogue(language) : {},
  ]);
  return { t: createTranslate({ ...early, ...late }, language), language };
};
