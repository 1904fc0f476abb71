import { createTranslate, loadPlayerCatalogue, type PlayerLabelKey, type Translate } from '@footlight/i18n';

/** The player's own words, and the language that they are in. */
export interface PlayerWords {
  readonly t: Translate<PlayerLabelKey>;
  /** BCP 47 tag. */
  readonly language: string;
}

/**
 * Fetches the words that a player needs.
 * @param wanted BCP 47 tag; null for the language of the page around the element.
 */
export const loadWords = async (element: Element, wanted: string | null): Promise<PlayerWords> => {
  const language = wanted ?? element.closest('[lang]')?.getAttribute('lang') ?? 'en';
  return { t: createTranslate(await loadPlayerCatalogue(language), language), language };
};
