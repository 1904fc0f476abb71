import { PAGE_SIZES, type GuideChannel, type ResponseOf } from '@footlight/contract';
import { GUIDE_BLOCK_MS } from '@footlight/domain';
import type { NoParams, Query } from '../cache/query.js';

/** Filters of the guide's channels; absent ones do not filter. */
export interface GuideFilter {
  readonly genre?: string;
  readonly query?: string;
  readonly favourites?: true;
}

/** A page of channels with their programmes of six hours. */
export interface GuideBlock extends GuideFilter {
  /** Start of the six hours, in milliseconds since the epoch. */
  readonly begin: number;
  /** Last channel of the previous page; absent for the first page. */
  readonly lastSeen?: string;
}

/** One block of the guide (GUIDE-28). */
export const guideBlockQuery: Query<GuideBlock, ResponseOf<'getGuide'>, GuideChannel> = {
  name: 'guideBlock',
  fetch: ({ client, params: { begin, ...page }, signal }) =>
    client.call('getGuide', {
      query: {
        from: new Date(begin).toISOString(),
        to: new Date(begin + GUIDE_BLOCK_MS).toISOString(),
        rpp: PAGE_SIZES.guide,
        ...page,
      },
      signal,
    }),
};

/** The genres of the guide. */
export const guideGenresQuery: Query<NoParams, ResponseOf<'listGuideGenres'>> = {
  name: 'guideGenres',
  fetch: ({ client, signal }) => client.call('listGuideGenres', { signal }),
};

/** The ids of a viewer's favourite channels. */
export const favouriteChannelsQuery: Query<NoParams, ResponseOf<'listFavouriteChannels'>, string> = {
  name: 'favouriteChannels',
  fetch: ({ client, signal }) => client.call('listFavouriteChannels', { signal }),
  page: ({ channelIds }) => ({ items: channelIds, next: null }),
  idOf: (id) => id,
};
