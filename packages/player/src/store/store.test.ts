import { describe, expect, it, vi } from 'vitest';
import { createStore, shallowEqual } from './store.js';

describe('createStore', () => {
  it('notifies once per change, and not if the value is equal', () => {
    const store = createStore({ volume: 100, tags: ['a'] });
    const listener = vi.fn<(state: object, previous: object) => void>();
    const stop = store.subscribe(listener);
    store.set({ volume: 100, tags: ['a'] });
    expect(listener).not.toHaveBeenCalled();
    store.set({ volume: 50 });
    expect(listener).toHaveBeenCalledExactlyOnceWith(
      { volume: 50, tags: ['a'] },
      { volume: 100, tags: ['a'] },
    );
    stop();
    store.set({ volume: 10 });
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it('returns frozen snapshots that do not change afterwards', () => {
    const store = createStore({ volume: 100 });
    const before = store.get();
    store.set({ volume: 1 });
    expect(before).toEqual({ volume: 100 });
    expect(Object.isFrozen(store.get())).toBe(true);
  });

  it('notifies of selected parts only when they differ', () => {
    const store = createStore({ time: 0, paused: true });
    const listener = vi.fn<(part: object) => void>();
    store.select(({ time }) => ({ second: Math.floor(time) }), listener);
    store.set({ time: 0.5 });
    store.set({ paused: false });
    expect(listener).not.toHaveBeenCalled();
    store.set({ time: 1.2 });
    expect(listener).toHaveBeenCalledExactlyOnceWith({ second: 1 });
  });
});

describe('shallowEqual', () => {
  it.each([
    [[1, 2], [1, 2], true],
    [[1], [1, 2], false],
    [{ a: 1 }, { b: 1 }, false],
    [{ a: {} }, { a: {} }, false],
    [null, {}, false],
    [Number.NaN, Number.NaN, true],
  ])('compares %j and %j: %s', (one, other, equal) => {
    expect(shallowEqual(one, other)).toBe(equal);
  });
});
