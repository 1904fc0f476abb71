import { nearestLanguage } from '../languages.js';
import type { Labels } from '../translate.js';
import type { Loaders } from './loaders.js';
import { loadErrorCatalogue } from './load-error-catalogue.js';

const loaders: Loaders = {
  en: async () => (await import('../catalogues/en/lists.js')).lists,
  es: async () => (await import('../catalogues/es/lists.js')).lists,
  pt: async () => (await import('../catalogues/pt/lists.js')).lists,
  ar: async () => (await import('../catalogues/ar/lists.js')).lists,
};

/** Loads the labels of the watchlists and of errors, for pages without any other part of the product. */
export const loadWatchlistCatalogue = async (tag: string): Promise<Labels> => {
  const [errors, own] = await Promise.all([loadErrorCatalogue(tag), loaders[nearestLanguage(tag)]()]);
  return { ...errors, ...own };
};
