import { nearestLanguage } from '../languages.js';
import type { Labels } from '../translate.js';
import type { Loaders } from './loaders.js';

const loaders: Loaders = {
  en: async () => (await import('../catalogues/en/reviews.js')).reviews,
  es: async () => (await import('../catalogues/es/reviews.js')).reviews,
  pt: async () => (await import('../catalogues/pt/reviews.js')).reviews,
  ar: async () => (await import('../catalogues/ar/reviews.js')).reviews,
  de: async () => (await import('../catalogues/de/reviews.js')).reviews,
  fr: async () => (await import('../catalogues/fr/reviews.js')).reviews,
  hi: async () => (await import('../catalogues/hi/reviews.js')).reviews,
  it: async () => (await import('../catalogues/it/reviews.js')).reviews,
  ja: async () => (await import('../catalogues/ja/reviews.js')).reviews,
  ko: async () => (await import('../catalogues/ko/reviews.js')).reviews,
  nl: async () => (await import('../catalogues/nl/reviews.js')).reviews,
  pl: async () => (await import('../catalogues/pl/reviews.js')).reviews,
  tr: async () => (await import('../catalogues/tr/reviews.js')).reviews,
  zh: async () => (await import('../catalogues/zh/reviews.js')).reviews,
};

/** Loads the labels of reviews, when the viewer scrolls near them. */
export const loadReviewsCatalogue = (tag: string): Promise<Labels> => loaders[nearestLanguage(tag)]();
