import { player as english } from './catalogues/en/player.js';
import { DEFAULT_LANGUAGE, matchLanguage, LANGUAGES, type Language } from './languages.js';
import type { Labels } from './translate.js';

const loaders: Readonly<Record<Language, () => Promise<Labels>>> = {
  en: async () => (await import('./catalogues/en/index.js')).en,
  es: async () => (await import('./catalogues/es/index.js')).es,
  pt: async () => (await import('./catalogues/pt/index.js')).pt,
  ar: async () => (await import('./catalogues/ar/index.js')).ar,
};

const playerLoaders: Readonly<Record<Language, () => Promise<Labels>>> = {
  en: () => Promise.resolve(english),
  es: async () => (await import('./catalogues/es/player.js')).player,
  pt: async () => (await import('./catalogues/pt/player.js')).player,
  ar: async () => (await import('./catalogues/ar/player.js')).player,
};

const playerLazyLoaders: Readonly<Record<Language, () => Promise<Labels>>> = {
  en: async () => (await import('./catalogues/en/player-lazy.js')).playerLazy,
  es: async () => (await import('./catalogues/es/player-lazy.js')).playerLazy,
  pt: async () => (await import('./catalogues/pt/player-lazy.js')).playerLazy,
  ar: async () => (await import('./catalogues/ar/player-lazy.js')).playerLazy,
};

const multiViewLoaders: Readonly<Record<Language, () => Promise<Labels>>> = {
  en: async () => (await import('./catalogues/en/multi-view.js')).multiView,
  es: async () => (await import('./catalogues/es/multi-view.js')).multiView,
  pt: async () => (await import('./catalogues/pt/multi-view.js')).multiView,
  ar: async () => (await import('./catalogues/ar/multi-view.js')).multiView,
};

const nearest = (tag: string): Language => matchLanguage([tag], LANGUAGES) ?? DEFAULT_LANGUAGE;

/** Loads the built-in labels of the nearest language as a chunk of their own. */
export const loadCatalogue = (tag: string): Promise<Labels> => loaders[nearest(tag)]();

/** The player's English labels, bundled: the player is laid out before those of another language have loaded. */
export const ENGLISH_PLAYER_CATALOGUE: Labels = english;

/** Loads only the player's labels, for pages without any other part of the product. */
export const loadPlayerCatalogue = (tag: string): Promise<Labels> => playerLoaders[nearest(tag)]();

/** Loads the labels of the parts that the player loads with the first video. */
export const loadPlayerLazyCatalogue = (tag: string): Promise<Labels> => playerLazyLoaders[nearest(tag)]();

/** Loads the labels of the multi-view, which extend the player's. */
export const loadMultiViewCatalogue = (tag: string): Promise<Labels> => multiViewLoaders[nearest(tag)]();
