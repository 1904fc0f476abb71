import { nearestLanguage } from '../languages.js';
import type { Labels } from '../translate.js';
import type { Loaders } from './loaders.js';

const loaders: Loaders = {
  en: async () => (await import('../catalogues/en/index.js')).en,
  es: async () => (await import('../catalogues/es/index.js')).es,
  pt: async () => (await import('../catalogues/pt/index.js')).pt,
  ar: async () => (await import('../catalogues/ar/index.js')).ar,
  de: async () => (await import('../catalogues/de/index.js')).de,
  fr: async () => (await import('../catalogues/fr/index.js')).fr,
  hi: async () => (await import('../catalogues/hi/index.js')).hi,
  it: async () => (await import('../catalogues/it/index.js')).it,
  ja: async () => (await import('../catalogues/ja/index.js')).ja,
  ko: async () => (await import('../catalogues/ko/index.js')).ko,
  nl: async () => (await import('../catalogues/nl/index.js')).nl,
  pl: async () => (await import('../catalogues/pl/index.js')).pl,
  tr: async () => (await import('../catalogues/tr/index.js')).tr,
  zh: async () => (await import('../catalogues/zh/index.js')).zh,
};

/** Loads the built-in labels of the nearest language as a chunk of their own. */
export const loadCatalogue = (tag: string): Promise<Labels> => loaders[nearestLanguage(tag)]();
