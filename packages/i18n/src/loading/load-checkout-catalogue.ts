import { nearestLanguage } from '../languages.js';
import type { Labels } from '../translate.js';
import type { Loaders } from './loaders.js';

const loaders: Loaders = {
  en: async () => (await import('../catalogues/en/commerce.js')).commerce,
  es: async () => (await import('../catalogues/es/commerce.js')).commerce,
  pt: async () => (await import('../catalogues/pt/commerce.js')).commerce,
  ar: async () => (await import('../catalogues/ar/commerce.js')).commerce,
  de: async () => (await import('../catalogues/de/commerce.js')).commerce,
  fr: async () => (await import('../catalogues/fr/commerce.js')).commerce,
  hi: async () => (await import('../catalogues/hi/commerce.js')).commerce,
  it: async () => (await import('../catalogues/it/commerce.js')).commerce,
  ja: async () => (await import('../catalogues/ja/commerce.js')).commerce,
  ko: async () => (await import('../catalogues/ko/commerce.js')).commerce,
  nl: async () => (await import('../catalogues/nl/commerce.js')).commerce,
  pl: async () => (await import('../catalogues/pl/commerce.js')).commerce,
  tr: async () => (await import('../catalogues/tr/commerce.js')).commerce,
  zh: async () => (await import('../catalogues/zh/commerce.js')).commerce,
};

/** Loads the labels of plans, payments and gifts, with the first of their pages. */
export const loadCheckoutCatalogue = (tag: string): Promise<Labels> => loaders[nearestLanguage(tag)]();
