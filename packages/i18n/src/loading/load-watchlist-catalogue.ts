import { nearestLanguage } from '../languages.js';
import type { Labels } from '../translate.js';

// The errors are not shared with the other loader as a module: it would be a chunk of its own, one more request.
const loaders = {
  en: () => Promise.all([import('../catalogues/en/errors.js'), import('../catalogues/en/lists.js')]),
  es: () => Promise.all([import('../catalogues/es/errors.js'), import('../catalogues/es/lists.js')]),
  pt: () => Promise.all([import('../catalogues/pt/errors.js'), import('../catalogues/pt/lists.js')]),
  ar: () => Promise.all([import('../catalogues/ar/errors.js'), import('../catalogues/ar/lists.js')]),
  de: () => Promise.all([import('../catalogues/de/errors.js'), import('../catalogues/de/lists.js')]),
  fr: () => Promise.all([import('../catalogues/fr/errors.js'), import('../catalogues/fr/lists.js')]),
  hi: () => Promise.all([import('../catalogues/hi/errors.js'), import('../catalogues/hi/lists.js')]),
  it: () => Promise.all([import('../catalogues/it/errors.js'), import('../catalogues/it/lists.js')]),
  ja: () => Promise.all([import('../catalogues/ja/errors.js'), import('../catalogues/ja/lists.js')]),
  ko: () => Promise.all([import('../catalogues/ko/errors.js'), import('../catalogues/ko/lists.js')]),
  nl: () => Promise.all([import('../catalogues/nl/errors.js'), import('../catalogues/nl/lists.js')]),
  pl: () => Promise.all([import('../catalogues/pl/errors.js'), import('../catalogues/pl/lists.js')]),
  tr: () => Promise.all([import('../catalogues/tr/errors.js'), import('../catalogues/tr/lists.js')]),
  zh: () => Promise.all([import('../catalogues/zh/errors.js'), import('../catalogues/zh/lists.js')]),
};

/** Loads the labels of the watchlists and of errors, for pages without any other part of the product. */
export const loadWatchlistCatalogue = async (tag: string): Promise<Labels> => {
  const [{ errors }, { lists }] = await loaders[nearestLanguage(tag)]();
  return { ...errors, ...lists };
};
