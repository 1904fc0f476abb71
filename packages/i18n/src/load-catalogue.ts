import { DEFAULT_LANGUAGE, matchLanguage, LANGUAGES, type Language } from './languages.js';
import type { Labels } from './translate.js';

const loaders: Readonly<Record<Language, () => Promise<Labels>>> = {
  en: async () => (await import('./catalogues/en/index.js')).en,
  es: async () => (await import('./catalogues/es/index.js')).es,
  pt: async () => (await import('./catalogues/pt/index.js')).pt,
  ar: async () => (await import('./catalogues/ar/index.js')).ar,
};

const playerLoaders: Readonly<Record<Language, () => Promise<Labels>>> = {
  en: async () => (await import('./catalogues/en/player.js')).player,
  es: async () => (await import('./catalogues/es/player.js')).player,
  pt: async () => (await import('./catalogues/pt/player.js')).player,
  ar: async () => (await import('./catalogues/ar/player.js')).player,
};

const nearest = (tag: string): Language => matchLanguage([tag], LANGUAGES) ?? DEFAULT_LANGUAGE;

/** The built-in words of the nearest language, fetched as a chunk of its own. */
export const loadCatalogue = (tag: string): Promise<Labels> => loaders[nearest(tag)]();

/** Only the player's words, which is all that a page with nothing but a player needs. */
export const loadPlayerCatalogue = (tag: string): Promise<Labels> => playerLoaders[nearest(tag)]();
