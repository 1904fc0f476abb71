import { player as english } from '../catalogues/en/playback/player.js';
import { nearestLanguage } from '../languages.js';
import type { Labels } from '../translate.js';

/** The player's English labels, bundled: the player is laid out before those of another language have loaded. */
export const ENGLISH_PLAYER_CATALOGUE: Labels = english;

/** The other languages, in one chunk: one request more would cost more than their few words. */
const languages = () => import('./player-languages.js');

/** Loads only the player's labels, for pages without any other part of the product. */
export const loadPlayerCatalogue = async (tag: string): Promise<Labels> => {
  const language = nearestLanguage(tag);
  return language === 'en' ? english : (await languages()).PLAYER_LABELS[language];
};

/** Loads the labels of the parts that the player loads with the first video. */
export const loadPlayerLazyCatalogue = async (tag: string): Promise<Labels> => {
  const language = nearestLanguage(tag);
  return language === 'en'
    ? (await import('../catalogues/en/playback/player-lazy.js')).playerLazy
    : (await languages()).PLAYER_LAZY_LABELS[language]();
};
