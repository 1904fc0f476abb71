import { nearestLanguage } from '../languages.js';
import type { Labels } from '../translate.js';
import type { Loaders } from './loaders.js';

const loaders: Loaders = {
  en: async () => (await import('../catalogues/en/account/account.js')).account,
  es: async () => (await import('../catalogues/es/account/account.js')).account,
  pt: async () => (await import('../catalogues/pt/account/account.js')).account,
  ar: async () => (await import('../catalogues/ar/account/account.js')).account,
  de: async () => (await import('../catalogues/de/account/account.js')).account,
  fr: async () => (await import('../catalogues/fr/account/account.js')).account,
  hi: async () => (await import('../catalogues/hi/account/account.js')).account,
  it: async () => (await import('../catalogues/it/account/account.js')).account,
  ja: async () => (await import('../catalogues/ja/account/account.js')).account,
  ko: async () => (await import('../catalogues/ko/account/account.js')).account,
  nl: async () => (await import('../catalogues/nl/account/account.js')).account,
  pl: async () => (await import('../catalogues/pl/account/account.js')).account,
  tr: async () => (await import('../catalogues/tr/account/account.js')).account,
  zh: async () => (await import('../catalogues/zh/account/account.js')).account,
};

/** Labels of the account area, which guests never load. */
export const loadAccountCatalogue = (tag: string): Promise<Labels> => loaders[nearestLanguage(tag)]();
