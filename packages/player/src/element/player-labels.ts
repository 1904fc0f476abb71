import {
  createTranslate,
  DEFAULT_LANGUAGE,
  ENGLISH_PLAYER_CATALOGUE,
  isEnglish,
  loadPlayerCatalogue,
  loadPlayerLazyCatalogue,
  type LabelSource,
  type PlayerLabelKey,
  type Translate,
} from '@footlight/i18n';

/** The player's text and its language. */
export interface PlayerLabels {
  readonly t: Translate<PlayerLabelKey>;
  /** BCP 47 tag. */
  readonly language: string;
}

/** Whether the bundled text is in the requested language. */
export const isBundled = isEnglish;

/**
 * The text for the first render: English, with the language tag (and so the direction) of the text that will be loaded.
 */
export const bundledLabels = (language: string): PlayerLabels => ({
  t: createTranslate(ENGLISH_PLAYER_CATALOGUE, DEFAULT_LANGUAGE),
  language,
});

/**
 * Loads the text of the player.
 * @param hasLazyParts whether the text of menus, panels and cards is needed as well
 * @param own the words of the page; null for none
 */
export const loadLabels = async (
  language: string,
  hasLazyParts: boolean,
  own: LabelSource | null,
): Promise<PlayerLabels> => {
  const [early, late, words] = await Promise.all([
    loadPlayerCatalogue(language),
    hasLazyParts ? loadPlayerLazyCatalogue(language) : {},
    own && import('../base/own-words.js').then(({ readOwnWords }) => readOwnWords(own, language)),
  ]);
  return { t: createTranslate({ ...early, ...late, ...words }, language), language };
};
