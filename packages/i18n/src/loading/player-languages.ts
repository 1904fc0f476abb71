import { player as arabic } from '../catalogues/ar/playback/player.js';
import { player as spanish } from '../catalogues/es/playback/player.js';
import { player as portuguese } from '../catalogues/pt/playback/player.js';
import type { Language } from '../languages.js';
import type { Labels } from '../translate.js';

type Translated = Exclude<Language, 'en'>;

/** The player's labels in the languages that are not bundled with it. */
export const PLAYER_LABELS: Readonly<Record<Translated, Labels>> = {
  es: spanish,
  pt: portuguese,
  ar: arabic,
};

/** The same of the parts that the player loads with the first video. */
export const PLAYER_LAZY_LABELS: Readonly<Record<Translated, () => Promise<Labels>>> = {
  es: async () => (await import('../catalogues/es/playback/player-lazy.js')).playerLazy,
  pt: async () => (await import('../catalogues/pt/playback/player-lazy.js')).playerLazy,
  ar: async () => (await import('../catalogues/ar/playback/player-lazy.js')).playerLazy,
};
