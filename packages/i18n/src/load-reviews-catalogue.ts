import { DEFAULT_LANGUAGE, LANGUAGES, matchLanguage, type Language } from './languages.js';
import type { Labels } from './translate.js';

const loaders: Readonly<Record<Language, () => Promise<Labels>>> = {
  en: async () => (await import('./catalogues/en/reviews.js')).reviews,
  es: async () => (await import('./catalogues/es/reviews.js')).reviews,
  pt: async () => (await import('./catalogues/pt/reviews.js')).reviews,
  ar: async () => (await import('./catalogues/ar/reviews.js')).reviews,
};

/** Loads the labels of reviews, when the viewer scrolls near them. */
export const loadReviewsCatalogue = (tag: string): Promise<Labels> =>
  loaders[matchLanguage([tag], LANGUAGES) ?? DEFAULT_LANGUAGE]();
