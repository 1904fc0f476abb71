import type { Labels } from '../translate.js';
import { loadPart, type FirstLoaders } from './loaders.js';

/** Errors are not shared with the other loader as a module: it would be a chunk of its own, one more request. */
const together = async (
  parts: Promise<readonly [{ readonly errors: Labels }, { readonly lists: Labels }]>,
): Promise<Labels> => {
  const [{ errors }, { lists }] = await parts;
  return { ...errors, ...lists };
};

const loaders: FirstLoaders = {
  en: () =>
    together(Promise.all([import('../catalogues/en/errors.js'), import('../catalogues/en/lists.js')])),
  es: () =>
    together(Promise.all([import('../catalogues/es/errors.js'), import('../catalogues/es/lists.js')])),
  pt: () =>
    together(Promise.all([import('../catalogues/pt/errors.js'), import('../catalogues/pt/lists.js')])),
  ar: () =>
    together(Promise.all([import('../catalogues/ar/errors.js'), import('../catalogues/ar/lists.js')])),
};

/** Loads the labels of the watchlists and of errors, for pages without any other part of the product. */
export const loadWatchlistCatalogue = (tag: string): Promise<Labels> =>
  loadPart(tag, loaders, async (language) => {
    // With those of the site, of which they are a part.
    const { moreSite } = await import('./more-site.js');
    return (await moreSite[language]()).words;
  });
