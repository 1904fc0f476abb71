import { nearestLanguage } from '../languages.js';
import type { Labels } from '../translate.js';
import type { Loaders } from './loaders.js';

const loaders: Loaders = {
  en: async () => (await import('../catalogues/en/errors.js')).errors,
  es: async () => (await import('../catalogues/es/errors.js')).errors,
  pt: async () => (await import('../catalogues/pt/errors.js')).errors,
  ar: async () => (await import('../catalogues/ar/errors.js')).errors,
};

/** Loads the labels of errors, for elements without the main catalogue. */
export const loadErrorCatalogue = (tag: string): Promise<Labels> => loaders[nearestLanguage(tag)]();
