import { nearestLanguage } from '../languages.js';
import type { Labels } from '../translate.js';
import type { Loaders } from './loaders.js';

const loaders: Loaders = {
  en: async () => (await import('../catalogues/en/index.js')).en,
  es: async () => (await import('../catalogues/es/index.js')).es,
  pt: async () => (await import('../catalogues/pt/index.js')).pt,
  ar: async () => (await import('../catalogues/ar/index.js')).ar,
};

/** Loads the built-in labels of the nearest language as a chunk of their own. */
export const loadCatalogue = (tag: string): Promise<Labels> => loaders[nearestLanguage(tag)]();
