import { nearestLanguage } from '../languages.js';
import type { Labels } from '../translate.js';
import type { Loaders } from './loaders.js';

const loaders: Loaders = {
  en: async () => (await import('../catalogues/en/guide/guide-card.js')).guideCard,
  es: async () => (await import('../catalogues/es/guide/guide-card.js')).guideCard,
  pt: async () => (await import('../catalogues/pt/guide/guide-card.js')).guideCard,
  ar: async () => (await import('../catalogues/ar/guide/guide-card.js')).guideCard,
};

/**
 * Loads only the labels of the programme-guide card. In a module of its own, so that only pages with a card load it.
 */
export const loadGuideCardCatalogue = (tag: string): Promise<Labels> => loaders[nearestLanguage(tag)]();
