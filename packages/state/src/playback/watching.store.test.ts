import { describe, expect, it } from 'vitest';
import { createWatchingStore } from './watching.store.js';

const film = { id: '1001', kind: 'vod', list: { playlistId: '3001' } } as const;

describe('createWatchingStore', () => {
  it('moves playback from its page to the mini player and back', () => {
    const { getState } = createWatchingStore();
    getState().watch(film);
    getState().shrink();
    expect(getState()).toMatchObject({ watched: film, place: 'mini' });
    getState().watch(film);
    expect(getState()).toMatchObject({ watched: film, place: 'page' });
  });

  it('replaces the current video with another one', () => {
    const { getState } = createWatchingStore();
    getState().watch(film);
    getState().shrink();
    getState().watch({ ...film, id: '1002' });
    expect(getState()).toMatchObject({ watched: { id: '1002' }, place: 'page' });
  });

  it('continues with another video of the list in the same place, and does nothing without a video', () => {
    const { getState } = createWatchingStore();
    getState().goOn({ id: '1002', kind: 'vod' });
    expect(getState().watched).toBeNull();
    getState().watch(film);
    getState().shrink();
    getState().goOn({ id: '1002', kind: 'vod' });
    expect(getState()).toMatchObject({ watched: { id: '1002', list: film.list }, place: 'mini' });
  });

  it('is empty after the end, and then ignores shrink', () => {
    const { getState } = createWatchingStore();
    getState().watch(film);
    getState().shrink();
    getState().end();
    getState().shrink();
    expect(getState()).toMatchObject({ watched: null, place: 'page' });
  });
});
