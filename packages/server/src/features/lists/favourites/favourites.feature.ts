import type { FeatureTools } from '../../../feature-tools.js';
import type { FavouriteReader } from '../../content/content-ports.js';
import { createFavouriteMarks } from './favourite-marks.js';
import { FavouritesRepository } from './favourites.repository.js';

/** Implements the interface through which content reads favourites. */
export const favouriteMarksOf = ({ db }: Pick<FeatureTools, 'db'>): FavouriteReader =>
  createFavouriteMarks(new FavouritesRepository(db));
