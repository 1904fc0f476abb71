import type { Labels } from '../translate.js';
import { loadPart, type FirstLoaders } from './loaders.js';

const loaders: FirstLoaders = {
  en: async () => (await import('../catalogues/en/administration/previews.js')).previews,
  es: async () => (await import('../catalogues/es/administration/previews.js')).previews,
  pt: async () => (await import('../catalogues/pt/administration/previews.js')).previews,
  ar: async () => (await import('../catalogues/ar/administration/previews.js')).previews,
};

/** Loads the labels of the operator previews, which viewers never load. */
export const loadPreviewsCatalogue = (tag: string): Promise<Labels> =>
  loadPart(tag, loaders, async (language) => {
    const { morePages } = await import('./more-pages.js');
    return (await morePages[language]()).previews;
  });
