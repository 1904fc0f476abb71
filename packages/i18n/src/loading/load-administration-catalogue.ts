import { nearestLanguage } from '../languages.js';
import type { Labels } from '../translate.js';
import type { Loaders } from './loaders.js';

const loaders: Loaders = {
  en: async () => (await import('../catalogues/en/administration/administration.js')).administration,
  es: async () => (await import('../catalogues/es/administration/administration.js')).administration,
  pt: async () => (await import('../catalogues/pt/administration/administration.js')).administration,
  ar: async () => (await import('../catalogues/ar/administration/administration.js')).administration,
  de: async () => (await import('../catalogues/de/administration/administration.js')).administration,
  fr: async () => (await import('../catalogues/fr/administration/administration.js')).administration,
  hi: async () => (await import('../catalogues/hi/administration/administration.js')).administration,
  it: async () => (await import('../catalogues/it/administration/administration.js')).administration,
  ja: async () => (await import('../catalogues/ja/administration/administration.js')).administration,
  ko: async () => (await import('../catalogues/ko/administration/administration.js')).administration,
  nl: async () => (await import('../catalogues/nl/administration/administration.js')).administration,
  pl: async () => (await import('../catalogues/pl/administration/administration.js')).administration,
  tr: async () => (await import('../catalogues/tr/administration/administration.js')).administration,
  zh: async () => (await import('../catalogues/zh/administration/administration.js')).administration,
};

/** Labels of the administration pages, which viewers never load. */
export const loadAdministrationCatalogue = (tag: string): Promise<Labels> => loaders[nearestLanguage(tag)]();
