import type { Labels } from '../translate.js';
import { loadPart, type FirstLoaders } from './loaders.js';

const loaders: FirstLoaders = {
  en: async () => (await import('../catalogues/en/index.js')).en,
  es: async () => (await import('../catalogues/es/index.js')).es,
  pt: async () => (await import('../catalogues/pt/index.js')).pt,
  ar: async () => (await import('../catalogues/ar/index.js')).ar,
};

/** Loads the built-in labels of the nearest language as a chunk of their own. */
export const loadCatalogue = (tag: string): Promise<Labels> =>
  loadPart(tag, loaders, async (language) => {
    const { moreSite } = await import('./more-site.js');
    return (await moreSite[language]()).words;
  });
