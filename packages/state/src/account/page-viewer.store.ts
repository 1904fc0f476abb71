import type { Client } from '@footlight/client';
import type { PublicRealm, SessionUser } from '@footlight/contract';
import { createStore } from 'zustand/vanilla';
import { createLoad } from '../calls/load.js';
import type { CallError, Status } from '../calls/status.js';

export interface PageViewerState {
  readonly status: Status;
  readonly error: CallError | null;
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
    error: null,
    user: null,
    realm: null,
    load: async () => {
      const { status } = get();
      if (status === 'loading' || status === 'ready') return;
      set({ status: 'loading', error: null });
      await load.run(
        (signal) =>
          Promise.all([client.call('getSessionUser', { signal }), client.call('getRealm', { signal })]),
        {
          ready: ([user, realm]) => set({ status: 'ready', user, realm }),
          failed: (error) => set({ status: 'failed', error }),
        },
      );
    },
  }));
};

export type PageViewerStore = ReturnType<typeof createPageViewerStore>;
