import { describe, expect, it } from 'vitest';
import { createWatchingStore } from './watching.store.js';

const film = { id: '1001', kind: 'vod', list: { playlistId: '3001' } } as const;

describe('what is watched', () => {
  it('goes from its page to a small frame, and back', () => {
    const { getState } = createWatchingStore();
    getState().watch(film);
    getState().shrink();
    expect(getState()).toMatchObject({ watched: film, place: 'mini' });
    getState().watch(film);
    expect(getState()).toMatchObject({ watched: film, place: 'page' });
  });

  it('is one thing: another takes its place', () => {
    const { getState } = createWatchingStore();
    getState().watch(film);
    getState().shrink();
    getState().watch({ ...film, id: '1002' });
    expect(getState()).toMatchObject({ watched: { id: '1002' }, place: 'page' });
  });

  it('goes on to another of its list where it is, and from nothing to nothing', () => {
    const { getState } = createWatchingStore();
    getState().goOn({ id: '1002', kind: 'vod' });
    expect(getState().watched).toBeNull();
    getState().watch(film);
    getState().shrink();
    getState().goOn({ id: '1002', kind: 'vod' });
    expect(getState()).toMatchObject({ watched: { id: '1002', list: film.list }, place: 'mini' });
  });

  it('is nothing once it ends, and nothing does not shrink', () => {
    const { getState } = createWatchingStore();
    getState().watch(film);
    getState().shrink();
    getState().end();
    getState().shrink();
    expect(getState()).toMatchObject({ watched: null, place: 'page' });
  });
});
