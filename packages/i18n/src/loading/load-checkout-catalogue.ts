import { nearestLanguage } from '../languages.js';
import type { Labels } from '../translate.js';
import type { Loaders } from './loaders.js';

const loaders: Loaders = {
  en: async () => (await import('../catalogues/en/commerce.js')).commerce,
  es: async () => (await import('../catalogues/es/commerce.js')).commerce,
  pt: async () => (await import('../catalogues/pt/commerce.js')).commerce,
  ar: async () => (await import('../catalogues/ar/commerce.js')).commerce,
};

/** Loads the labels of plans, payments and gifts, with the first of their pages. */
export const loadCheckoutCatalogue = (tag: string): Promise<Labels> => loaders[nearestLanguage(tag)]();
