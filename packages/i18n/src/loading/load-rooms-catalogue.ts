import type { Labels } from '../translate.js';
import { loadPart, type FirstLoaders } from './loaders.js';

/** Errors are not shared with the other loader as a module: it would be a chunk of its own, one more request. */
const together = async (
  parts: Promise<readonly [{ readonly errors: Labels }, { readonly rooms: Labels }]>,
): Promise<Labels> => {
  const [{ errors }, { rooms }] = await parts;
  return { ...errors, ...rooms };
};

const loaders: FirstLoaders = {
  en: () =>
    together(Promise.all([import('../catalogues/en/errors.js'), import('../catalogues/en/rooms.js')])),
  es: () =>
    together(Promise.all([import('../catalogues/es/errors.js'), import('../catalogues/es/rooms.js')])),
  pt: () =>
    together(Promise.all([import('../catalogues/pt/errors.js'), import('../catalogues/pt/rooms.js')])),
  ar: () =>
    together(Promise.all([import('../catalogues/ar/errors.js'), import('../catalogues/ar/rooms.js')])),
};

/** Loads the labels of rooms and of errors, for pages with a room. */
export const loadRoomsCatalogue = (tag: string): Promise<Labels> =>
  loadPart(tag, loaders, async (language) => {
    const [{ moreSite }, { moreRooms }] = await Promise.all([
      import('./more-site.js'),
      import('./more-rooms.js'),
    ]);
    const [{ words }, { rooms }] = await Promise.all([moreSite[language](), moreRooms[language]()]);
    const errors = Object.entries<string>(words).filter(([key]) => key.startsWith('error'));
    return { ...Object.fromEntries(errors), ...rooms };
  });
