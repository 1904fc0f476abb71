import {
  createTranslate,
  DEFAULT_LANGUAGE,
  ENGLISH_PLAYER_CATALOGUE,
  LANGUAGES,
  loadPlayerCatalogue,
  loadPlayerLazyCatalogue,
  matchLanguage,
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
export const isBundled = (language: string): boolean =>
  (matchLanguage([language], LANGUAGES) ?? DEFAULT_LANGUAGE) === DEFAULT_LANGUAGE;

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
 */
export const loadLabels = async (language: string, hasLazyParts: boolean): Promise<PlayerLabels> => {
  const [early, late] = await Promise.all([
    loadPlayerCatalogue(language),
    hasLazyParts ? loadPlayerLazyCatalogue(language) : {},
  ]);
  return { t: createTranslate({ ...early, ...late }, language), language };
};
