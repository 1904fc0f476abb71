import type { MoreLanguage } from '../languages.js';

/** The labels of rooms in the languages that come in larger parts. */
export const moreRooms = {
  de: () => import('../catalogues/de/rooms.js'),
  fr: () => import('../catalogues/fr/rooms.js'),
  hi: () => import('../catalogues/hi/rooms.js'),
  it: () => import('../catalogues/it/rooms.js'),
  ja: () => import('../catalogues/ja/rooms.js'),
  ko: () => import('../catalogues/ko/rooms.js'),
  nl: () => import('../catalogues/nl/rooms.js'),
  pl: () => import('../catalogues/pl/rooms.js'),
  tr: () => import('../catalogues/tr/rooms.js'),
  zh: () => import('../catalogues/zh/rooms.js'),
} satisfies Record<MoreLanguage, () => Promise<unknown>>;
