import { nearestLanguage } from '../languages.js';
import type { Labels } from '../translate.js';
import type { Loaders } from './loaders.js';

const loaders: Loaders = {
  en: async () => (await import('../catalogues/en/reviews.js')).reviews,
  es: async () => (await import('../catalogues/es/reviews.js')).reviews,
  pt: async () => (await import('../catalogues/pt/reviews.js')).reviews,
  ar: async () => (await import('../catalogues/ar/reviews.js')).reviews,
};

/** Loads the labels of reviews, when the viewer scrolls near them. */
export const loadReviewsCatalogue = (tag: string): Promise<Labels> => loaders[nearestLanguage(tag)]();
