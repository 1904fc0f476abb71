import { DEFAULT_LANGUAGE, LANGUAGES, matchLanguage, type Language } from './languages.js';
import type { Labels } from './translate.js';

const loaders: Readonly<Record<Language, () => Promise<Labels>>> = {
  en: async () => (await import('./catalogues/en/administration.js')).administration,
  es: async () => (await import('./catalogues/es/administration.js')).administration,
  pt: async () => (await import('./catalogues/pt/administration.js')).administration,
  ar: async () => (await import('./catalogues/ar/administration.js')).administration,
};

/** Labels of the administration pages, which viewers never load. */
export const loadAdministrationCatalogue = (tag: string): Promise<Labels> =>
  loaders[matchLanguage([tag], LANGUAGES) ?? DEFAULT_LANGUAGE]();
