import type { Language } from '../languages.js';
import type { Labels } from '../translate.js';

type Load = () => Promise<Labels>;
type Translated = Exclude<Language, 'en'>;

/** The player's labels in the languages that are not bundled with it. */
export const PLAYER_LABELS: Readonly<Record<Translated, Load>> = {
  es: async () => (await import('../catalogues/es/playback/player.js')).player,
  pt: async () => (await import('../catalogues/pt/playback/player.js')).player,
  ar: async () => (await import('../catalogues/ar/playback/player.js')).player,
};

/** The same of the parts that the player loads with the first video. */
export const PLAYER_LAZY_LABELS: Readonly<Record<Translated, Load>> = {
  es: async () => (await import('../catalogues/es/playback/player-lazy.js')).playerLazy,
  pt: async () => (await import('../catalogues/pt/playback/player-lazy.js')).playerLazy,
  ar: async () => (await import('../catalogues/ar/playback/player-lazy.js')).playerLazy,
};
