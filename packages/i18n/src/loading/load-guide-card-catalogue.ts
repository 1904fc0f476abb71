import { nearestLanguage } from '../languages.js';
import type { Labels } from '../translate.js';
import type { Loaders } from './loaders.js';

const loaders: Loaders = {
  en: async () => (await import('../catalogues/en/guide/guide-card.js')).guideCard,
  es: async () => (await import('../catalogues/es/guide/guide-card.js')).guideCard,
  pt: async () => (await import('../catalogues/pt/guide/guide-card.js')).guideCard,
  ar: async () => (await import('../catalogues/ar/guide/guide-card.js')).guideCard,
  de: async () => (await import('../catalogues/de/guide/guide-card.js')).guideCard,
  fr: async () => (await import('../catalogues/fr/guide/guide-card.js')).guideCard,
  hi: async () => (await import('../catalogues/hi/guide/guide-card.js')).guideCard,
  it: async () => (await import('../catalogues/it/guide/guide-card.js')).guideCard,
  ja: async () => (await import('../catalogues/ja/guide/guide-card.js')).guideCard,
  ko: async () => (await import('../catalogues/ko/guide/guide-card.js')).guideCard,
  nl: async () => (await import('../catalogues/nl/guide/guide-card.js')).guideCard,
  pl: async () => (await import('../catalogues/pl/guide/guide-card.js')).guideCard,
  tr: async () => (await import('../catalogues/tr/guide/guide-card.js')).guideCard,
  zh: async () => (await import('../catalogues/zh/guide/guide-card.js')).guideCard,
};

/**
 * Loads only the labels of the programme-guide card. In a module of its own, so that only pages with a card load it.
 */
export const loadGuideCardCatalogue = (tag: string): Promise<Labels> => loaders[nearestLanguage(tag)]();
