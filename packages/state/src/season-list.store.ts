import type { Client } from '@footlight/client';
import { PAGE_SIZES, type SeasonSummary } from '@footlight/contract';
import { createStore } from 'zustand/vanilla';
import { createLoad } from './load.js';
import type { Failure, Status } from './status.js';

/** Which load failed, worded by the specification's three messages (000 §8, Season fetch). */
export type SeasonListFault = 'loadSeasons' | 'loadMoreSeasons' | 'loadPreviousSeasons';

export interface SeasonListState {
  readonly status: Status;
  readonly fault: SeasonListFault | null;
  readonly failure: Failure | null;
  readonly seriesId: string | null;
  /** In order, those without episodes included. */
  readonly seasons: readonly SeasonSummary[];
  readonly hasMoreBefore: boolean;
  readonly hasMoreAfter: boolean;
  /** The seasons around the current one; another series starts anew. */
  readonly load: (seriesId: string, current: SeasonSummary) => Promise<void>;
  readonly loadForward: () => Promise<void>;
  readonly loadBackward: () => Promise<void>;
  /** Tries anew what failed: the way on after an error, which stops all further loads. */
  readonly retry: () => Promise<void>;
  /** Empties the list. */
  readonly reset: () => void;
}

const EMPTY = {
  status: 'idle',
  fault: null,
  failure: null,
  seriesId: null,
  seasons: [],
  hasMoreBefore: false,
  hasMoreAfter: false,
} satisfies Partial<SeasonListState>;

/** “More flag true when exactly 25 returned” (specification 000 §9). */
const isFull = (seasons: readonly SeasonSummary[]): boolean => seasons.length === PAGE_SIZES.seasons;

/** The season picker's list, which grows both ways from the current season. */
export const createSeasonListStore = ({ client }: { client: Client }) => {
  const load = createLoad();
  /** The season around which the list was, or was to be, made. */
  let middle: SeasonSummary | null = null;

  return createStore<SeasonListState>()((set, get) => {
    /** “A new load is ignored while loading or after an error” (specification 000 §4, Season list). */
    const isStopped = () => get().status === 'loading' || get().status === 'failed';

    const around = (
      fault: SeasonListFault,
      seriesId: string,
      seasonId: string,
      grow: (
        preceding: readonly SeasonSummary[],
        following: readonly SeasonSummary[],
      ) => Partial<SeasonListState>,
    ) => {
      set({ status: 'loading' });
      const parts = { params: { seriesId, seasonId }, query: { size: PAGE_SIZES.seasons } };
      return load.run((signal) => client.call('getAdjacentSeasons', { ...parts, signal }), {
        ready: ({ precedingSeasons, followingSeasons }) =>
          set({ status: 'ready', ...grow(precedingSeasons, followingSeasons) }),
        failed: (failure) => set({ status: 'failed', fault, failure }),
      });
    };

    return {
      ...EMPTY,
      load: async (seriesId, current) => {
        const isOther = get().seriesId !== seriesId;
        if (!isOther && (isStopped() || get().seasons.some(({ id }) => id === current.id))) return;
        load.cancel();
        middle = current;
        set({ ...EMPTY, seriesId });
        await around('loadSeasons', seriesId, current.id, (preceding, following) => ({
          seasons: [...preceding, current, ...following],
          hasMoreBefore: isFull(preceding),
          hasMoreAfter: isFull(following),
        }));
      },
      loadForward: async () => {
        const { seriesId, seasons, hasMoreAfter } = get();
        const last = seasons.at(-1);
        if (isStopped() || seriesId === null || last === undefined || !hasMoreAfter) return;
        await around('loadMoreSeasons', seriesId, last.id, (_, following) => ({
          seasons: [...get().seasons, ...following],
          hasMoreAfter: isFull(following),
        }));
      },
      loadBackward: async () => {
        const { seriesId, seasons, hasMoreBefore } = get();
        const first = seasons.at(0);
        if (isStopped() || seriesId === null || first === undefined || !hasMoreBefore) return;
        await around('loadPreviousSeasons', seriesId, first.id, (preceding) => ({
          seasons: [...preceding, ...get().seasons],
          hasMoreBefore: isFull(preceding),
        }));
      },
      retry: async () => {
        const { fault, seriesId } = get();
        if (fault === null) return;
        set({ status: 'ready', fault: null, failure: null });
        if (fault === 'loadMoreSeasons') await get().loadForward();
        else if (fault === 'loadPreviousSeasons') await get().loadBackward();
        else if (seriesId !== null && middle !== null) await get().load(seriesId, middle);
      },
      reset: () => {
        load.cancel();
        set(EMPTY);
      },
    };
  });
};

export type SeasonListStore = ReturnType<typeof createSeasonListStore>;
