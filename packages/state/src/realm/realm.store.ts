import type { Client } from '@footlight/client';
import type { Menus, PublicRealm, ResponseOf } from '@footlight/contract';
import { createStore } from 'zustand/vanilla';
import { createLoad } from '../calls/load.js';
import type { CallError, Status } from '../calls/status.js';

export type RealmLabels = ResponseOf<'getLabels'>;

/** Data that a document can include, so that the first render needs no request. */
export interface RealmBoot {
  readonly realm: PublicRealm;
  readonly labels: RealmLabels;
  readonly menus: Menus;
}

export interface RealmState {
  /** Status of the realm, which everything else depends on. */
  readonly status: Status;
  readonly error: CallError | null;
  readonly realm: PublicRealm | null;
  /** The realm's own labels, which override the built-in ones. */
  readonly labels: Readonly<Record<string, string>>;
  /** Language and direction of `labels`; null until loaded. */
  readonly language: string | null;
  readonly direction: 'ltr' | 'rtl' | null;
  readonly menus: Menus | null;
  readonly menusStatus: Status;
  /** Loads realm, labels and menus in the client's language. */
  readonly load: (deviceType: Menus['deviceType']) => Promise<void>;
  /** Loads only the menus, which may differ after sign-in (PAGE-52). */
  readonly loadMenus: (deviceType: Menus['deviceType']) => Promise<void>;
}

const booted = ({ realm, labels, menus }: RealmBoot): Partial<RealmState> => ({
  status: 'ready',
  realm,
  ...labels,
  menus,
  menusStatus: 'ready',
});

export const createRealmStore = ({ client, boot }: { client: Client; boot?: RealmBoot | undefined }) => {
  const realmLoad = createLoad();
  const labelsLoad = createLoad();
  const menusLoad = createLoad();

  return createStore<RealmState>()((set, get) => ({
    status: 'idle',
    error: null,
    realm: null,
    labels: {},
    language: null,
    direction: null,
    menus: null,
    menusStatus: 'idle',
    ...(boot === undefined ? {} : booted(boot)),
    load: async (deviceType) => {
      set({ status: 'loading', error: null });
      await Promise.all([
        realmLoad.run((signal) => client.call('getRealm', { signal }), {
          ready: (realm) => set({ realm }),
          failed: (error) => set({ error }),
        }),
        labelsLoad.run((signal) => client.call('getLabels', { signal }), {
          ready: (labels) => set(labels),
          // PAGE-20
          failed: () => set({ labels: {} }),
        }),
        get().loadMenus(deviceType),
      ]);
      set({ status: get().error === null ? 'ready' : 'failed' });
    },
    loadMenus: (deviceType) => {
      set({ menusStatus: 'loading' });
      return menusLoad.run((signal) => client.call('getMenus', { params: { deviceType }, signal }), {
        ready: (menus) => set({ menus, menusStatus: 'ready' }),
        failed: () => set({ menusStatus: 'failed' }),
      });
    },
  }));
};
