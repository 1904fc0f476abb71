import { historyQuery } from './history.queries.js';
import type { ContinueWatching } from './continue-watching.js';
import type { Queries } from '../cache/queries.js';
import type { CallError } from '../calls/status.js';

/** Changes of the profile's watch history, shown at once; continue watching is updated with them (LIST-44). */
export const createHistoryChanges = (queries: Queries, continueWatching: ContinueWatching) => {
  const list = () => queries.entry(historyQuery, {});
  /** Marks progress as an explicit 0, which overrides responses. */
  const forget = (ids: readonly string[]): ReadonlyMap<string, number> => {
    const before = new Map<string, number>();
    for (const id of ids) {
      const part = queries.items.get('VOD', id)?.watchProgress;
      if (part !== undefined) before.set(id, part);
      queries.items.mark('VOD', id, { watchProgress: 0 });
    }
    return before;
  };
  const settle = async (
    error: CallError | null,
    before: ReadonlyMap<string, number>,
  ): Promise<CallError | null> => {
    if (error === null) await queries.renew(continueWatching.query);
    else for (const [id, watchProgress] of before) queries.items.mark('VOD', id, { watchProgress });
    return error;
  };
  return {
    remove: async (id: string): Promise<CallError | null> => {
      const before = forget([id]);
      const error = await list().change(
        ({ data, items }) => ({ data, items: items.filter(({ item }) => item.id !== id) }),
        () => queries.client.call('removeFromHistory', { params: { id } }),
      );
      return settle(error, before);
    },
    clear: async (): Promise<CallError | null> => {
      const before = forget(
        list()
          .getState()
          .items.map(({ item }) => item.id),
      );
      const error = await list().change(
        ({ data }) => ({ data, items: [] }),
        () => queries.client.call('clearHistory'),
      );
      if (error === null) await list().renew();
      return settle(error, before);
    },
  };
};

export type HistoryChanges = ReturnType<typeof createHistoryChanges>;
