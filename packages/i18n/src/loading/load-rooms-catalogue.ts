import { nearestLanguage } from '../languages.js';
import type { Labels } from '../translate.js';

// The errors are not shared with the other loader as a module: it would be a chunk of its own, one more request.
const loaders = {
  en: () => Promise.all([import('../catalogues/en/errors.js'), import('../catalogues/en/rooms.js')]),
  es: () => Promise.all([import('../catalogues/es/errors.js'), import('../catalogues/es/rooms.js')]),
  pt: () => Promise.all([import('../catalogues/pt/errors.js'), import('../catalogues/pt/rooms.js')]),
  ar: () => Promise.all([import('../catalogues/ar/errors.js'), import('../catalogues/ar/rooms.js')]),
};

/** Loads the labels of rooms and of errors, for pages with a room. */
export const loadRoomsCatalogue = async (tag: string): Promise<Labels> => {
  const [{ errors }, { rooms }] = await loaders[nearestLanguage(tag)]();
  return { ...errors, ...rooms };
};
