import { DEFAULT_LANGUAGE, LANGUAGES, matchLanguage, type Language } from './languages.js';
import type { Labels } from './translate.js';

const loaders: Readonly<Record<Language, () => Promise<Labels>>> = {
  en: async () => (await import('./catalogues/en/previews.js')).previews,
  es: async () => (await import('./catalogues/es/previews.js')).previews,
  pt: async () => (await import('./catalogues/pt/previews.js')).previews,
  ar: async () => (await import('./catalogues/ar/previews.js')).previews,
};

/** Loads the labels of the operator previews, which viewers never load. */
export const loadPreviewsCatalogue = (tag: string): Promise<Labels> =>
  loaders[matchLanguage([tag], LANGUAGES) ?? DEFAULT_LANGUAGE]();
