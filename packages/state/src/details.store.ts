import { isHttpError, type Client } from '@footlight/client';
import type { ContentItem, LiveDetails, VodDetails } from '@footlight/contract';
import { createStore } from 'zustand/vanilla';
import { adjacentOf, type WatchedList } from './adjacent-of.js';
import { createLoad } from './load.js';
import { markItem, markItems } from './mark-favourite.js';
import { isNotLive } from './not-live.js';
import type { Failure, Status } from './status.js';

export interface DetailsState<T extends ContentItem> {
  readonly status: Status;
  readonly failure: Failure | null;
  /** The id asked for last. */
  readonly id: string | null;
  readonly details: T | null;
  readonly load: (id: string) => Promise<void>;
  /** For whoever is about to load it: the next `load` of this id is content with what is then there, or on its way. */
  readonly loadAhead: (id: string) => Promise<void>;
  /** Asks again for what is shown: access may have changed. */
  readonly refresh: () => Promise<void>;
  readonly markFavourite: (id: string, favourite: boolean) => void;
  readonly reset: () => void;
}

const createDetailsStore = <T extends ContentItem>(
  fetch: (id: string, signal: AbortSignal) => Promise<T>,
) => {
  const load = createLoad();
  let ahead: { readonly id: string; readonly loading: Promise<void> } | null = null;

  return createStore<DetailsState<T>>()((set, get) => ({
    status: 'idle',
    failure: null,
    id: null,
    details: null,
    loadAhead: (id) => {
      const loading = get().load(id);
      ahead = { id, loading };
      return loading;
    },
    load: (id) => {
      const taken = ahead;
      ahead = null;
      if (taken?.id === id && get().status !== 'failed') return taken.loading;
      set({ status: 'loading', failure: null, id, details: get().id === id ? get().details : null });
      return load.run((signal) => fetch(id, signal), {
        ready: (details) => set({ status: 'ready', details }),
        failed: (failure) => set({ status: 'failed', failure, details: null }),
      });
    },
    refresh: async () => {
      const { id } = get();
      ahead = null;
      if (id !== null) await get().load(id);
    },
    markFavourite: (id, favourite) => {
      const { details } = get();
      if (details !== null) set({ details: markItem(details, id, favourite) });
    },
    reset: () => {
      ahead = null;
      load.cancel();
      set({ status: 'idle', failure: null, id: null, details: null });
    },
  }));
};

const query = { includePlaybackDetails: 'URL' } as const;

/** A video's page. */
export const createVodStore = ({ client }: { client: Client }) =>
  createDetailsStore<VodDetails>((id, signal) => client.call('getVod', { params: { id }, query, signal }));

/**
 * A live event's page. “A live request for an event that is not live falls back to the vod with the same
 * id if one exists” (specification 000 §4): `details.type` then says `VOD`.
 */
export const createLiveStore = ({ client }: { client: Client }) =>
  createDetailsStore<LiveDetails | VodDetails>(async (id, signal) => {
    const parts = { params: { id }, query, signal };
    try {
      return await client.call('getLiveEvent', parts);
    } catch (notLive) {
      if (!isNotLive(notLive)) throw notLive;
      try {
        return await client.call('getLiveVod', parts);
      } catch (error) {
        throw isHttpError(error) && error.code === 'VOD_NOT_FOUND' ? notLive : error;
      }
    }
  });

export type VodStore = ReturnType<typeof createVodStore>;
export type LiveStore = ReturnType<typeof createLiveStore>;

/** Where a video stands: in a playlist, in a watchlist, or in its season. */
export interface AdjacentPlace extends WatchedList {
  readonly id: string;
}

export interface AdjacentState {
  readonly status: Status;
  readonly failure: Failure | null;
  /** In the list's order: the nearest is the last. */
  readonly previous: readonly ContentItem[];
  /** In the list's order: the nearest is the first. */
  readonly next: readonly ContentItem[];
  readonly load: (place: AdjacentPlace) => Promise<void>;
  readonly markFavourite: (id: string, favourite: boolean) => void;
  readonly reset: () => void;
}

/** The rail beside a video. */
export const createAdjacentStore = ({ client }: { client: Client }) => {
  const load = createLoad();
  const empty = { status: 'idle', failure: null, previous: [], next: [] } as const;

  return createStore<AdjacentState>()((set, get) => ({
    ...empty,
    load: (place) => {
      set({ ...empty, status: 'loading' });
      return load.run((signal) => adjacentOf(client, place, { signal }), {
        ready: ({ previous, next }) => set({ status: 'ready', previous, next }),
        failed: (failure) => set({ status: 'failed', failure }),
      });
    },
    markFavourite: (id, favourite) =>
      set({
        previous: markItems(get().previous, id, favourite),
        next: markItems(get().next, id, favourite),
      }),
    reset: () => {
      load.cancel();
      set(empty);
    },
  }));
};

export type AdjacentStore = ReturnType<typeof createAdjacentStore>;
