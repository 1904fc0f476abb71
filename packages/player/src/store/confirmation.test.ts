import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PlayerError } from './player-error.js';
import { nextEvent, settled, stateWhere } from './confirmation.js';
import { createStore } from './store.js';

describe('stateWhere', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());
  const signal = new AbortController().signal;

  it('resolves immediately if the state already matches, else as soon as it does', async () => {
    const store = createStore({ paused: true });
    expect(await stateWhere(store, ({ paused }) => paused, { signal })).toEqual({ paused: true });
    const playing = stateWhere(store, ({ paused }) => !paused, { signal });
    store.set({ paused: false });
    expect(await playing).toEqual({ paused: false });
  });

  // PLAY-8
  it('rejects with the reason of its signal, or after 30 s', async () => {
    const store = createStore({ paused: true });
    const controller = new AbortController();
    const left = stateWhere(store, ({ paused }) => !paused, { signal: controller.signal });
    const late = stateWhere(store, ({ paused }) => !paused, { signal }).catch((error: unknown) => error);
    controller.abort(new PlayerError('ABORTED', 'left'));
    await expect(left).rejects.toMatchObject({ code: 'ABORTED' });
    await vi.advanceTimersByTimeAsync(30_000);
    expect(await late).toMatchObject({ code: 'TIMEOUT' });
  });
});

describe('settled', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());
  const never = new Promise<never>(() => undefined);
  const { signal } = new AbortController();

  it('ends like the work', async () => {
    expect(await settled(Promise.resolve(3), { signal })).toBe(3);
    await expect(settled(Promise.reject(new Error('lost')), { signal })).rejects.toThrow('lost');
  });

  // PLAY-8
  it('ends before work that does not: with the reason of its signal, or after 30 s', async () => {
    const life = new AbortController();
    const left = settled(never, { signal: life.signal });
    const late = settled(never, { signal }).catch((error: unknown) => error);
    life.abort(new PlayerError('ABORTED', 'left'));
    await expect(left).rejects.toMatchObject({ code: 'ABORTED', name: 'AbortError' });
    await vi.advanceTimersByTimeAsync(30_000);
    expect(await late).toMatchObject({ code: 'TIMEOUT', name: 'PlayerError' });
  });
});

describe('nextEvent', () => {
  it('resolves on the next event, and rejects if the signal is aborted', async () => {
    const target = new EventTarget();
    const seeked = nextEvent(target, 'seeked', { signal: new AbortController().signal });
    target.dispatchEvent(new Event('seeked'));
    await expect(seeked).resolves.toBeUndefined();
    const aborted = AbortSignal.abort(new PlayerError('DESTROYED', 'gone'));
    await expect(nextEvent(target, 'seeked', { signal: aborted })).rejects.toMatchObject({
      code: 'DESTROYED',
    });
  });
});
