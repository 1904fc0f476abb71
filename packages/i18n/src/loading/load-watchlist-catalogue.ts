import { nearestLanguage } from '../languages.js';
import type { Labels } from '../translate.js';

// The errors are not shared with the other loader as a module: it would be a chunk of its own, one more request.
const loaders = {
  en: () => Promise.all([import('../catalogues/en/errors.js'), import('../catalogues/en/lists.js')]),
  es: () => Promise.all([import('../catalogues/es/errors.js'), import('../catalogues/es/lists.js')]),
  pt: () => Promise.all([import('../catalogues/pt/errors.js'), import('../catalogues/pt/lists.js')]),
  ar: () => Promise.all([import('../catalogues/ar/errors.js'), import('../catalogues/ar/lists.js')]),
};

/** Loads the labels of the watchlists and of errors, for pages without any other part of the product. */
export const loadWatchlistCatalogue = async (tag: string): Promise<Labels> => {
  const [{ errors }, { lists }] = await loaders[nearestLanguage(tag)]();
  return { ...errors, ...lists };
};
