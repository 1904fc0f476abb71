import { PAGE_SIZES, type ContentItem } from '@footlight/contract';
import { watchOutcome } from '@footlight/domain';
import { historyQuery } from './history.queries.js';
import type { GuestHistory } from './guest-history.js';
import type { Queries } from '../cache/queries.js';
import type { QueryRequest, Query } from '../cache/query.js';

export interface ContinueWatchingOptions {
  readonly queries: Queries;
  readonly guestHistory: GuestHistory;
}

/** Whose list it is: an account's is on the service, a guest's in this browser. */
export interface Watcher {
  readonly isGuest: boolean;
}

const isResumable = ({ watchProgress = 0 }: ContentItem): boolean =>
  watchOutcome(watchProgress, 1) === 'resumable';

/** Videos that the viewer has started but not finished, newest first, each with its progress. */
export const createContinueWatching = ({ queries, guestHistory }: ContinueWatchingOptions) => {
  const ofViewer = async ({ client, signal }: QueryRequest<Watcher>): Promise<ContentItem[]> => {
    const { entries } = await client.call('listHistory', { query: { rpp: PAGE_SIZES.guide }, signal });
    return entries.map(({ item, position }) =>
      Object.assign(item, {
        watchProgress: item.watchProgress ?? position / (item.duration ?? Number.POSITIVE_INFINITY),
      }),
    );
  };

  const ofGuest = async ({ client, signal }: QueryRequest<Watcher>): Promise<ContentItem[]> => {
    const watched = guestHistory.list().slice(0, PAGE_SIZES.carousel);
    if (watched.length === 0) return [];
    const { vods } = await client.call('listVods', { query: { id: watched.map(({ id }) => id) }, signal });
    const found = new Map(vods.map((item) => [item.id, item]));
    return watched.flatMap(({ id, position, duration }) => {
      const item = found.get(id);
      if (item !== undefined) return [Object.assign(item, { watchProgress: position / duration })];
      guestHistory.remove(id);
      return [];
    });
  };

  const query: Query<Watcher, readonly ContentItem[], ContentItem> = {
    name: 'continueWatching',
    fetch: async (request) =>
      (await (request.params.isGuest ? ofGuest : ofViewer)(request)).filter((item) => isResumable(item)),
    page: (items) => ({ items, next: null }),
  };

  return {
    query,
    /** Removes an item at once, then on the service. On failure, the item is restored in place. */
    remove: async (watcher: Watcher, id: string): Promise<void> => {
      const list = queries.entry(query, watcher);
      const watchProgress = list.getState().items.find((item) => item.id === id)?.watchProgress;
      // An explicit 0 overrides the progress of earlier responses, which an absent mark would not.
      queries.items.mark('VOD', id, { watchProgress: 0 });
      const error = await list.change(
        ({ data, items }) => ({ data, items: items.filter((item) => item.id !== id) }),
        async () => {
          if (watcher.isGuest) guestHistory.remove(id);
          else await queries.client.call('removeFromHistory', { params: { id } });
        },
      );
      if (error === null) await queries.renew(historyQuery);
      if (error !== null && watchProgress !== undefined) queries.items.mark('VOD', id, { watchProgress });
    },
  };
};

export type ContinueWatching = ReturnType<typeof createContinueWatching>;
