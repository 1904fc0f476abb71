import { DEFAULT_LANGUAGE, LANGUAGES, matchLanguage, type Language } from './languages.js';
import type { Labels } from './translate.js';

const loaders: Readonly<Record<Language, () => Promise<readonly Labels[]>>> = {
  en: async () => [
    (await import('./catalogues/en/errors.js')).errors,
    (await import('./catalogues/en/rooms.js')).rooms,
  ],
  es: async () => [
    (await import('./catalogues/es/errors.js')).errors,
    (await import('./catalogues/es/rooms.js')).rooms,
  ],
  pt: async () => [
    (await import('./catalogues/pt/errors.js')).errors,
    (await import('./catalogues/pt/rooms.js')).rooms,
  ],
  ar: async () => [
    (await import('./catalogues/ar/errors.js')).errors,
    (await import('./catalogues/ar/rooms.js')).rooms,
  ],
};

/** Loads the labels of rooms and of errors, for pages with a room. */
export const loadRoomsCatalogue = async (tag: string): Promise<Labels> =>
  Object.assign({}, ...(await loaders[matchLanguage([tag], LANGUAGES) ?? DEFAULT_LANGUAGE]())) as Labels;
