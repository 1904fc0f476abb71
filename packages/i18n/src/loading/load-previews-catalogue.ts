import { nearestLanguage } from '../languages.js';
import type { Labels } from '../translate.js';
import type { Loaders } from './loaders.js';

const loaders: Loaders = {
  en: async () => (await import('../catalogues/en/administration/previews.js')).previews,
  es: async () => (await import('../catalogues/es/administration/previews.js')).previews,
  pt: async () => (await import('../catalogues/pt/administration/previews.js')).previews,
  ar: async () => (await import('../catalogues/ar/administration/previews.js')).previews,
  de: async () => (await import('../catalogues/de/administration/previews.js')).previews,
  fr: async () => (await import('../catalogues/fr/administration/previews.js')).previews,
  hi: async () => (await import('../catalogues/hi/administration/previews.js')).previews,
  it: async () => (await import('../catalogues/it/administration/previews.js')).previews,
  ja: async () => (await import('../catalogues/ja/administration/previews.js')).previews,
  ko: async () => (await import('../catalogues/ko/administration/previews.js')).previews,
  nl: async () => (await import('../catalogues/nl/administration/previews.js')).previews,
  pl: async () => (await import('../catalogues/pl/administration/previews.js')).previews,
  tr: async () => (await import('../catalogues/tr/administration/previews.js')).previews,
  zh: async () => (await import('../catalogues/zh/administration/previews.js')).previews,
};

/** Loads the labels of the operator previews, which viewers never load. */
export const loadPreviewsCatalogue = (tag: string): Promise<Labels> => loaders[nearestLanguage(tag)]();
