import { accountOf } from '../../../http/requests/account-of.js';
import type { Handlers } from '../../../feature.js';
import type { FavouritesService } from './favourites.service.js';

export const favouritesHandlers = (favourites: FavouritesService) =>
  ({
    listFavourites: ({ caller, query, language, country }) =>
      favourites.list(accountOf(caller), query, { caller, language, country }),
    addFavourite: ({ caller, params }) => favourites.add(accountOf(caller), params.id).then(() => undefined),
    removeFavourite: ({ caller, params }) =>
      favourites.remove(accountOf(caller), params.id).then(() => undefined),
  }) satisfies Handlers;
