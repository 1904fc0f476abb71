import { DEFAULT_LANGUAGE, LANGUAGES, matchLanguage, type Language } from './languages.js';
import type { Labels } from './translate.js';

const loaders: Readonly<Record<Language, () => Promise<Labels>>> = {
  en: async () => (await import('./catalogues/en/guide-card.js')).guideCard,
  es: async () => (await import('./catalogues/es/guide-card.js')).guideCard,
  pt: async () => (await import('./catalogues/pt/guide-card.js')).guideCard,
  ar: async () => (await import('./catalogues/ar/guide-card.js')).guideCard,
};

/**
 * Loads only the labels of the programme-guide card. In a module of its own, so that only pages with a card load it.
 */
export const loadGuideCardCatalogue = (tag: string): Promise<Labels> =>
  loaders[matchLanguage([tag], LANGUAGES) ?? DEFAULT_LANGUAGE]();
