import type { MoreLanguage } from '../languages.js';

/** The labels of pages and of their parts in the languages that come in larger parts. */
export const morePages = {
  de: () => import('./pages/de.js'),
  fr: () => import('./pages/fr.js'),
  hi: () => import('./pages/hi.js'),
  it: () => import('./pages/it.js'),
  ja: () => import('./pages/ja.js'),
  ko: () => import('./pages/ko.js'),
  nl: () => import('./pages/nl.js'),
  pl: () => import('./pages/pl.js'),
  tr: () => import('./pages/tr.js'),
  zh: () => import('./pages/zh.js'),
} satisfies Record<MoreLanguage, () => Promise<unknown>>;
