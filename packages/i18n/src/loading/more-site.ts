import type { MoreLanguage } from '../languages.js';

/** The labels of the site as a whole in the languages that come in larger parts. */
export const moreSite = {
  de: () => import('../catalogues/de/index.js'),
  fr: () => import('../catalogues/fr/index.js'),
  hi: () => import('../catalogues/hi/index.js'),
  it: () => import('../catalogues/it/index.js'),
  ja: () => import('../catalogues/ja/index.js'),
  ko: () => import('../catalogues/ko/index.js'),
  nl: () => import('../catalogues/nl/index.js'),
  pl: () => import('../catalogues/pl/index.js'),
  tr: () => import('../catalogues/tr/index.js'),
  zh: () => import('../catalogues/zh/index.js'),
} satisfies Record<MoreLanguage, () => Promise<unknown>>;
