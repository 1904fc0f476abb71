import { beforeEach, describe, expect, it } from 'vitest';
import { createGuestHistory, type GuestHistory } from './guest-history.js';
import type { PlaybackLoader } from './playback-loader.js';
import { createWatchedStore, withWatched, withWatchedPart } from './watched.store.js';

const watch = (id: string, position: number) => ({ id, position, duration: 100, at: 0 });

let guestHistory: GuestHistory;

beforeEach(() => {
  const kept = new Map<string, string>();
  guestHistory = createGuestHistory({
    getItem: (name) => kept.get(name) ?? null,
    setItem: (name, value) => void kept.set(name, value),
    removeItem: (name) => void kept.delete(name),
  });
});

const partsOf = (store: ReturnType<typeof createWatchedStore>) => store.getState().parts;

describe('how far videos were watched', () => {
  it('begins with what this browser keeps of a guest', () => {
    guestHistory.save(watch('1001', 40));
    expect(partsOf(createWatchedStore({ guestHistory }))).toEqual({ '1001': 0.4 });
  });

  it('is none of an account’s, which the service knows', () => {
    guestHistory.save(watch('1001', 40));
    const store = createWatchedStore({ guestHistory });
    store.getState().reset(false);
    expect(partsOf(store)).toEqual({});
    store.getState().reset(true);
    expect(partsOf(store)).toEqual({ '1001': 0.4 });
  });

  it('follows what plays, though not what is live, and hands it on', async () => {
    const store = createWatchedStore({ guestHistory });
    const kept: string[] = [];
    const loader = withWatched(
      { saveProgress: async ({ id }) => void kept.push(id) } as Partial<PlaybackLoader> as PlaybackLoader,
      store,
    );
    const progress = { position: 30, duration: 120, final: false };
    await loader.saveProgress({ kind: 'vod', id: '1001' }, progress);
    await loader.saveProgress({ kind: 'live', id: '2001' }, progress);
    await loader.saveProgress({ kind: 'vod', id: '1002' }, { ...progress, duration: 0, position: 0 });
    expect(partsOf(store)).toEqual({ '1001': 0.25 });
    expect(kept).toEqual(['1001', '2001', '1002']);
  });

  it('forgets one, whatever was told of it before', () => {
    const store = createWatchedStore({ guestHistory });
    store.getState().forget('1001');
    expect(withWatchedPart({ id: '1001', watchProgress: 0.5 }, partsOf(store)['1001'])).toEqual({
      id: '1001',
      watchProgress: 0,
    });
  });

  it('leaves alone of what it knows nothing', () => {
    const item = { id: '1001', watchProgress: 0.5 };
    expect(withWatchedPart(item, undefined)).toBe(item);
  });
});
