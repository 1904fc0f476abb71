import type { Labels } from '../translate.js';
import { loadPart, type FirstLoaders } from './loaders.js';

const loaders: FirstLoaders = {
  en: async () => (await import('../catalogues/en/reviews.js')).reviews,
  es: async () => (await import('../catalogues/es/reviews.js')).reviews,
  pt: async () => (await import('../catalogues/pt/reviews.js')).reviews,
  ar: async () => (await import('../catalogues/ar/reviews.js')).reviews,
};

/** Loads the labels of reviews, when the viewer scrolls near them. */
export const loadReviewsCatalogue = (tag: string): Promise<Labels> =>
  loadPart(tag, loaders, async (language) => {
    const { morePages } = await import('./more-pages.js');
    return (await morePages[language]()).reviews;
  });
