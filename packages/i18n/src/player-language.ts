import { DEFAULT_LANGUAGE, LANGUAGES, matchLanguage } from './languages.js';

/** Languages of the player's own text: those of the product, and more. `zh` is written in simplified characters. */
export const PLAYER_LANGUAGES = [
  ...LANGUAGES,
  'de',
  'fr',
  'hi',
  'it',
  'ja',
  'ko',
  'nl',
  'pl',
  'tr',
  'zh',
] as const;
export type PlayerLanguage = (typeof PLAYER_LANGUAGES)[number];

/** The player's language that is nearest to a language tag: `de` for `de-AT`. */
export const nearestPlayerLanguage = (tag: string): PlayerLanguage =>
  matchLanguage([tag], PLAYER_LANGUAGES) ?? DEFAULT_LANGUAGE;
