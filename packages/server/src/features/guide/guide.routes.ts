import type { Handlers } from '../../feature.js';
import { accountOf } from '../../http/requests/account-of.js';
import type { FavouriteChannels } from './favourite-channels.service.js';
import type { ProgrammeGuide } from './programme-guide.service.js';

export const guideHandlers = (guide: ProgrammeGuide, favourites: FavouriteChannels) =>
  ({
    getGuide: ({ query: { from, to, ...page }, ...view }) =>
      guide.channels({ from: new Date(from), to: new Date(to) }, page, view),
    getGuideByTime: ({ query: { fromTs, toTs, epgId, ...page }, ...view }) =>
      guide.channels({ from: new Date(fromTs), to: new Date(toTs) }, { ...page, channel: epgId }, view),
    listGuideGenres: ({ language }) => guide.genres(language),
    listFavouriteChannels: ({ caller }) => favourites.list(accountOf(caller)),
    addFavouriteChannel: ({ caller, params }) =>
      favourites.add(accountOf(caller), params.id).then(() => undefined),
    removeFavouriteChannel: ({ caller, params }) =>
      favourites.remove(accountOf(caller), params.id).then(() => undefined),
    getGuideTable: ({ query, ...view }) => guide.table(query, view),
  }) satisfies Handlers;
