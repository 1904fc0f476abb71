import { createClient, createMemoryTokenStore, type Client } from '@footlight/client';
import { startContractService, type ContractService } from '@footlight/client/testing';
import type { CallName, ContentItem, ResponseOf } from '@footlight/contract';
import { shapes } from '@footlight/contract/schemas';
import type { StoreApi } from 'zustand/vanilla';

/**
 * The response in the contract's own example. The contract's tests check its shape, which the literal's type does not
 * show.
 */
const example = <N extends CallName>(name: N): ResponseOf<N> =>
  shapes[name].example as unknown as ResponseOf<N>;

export const examples = {
  vod: example('getVod'),
  live: example('getLiveEvent'),
  section: example('getSection'),
  row: example('getBucketPage'),
  playlist: example('getPlaylist'),
  season: example('getSeason'),
  series: example('getSeries'),
  playback: example('postVideoManifest'),
  guide: example('getGuide'),
  fighter: example('getFighter'),
  statistics: example('getFighterStatistics'),
  newsItem: example('getNewsItem'),
  preferences: example('getPreferences'),
  login: example('login'),
  account: example('getAccount'),
  guest: example('checkinGuest').user,
  realm: example('getRealm'),
  labels: example('getLabels'),
  menus: example('getMenus'),
  watchlists: example('listWatchlists'),
  watchlist: example('getWatchlist'),
};

export const item = (id: string, more: Partial<ContentItem> = {}): ContentItem => ({
  ...examples.vod,
  id,
  title: `Video ${id}`,
  ...more,
});

export const items = (from: number, count: number): ContentItem[] =>
  Array.from({ length: count }, (_, index) => item(String(from + index)));

export const ids = (list: readonly { readonly id: string }[]): string[] => list.map(({ id }) => id);

/** A service and a client of it. */
export const startPair = async (): Promise<{ service: ContractService; client: Client }> => {
  const service = await startContractService();
  const client = createClient({
    origin: service.origin,
    tokens: createMemoryTokenStore(),
    language: () => 'en',
  });
  return { service, client };
};

/** A clock that only moves when told to. */
export const createStillClock = () => {
  let now = Date.parse('2026-11-21T20:00:00.000Z');
  return { now: () => now, move: (ms: number) => (now += ms) };
};

export const createMemoryStorage = () => {
  const stored = new Map<string, string>();
  return {
    stored,
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  };
};

/** Waits until a store matches; ends with the test's time limit. */
export const until = <S>(store: StoreApi<S>, isSo: (state: S) => boolean): Promise<S> =>
  new Promise((resolve) => {
    if (isSo(store.getState())) {
      resolve(store.getState());
      return;
    }
    const stop = store.subscribe((state) => {
      if (!isSo(state)) return;
      stop();
      resolve(state);
    });
  });

/** A gate that holds back a response until it is opened. */
export const createGate = () => {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open: () => open() };
};
