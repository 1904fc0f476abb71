import type { Client } from '@footlight/client';
import type { PublicRealm, SessionUser } from '@footlight/contract';
import { createStore } from 'zustand/vanilla';
import { createLoad } from '../calls/load.js';
import type { Failure, Status } from '../calls/status.js';

export interface PageViewerState {
  readonly status: Status;
  readonly failure: Failure | null;
  /** Null until known; a guest has `isGuest`. */
  readonly user: SessionUser | null;
  /** Null until known. */
  readonly realm: PublicRealm | null;
  /** Ignored if loaded or loading: every element of a page calls it. */
  readonly load: () => Promise<void>;
}

/** The viewer of a host page, and the realm's configuration. */
export const createPageViewerStore = ({ client }: { client: Client }) => {
  const load = createLoad();

  return createStore<PageViewerState>()((set, get) => ({
    status: 'idle',
    failure: null,
    user: null,
    realm: null,
    load: async () => {
      const { status } = get();
      if (status === 'loading' || status === 'ready') return;
      set({ status: 'loading', failure: null });
      await load.run(
        (signal) =>
          Promise.all([client.call('getSessionUser', { signal }), client.call('getRealm', { signal })]),
        {
          ready: ([user, realm]) => set({ status: 'ready', user, realm }),
          failed: (failure) => set({ status: 'failed', failure }),
        },
      );
    },
  }));
};

export type PageViewerStore = ReturnType<typeof createPageViewerStore>;
