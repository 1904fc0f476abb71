import type { Client } from '@footlight/client';
import { favouriteChannelsQuery, guideBlockQuery } from './guide.queries.js';
import type { Queries } from '../cache/queries.js';
import type { CallError } from '../calls/status.js';

/** Marks channels as favourites: shown at once, sent to the service, and reverted on failure. */
export const createFavouriteChannels = ({
  client,
  queries,
}: {
  readonly client: Client;
  readonly queries: Queries;
}) => ({
  /** @returns the failure, or null */
  toggle: async (id: string): Promise<CallError | null> => {
    const list = queries.entry(favouriteChannelsQuery, {});
    const isMarked = list.getState().items.includes(id);
    const error = await list.change(
      ({ data, items }) => ({
        data,
        items: isMarked ? items.filter((one) => one !== id) : [id, ...items.filter((one) => one !== id)],
      }),
      () => client.call(isMarked ? 'removeFavouriteChannel' : 'addFavouriteChannel', { params: { id } }),
    );
    // Blocks filtered by favourites are outdated.
    if (error === null) queries.drop(guideBlockQuery);
    return error;
  },
});
