import type { Labels } from '../translate.js';
import { loadPart, type FirstLoaders } from './loaders.js';

const loaders: FirstLoaders = {
  en: async () => (await import('../catalogues/en/administration/administration.js')).administration,
  es: async () => (await import('../catalogues/es/administration/administration.js')).administration,
  pt: async () => (await import('../catalogues/pt/administration/administration.js')).administration,
  ar: async () => (await import('../catalogues/ar/administration/administration.js')).administration,
};

/** Labels of the administration pages, which viewers never load. */
export const loadAdministrationCatalogue = (tag: string): Promise<Labels> =>
  loadPart(tag, loaders, async (language) => {
    const { morePages } = await import('./more-pages.js');
    return (await morePages[language]()).administration;
  });
