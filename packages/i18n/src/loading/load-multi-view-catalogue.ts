import { nearestLanguage } from '../languages.js';
import type { Labels } from '../translate.js';
import type { Loaders } from './loaders.js';

const loaders: Loaders = {
  en: async () => (await import('../catalogues/en/playback/multi-view.js')).multiView,
  es: async () => (await import('../catalogues/es/playback/multi-view.js')).multiView,
  pt: async () => (await import('../catalogues/pt/playback/multi-view.js')).multiView,
  ar: async () => (await import('../catalogues/ar/playback/multi-view.js')).multiView,
};

/** Loads the labels of the multi-view, which extend the player's. */
export const loadMultiViewCatalogue = (tag: string): Promise<Labels> => loaders[nearestLanguage(tag)]();
