import type { FeatureTools } from '../../../feature-tools.js';
import type { FavouriteReader } from '../../content/content-ports.js';
import type { ContentReader } from '../../content/content-reader.js';
import { createFavouriteMarks } from './favourite-marks.js';
import { createFavouritesRepository } from './favourites.repository.js';
import { favouritesHandlers } from './favourites.routes.js';
import { createFavouritesService } from './favourites.service.js';

/** Implements the interface through which content reads favourites. */
export const favouriteMarksOf = ({ db }: Pick<FeatureTools, 'db'>): FavouriteReader =>
  createFavouriteMarks(createFavouritesRepository(db));

export const createFavouritesFeature = ({
  db,
  clock,
  content,
}: Pick<FeatureTools, 'db' | 'clock'> & { readonly content: ContentReader }) => {
  const favourites = createFavouritesService(createFavouritesRepository(db), content, clock);
  return { favourites, handlers: favouritesHandlers(favourites) };
};
