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
 * @param wanted BCP 47 tag; null for the language of the page around the element.
 * @param hasLateParts whether the words of menus, panels and cards are needed as well.
 */
export const loadWords = async (
  element: Element,
  wanted: string | null,
  hasLateParts: boolean,
): Promise<PlayerWords> => {
  const language = wanted ?? element.closest('[lang]')?.getAttribute('lang') ?? 'en';
  const [early, late] = await Promise.all([
    loadPlayerCatalogue(language),
    hasLateParts ? loadPlayerLateCatalogue(language) : {},
  ]);
  return { t: createTranslate({ ...early, ...late }, language), language };
};
