import { nearestLanguage } from '../languages.js';
import type { Labels } from '../translate.js';

// The errors are not shared with the other loader as a module: it would be a chunk of its own, one more request.
const loaders = {
  en: () => Promise.all([import('../catalogues/en/errors.js'), import('../catalogues/en/rooms.js')]),
  es: () => Promise.all([import('../catalogues/es/errors.js'), import('../catalogues/es/rooms.js')]),
  pt: () => Promise.all([import('../catalogues/pt/errors.js'), import('../catalogues/pt/rooms.js')]),
  ar: () => Promise.all([import('../catalogues/ar/errors.js'), import('../catalogues/ar/rooms.js')]),
  de: () => Promise.all([import('../catalogues/de/errors.js'), import('../catalogues/de/rooms.js')]),
  fr: () => Promise.all([import('../catalogues/fr/errors.js'), import('../catalogues/fr/rooms.js')]),
  hi: () => Promise.all([import('../catalogues/hi/errors.js'), import('../catalogues/hi/rooms.js')]),
  it: () => Promise.all([import('../catalogues/it/errors.js'), import('../catalogues/it/rooms.js')]),
  ja: () => Promise.all([import('../catalogues/ja/errors.js'), import('../catalogues/ja/rooms.js')]),
  ko: () => Promise.all([import('../catalogues/ko/errors.js'), import('../catalogues/ko/rooms.js')]),
  nl: () => Promise.all([import('../catalogues/nl/errors.js'), import('../catalogues/nl/rooms.js')]),
  pl: () => Promise.all([import('../catalogues/pl/errors.js'), import('../catalogues/pl/rooms.js')]),
  tr: () => Promise.all([import('../catalogues/tr/errors.js'), import('../catalogues/tr/rooms.js')]),
  zh: () => Promise.all([import('../catalogues/zh/errors.js'), import('../catalogues/zh/rooms.js')]),
};

/** Loads the labels of rooms and of errors, for pages with a room. */
export const loadRoomsCatalogue = async (tag: string): Promise<Labels> => {
  const [{ errors }, { rooms }] = await loaders[nearestLanguage(tag)]();
  return { ...errors, ...rooms };
};
