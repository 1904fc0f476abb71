import { DEFAULT_LANGUAGE, LANGUAGES, matchLanguage, type Language } from './languages.js';
import type { Labels } from './translate.js';

const loaders: Readonly<Record<Language, () => Promise<Labels>>> = {
  en: async () => (await import('./catalogues/en/account-area.js')).accountArea,
  es: async () => (await import('./catalogues/es/account-area.js')).accountArea,
  pt: async () => (await import('./catalogues/pt/account-area.js')).accountArea,
  ar: async () => (await import('./catalogues/ar/account-area.js')).accountArea,
};

/** Labels of the account area, which guests never load. */
export const loadAccountCatalogue = (tag: string): Promise<Labels> =>
  loaders[matchLanguage([tag], LANGUAGES) ?? DEFAULT_LANGUAGE]();
