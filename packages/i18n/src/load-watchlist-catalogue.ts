import { DEFAULT_LANGUAGE, LANGUAGES, matchLanguage, type Language } from './languages.js';
import type { Labels } from './translate.js';

const loaders: Readonly<Record<Language, readonly (() => Promise<Labels>)[]>> = {
  en: [
    async () => (await import('./catalogues/en/watchlist.js')).watchlist,
    async () => (await import('./catalogues/en/errors.js')).errors,
  ],
  es: [
    async () => (await import('./catalogues/es/watchlist.js')).watchlist,
    async () => (await import('./catalogues/es/errors.js')).errors,
  ],
  pt: [
    async () => (await import('./catalogues/pt/watchlist.js')).watchlist,
    async () => (await import('./catalogues/pt/errors.js')).errors,
  ],
  ar: [
    async () => (await import('./catalogues/ar/watchlist.js')).watchlist,
    async () => (await import('./catalogues/ar/errors.js')).errors,
  ],
};

/** Loads the labels of the watchlists and of errors, for pages without any other part of the product. */
export const loadWatchlistCatalogue = async (tag: string): Promise<Labels> => {
  const parts = loaders[matchLanguage([tag], LANGUAGES) ?? DEFAULT_LANGUAGE];
  return Object.assign({}, ...(await Promise.all(parts.map((load) => load())))) as Labels;
};
