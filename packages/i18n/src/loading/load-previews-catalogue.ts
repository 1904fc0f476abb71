import { nearestLanguage } from '../languages.js';
import type { Labels } from '../translate.js';
import type { Loaders } from './loaders.js';

const loaders: Loaders = {
  en: async () => (await import('../catalogues/en/administration/previews.js')).previews,
  es: async () => (await import('../catalogues/es/administration/previews.js')).previews,
  pt: async () => (await import('../catalogues/pt/administration/previews.js')).previews,
  ar: async () => (await import('../catalogues/ar/administration/previews.js')).previews,
};

/** Loads the labels of the operator previews, which viewers never load. */
export const loadPreviewsCatalogue = (tag: string): Promise<Labels> => loaders[nearestLanguage(tag)]();
