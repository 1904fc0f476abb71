import type { FavouriteReader } from '../../content/content-ports.js';
import type { FavouritesRepository } from './favourites.repository.js';

/** Finds the favourites among the cards of a page; guests have none. */
export const createFavouriteMarks = (repository: FavouritesRepository): FavouriteReader => ({
  marked: async ({ accountId }, vodIds) =>
    accountId === null ? new Set() : repository.among(accountId, vodIds),
});
