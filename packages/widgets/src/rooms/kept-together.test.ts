import type { RoomPlayback } from '@footlight/contract';
import type { PlayerState } from '@footlight/player';
import type { RoomState, RoomStore } from '@footlight/state';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { KeptTogether, type KeepTogetherOptions } from './kept-together.js';
import type { TogetherPlayer } from './synced-player.js';

const content = { kind: 'vod', id: '1001' } as const;
const TICK_MS = 200;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const createState = (first: RoomState) => {
  const listeners = new Set<(next: RoomState, previous: RoomState) => void>();
  let current = first;
  return {
    getState: () => current,
    setState: (change: Partial<RoomState>) => {
      const previous = current;
      current = { ...current, ...change };
      for (const listener of listeners) listener(current, previous);
    },
    subscribe: (listener: (next: RoomState, previous: RoomState) => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};

const openRoom = (playback: RoomPlayback) => {
  const room = createState({ playback, transport: 'socket' } as RoomState);
  let answer = (): void => undefined;
  const steer = vi.fn<RoomStore['steer']>((change, at) => {
    room.setState({ playback: { ...playback, ...change, at } });
    return new Promise((resolve) => {
      answer = () => {
        room.setState({ playback: { ...playback, ...change, at, revision: playback.revision + 1 } });
        resolve(null);
      };
    });
  });
  const store = {
    getState: room.getState,
    subscribe: room.subscribe,
    serverNow: () => performance.now(),
    mayControl: () => true,
    sendStatus: () => undefined,
    steer,
  } as unknown as KeepTogetherOptions['store'];
  return { store, steer, answer: () => answer() };
};

const player = {
  state: {
    id: '1001',
    status: 'ready',
    paused: false,
    isPlaying: true,
    playbackRate: 1,
    ad: null,
    waiting: false,
    error: null,
    seeking: false,
    ended: false,
    duration: 60,
    autoplayBlocked: false,
    reconnecting: false,
    live: null,
  } as unknown as PlayerState,
  currentTime: 1,
  clockOrigin: null,
  play: () => Promise.resolve(),
  pause: () => Promise.resolve(),
  seek: () => Promise.resolve(),
  setRate: () => Promise.resolve(),
  setPace: () => undefined,
} as unknown as TogetherPlayer;

const nobody: RoomPlayback = { state: 'paused', positionSeconds: 0, rate: 1, at: 0, revision: 0 };

describe('a viewer who starts a room by playing', () => {
  // ROOM-6
  it('sends the room one update, and does not repeat it before the response', async () => {
    const { store, steer, answer } = openRoom(nobody);
    const together = new KeptTogether({ player, store, content });
    await vi.advanceTimersByTimeAsync(10 * TICK_MS);
    expect(steer).toHaveBeenCalledOnce();
    expect(steer.mock.calls[0]?.[0]).toEqual({ state: 'playing', positionSeconds: 1, rate: 1 });
    answer();
    await vi.advanceTimersByTimeAsync(2 * TICK_MS);
    expect(steer).toHaveBeenCalledOnce();
    together.dispose();
  });
});

describe('a viewer with a slow connection', () => {
  // ROOM-6
  it('catches up with the others after a few seeks, because each one aims further ahead', async () => {
    const JUMP_MS = 4_000;
    const { store } = openRoom({ state: 'playing', positionSeconds: 10, rate: 1, at: 0, revision: 3 });
    let base = -10;
    const seek = vi.fn<(options: { readonly to: number }) => Promise<void>>(async ({ to }) => {
      await new Promise((resolve) => setTimeout(resolve, JUMP_MS));
      base = to - performance.now() / 1000;
    });
    const late = {
      ...player,
      state: { ...player.state, duration: 600 },
      get currentTime() {
        return base + performance.now() / 1000;
      },
      seek,
    } as unknown as TogetherPlayer;
    const together = new KeptTogether({
      player: late,
      store: { ...store, mayControl: () => false },
      content,
    });
    await vi.advanceTimersByTimeAsync(4 * JUMP_MS);
    expect(seek.mock.calls.length).toBeLessThanOrEqual(3);
    expect(Math.abs(together.drift() ?? Number.NaN)).toBeLessThan(1);
    together.dispose();
  });
});

describe('a viewer who pauses on their own', () => {
  // ROOM-7
  it('stays apart, even if they paused during a correction of the player', async () => {
    const away: RoomPlayback = { state: 'playing', positionSeconds: 40, rate: 1, at: 0, revision: 3 };
    const { store } = openRoom(away);
    let arrive = (): void => undefined;
    const play = vi.fn<() => Promise<void>>(() => Promise.resolve());
    const corrected = {
      ...player,
      state: { ...player.state },
      play,
      seek: () => new Promise<void>((resolve) => (arrive = resolve)),
    } as unknown as TogetherPlayer;
    const together = new KeptTogether({
      player: corrected,
      store: { ...store, mayControl: () => false },
      content,
    });
    await vi.advanceTimersByTimeAsync(2 * TICK_MS);
    Object.assign(corrected.state, { paused: true, isPlaying: false });
    arrive();
    await vi.advanceTimersByTimeAsync(3 * TICK_MS);
    expect(together.get()).toBe('apart');
    expect(play).not.toHaveBeenCalled();
    together.dispose();
  });
});
