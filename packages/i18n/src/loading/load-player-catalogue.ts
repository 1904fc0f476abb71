import { player as english } from '../catalogues/en/playback/player.js';
import { matchLanguage } from '../languages.js';
import type { Labels } from '../translate.js';

/** The player's English labels, bundled: the player is laid out before those of another language have loaded. */
export const ENGLISH_PLAYER_CATALOGUE: Labels = english;

/** The other languages: what the player needs first in those of the product, and where the rest is. */
const languages = () => import('./player-languages.js');

export const isEnglish = (tag: string): boolean => matchLanguage([tag], ['en']) !== undefined;

/** Loads only the player's labels, for pages without any other part of the product. */
export const loadPlayerCatalogue = async (tag: string): Promise<Labels> =>
  isEnglish(tag) ? english : ((await (await languages()).loadTranslated(tag)) ?? english);

/** Loads the labels of the parts that the player loads with the first video. */
export const loadPlayerLazyCatalogue = async (tag: string): Promise<Labels> =>
  (isEnglish(tag) ? null : await (await languages()).loadLazyTranslated(tag)) ??
  (await import('../catalogues/en/playback/player-lazy.js')).playerLazy;
