import { player as english } from '../catalogues/en/playback/player.js';
import { nearestLanguage } from '../languages.js';
import type { Labels } from '../translate.js';
import type { Loaders } from './loaders.js';

const loaders: Loaders = {
  en: async () => (await import('../catalogues/en/index.js')).en,
  es: async () => (await import('../catalogues/es/index.js')).es,
  pt: async () => (await import('../catalogues/pt/index.js')).pt,
  ar: async () => (await import('../catalogues/ar/index.js')).ar,
};

const playerLoaders: Loaders = {
  en: () => Promise.resolve(english),
  es: async () => (await import('../catalogues/es/playback/player.js')).player,
  pt: async () => (await import('../catalogues/pt/playback/player.js')).player,
  ar: async () => (await import('../catalogues/ar/playback/player.js')).player,
};

const playerLazyLoaders: Loaders = {
  en: async () => (await import('../catalogues/en/playback/player-lazy.js')).playerLazy,
  es: async () => (await import('../catalogues/es/playback/player-lazy.js')).playerLazy,
  pt: async () => (await import('../catalogues/pt/playback/player-lazy.js')).playerLazy,
  ar: async () => (await import('../catalogues/ar/playback/player-lazy.js')).playerLazy,
};

const multiViewLoaders: Loaders = {
  en: async () => (await import('../catalogues/en/playback/multi-view.js')).multiView,
  es: async () => (await import('../catalogues/es/playback/multi-view.js')).multiView,
  pt: async () => (await import('../catalogues/pt/playback/multi-view.js')).multiView,
  ar: async () => (await import('../catalogues/ar/playback/multi-view.js')).multiView,
};

/** Loads the built-in labels of the nearest language as a chunk of their own. */
export const loadCatalogue = (tag: string): Promise<Labels> => loaders[nearestLanguage(tag)]();

/** The player's English labels, bundled: the player is laid out before those of another language have loaded. */
export const ENGLISH_PLAYER_CATALOGUE: Labels = english;

/** Loads only the player's labels, for pages without any other part of the product. */
export const loadPlayerCatalogue = (tag: string): Promise<Labels> => playerLoaders[nearestLanguage(tag)]();

/** Loads the labels of the parts that the player loads with the first video. */
export const loadPlayerLazyCatalogue = (tag: string): Promise<Labels> =>
  playerLazyLoaders[nearestLanguage(tag)]();

/** Loads the labels of the multi-view, which extend the player's. */
export const loadMultiViewCatalogue = (tag: string): Promise<Labels> =>
  multiViewLoaders[nearestLanguage(tag)]();
