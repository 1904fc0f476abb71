import type { Client } from '@footlight/client';
import type { Watchlist } from '@footlight/contract';
import { reordered } from '@footlight/domain';
import { listedName, type WatchlistItems } from './watchlist.queries.js';

/**
 * Changes of one watchlist: shown at once, then sent to the service, even if the page is left. On failure, the list is
 * reloaded.
 */
export const watchlistChanges = (client: Client, id: string, list: WatchlistItems) => {
  const change = async (...parts: Parameters<WatchlistItems['change']>): Promise<void> => {
    if ((await list.change(...parts)) !== null) await list.renew();
  };
  return {
    /** Moves the item at index `from` to index `to`. */
    move: async (from: number, to: number): Promise<void> => {
      const { items } = list.getState();
      const moved = items[from];
      if (moved === undefined || from === to) return;
      const before = items.filter((listed) => listed !== moved)[to - 1];
      if (reordered(items, [moved], before, listedName) === null) return;
      await change(
        ({ data, items: current }) => ({
          data,
          items: reordered(current, [moved], before, listedName) ?? current,
        }),
        () =>
          client.call('reorderWatchlist', {
            params: { id },
            query: before === undefined ? {} : { lastSeen: listedName(before) },
            body: { content: [moved.entry] },
            keepalive: true,
          }),
      );
    },
    /** Removes the item at `index`. */
    remove: async (index: number): Promise<void> => {
      const removed = list.getState().items[index];
      if (removed === undefined) return;
      const { id: contentId, contentType: type } = removed.entry;
      await change(
        ({ data, items }) => ({
          data: data && { ...data, itemCount: Math.max(0, data.itemCount - 1) },
          items: items.filter((listed) => listedName(listed) !== listedName(removed)),
        }),
        () => client.call('removeWatchlistContent', { params: { id, type, contentId }, keepalive: true }),
      );
    },
    /** Applies changes made elsewhere: `createWatchlistsStore` renames, saves and removes lists. */
    update: (changed: Partial<Pick<Watchlist, 'name' | 'saved'>>): void =>
      list.edit(({ data, items }) => ({ data: data && { ...data, ...changed }, items })),
  };
};
