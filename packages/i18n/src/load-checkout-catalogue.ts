import { DEFAULT_LANGUAGE, LANGUAGES, matchLanguage, type Language } from './languages.js';
import type { Labels } from './translate.js';

const loaders: Readonly<Record<Language, () => Promise<Labels>>> = {
  en: async () => (await import('./catalogues/en/checkout.js')).checkout,
  es: async () => (await import('./catalogues/es/checkout.js')).checkout,
  pt: async () => (await import('./catalogues/pt/checkout.js')).checkout,
  ar: async () => (await import('./catalogues/ar/checkout.js')).checkout,
};

/** Loads the labels of plans, payments and gifts, with the first of their pages. */
export const loadCheckoutCatalogue = (tag: string): Promise<Labels> =>
  loaders[matchLanguage([tag], LANGUAGES) ?? DEFAULT_LANGUAGE]();
