import type { Labels } from '../translate.js';
import { loadPart, type FirstLoaders } from './loaders.js';

const loaders: FirstLoaders = {
  en: async () => (await import('../catalogues/en/commerce.js')).commerce,
  es: async () => (await import('../catalogues/es/commerce.js')).commerce,
  pt: async () => (await import('../catalogues/pt/commerce.js')).commerce,
  ar: async () => (await import('../catalogues/ar/commerce.js')).commerce,
};

/** Loads the labels of plans, payments and gifts, with the first of their pages. */
export const loadCheckoutCatalogue = (tag: string): Promise<Labels> =>
  loadPart(tag, loaders, async (language) => {
    const { morePages } = await import('./more-pages.js');
    return (await morePages[language]()).commerce;
  });
