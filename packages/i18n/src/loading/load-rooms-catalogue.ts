import { nearestLanguage } from '../languages.js';
import type { Labels } from '../translate.js';
import type { Loaders } from './loaders.js';
import { loadErrorCatalogue } from './load-error-catalogue.js';

const loaders: Loaders = {
  en: async () => (await import('../catalogues/en/rooms.js')).rooms,
  es: async () => (await import('../catalogues/es/rooms.js')).rooms,
  pt: async () => (await import('../catalogues/pt/rooms.js')).rooms,
  ar: async () => (await import('../catalogues/ar/rooms.js')).rooms,
};

/** Loads the labels of rooms and of errors, for pages with a room. */
export const loadRoomsCatalogue = async (tag: string): Promise<Labels> => {
  const [errors, own] = await Promise.all([loadErrorCatalogue(tag), loaders[nearestLanguage(tag)]()]);
  return { ...errors, ...own };
};
