import type { Client } from '@footlight/client';
import { favouriteChannelsQuery, guideBlockQuery } from './guide.queries.js';
import type { Queries } from '../cache/queries.js';
import type { Failure } from '../calls/status.js';

/** Marks channels as favourites: shown at once, told to the service, and turned back where that fails. */
export const createFavouriteChannels = ({
  client,
  queries,
}: {
  readonly client: Client;
  readonly queries: Queries;
}) => ({
  /** @returns why the service did not take it; null where it did */
  toggle: async (id: string): Promise<Failure | null> => {
    const list = queries.entry(favouriteChannelsQuery, {});
    const isMarked = list.getState().items.includes(id);
    const failure = await list.change(
      ({ data, items }) => ({
        data,
        items: isMarked ? items.filter((one) => one !== id) : [id, ...items.filter((one) => one !== id)],
      }),
      () => client.call(isMarked ? 'removeFavouriteChannel' : 'addFavouriteChannel', { params: { id } }),
    );
    // Pages of the guide that are narrowed to favourites are others now.
    if (failure === null) queries.drop(guideBlockQuery);
    return failure;
  },
});
