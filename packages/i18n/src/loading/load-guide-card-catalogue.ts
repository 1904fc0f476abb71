import type { Labels } from '../translate.js';
import { loadPart, type FirstLoaders } from './loaders.js';

const loaders: FirstLoaders = {
  en: async () => (await import('../catalogues/en/guide/guide-card.js')).guideCard,
  es: async () => (await import('../catalogues/es/guide/guide-card.js')).guideCard,
  pt: async () => (await import('../catalogues/pt/guide/guide-card.js')).guideCard,
  ar: async () => (await import('../catalogues/ar/guide/guide-card.js')).guideCard,
};

/**
 * Loads only the labels of the programme-guide card. In a module of its own, so that only pages with a card load it.
 */
export const loadGuideCardCatalogue = (tag: string): Promise<Labels> =>
  loadPart(tag, loaders, async (language) => {
    // With those of the site, of which they are a part.
    const { moreSite } = await import('./more-site.js');
    return (await moreSite[language]()).words;
  });
