import type { FavouriteReader } from '../content/content-ports.js';
import type { FavouritesRepository } from './favourites.repository.js';

/** Tells content which cards bear the heart. */
export const createFavouriteMarks = (repository: FavouritesRepository): FavouriteReader => ({
  marked: async ({ accountId }, vodIds) =>
    accountId === null ? new Set() : repository.among(accountId, vodIds),
});
