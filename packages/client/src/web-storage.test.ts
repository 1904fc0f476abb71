import { describe, expect, it } from 'vitest';
import { createWebTokenStore } from './token-store.js';
import { guardedStorage, type WebStorage } from './web-storage.js';

const refuse = () => {
  throw new Error('SecurityError');
};

describe('a guarded storage', () => {
  it.each<[string, () => WebStorage]>([
    ['is denied when it is looked up', refuse],
    ['refuses each use', () => ({ getItem: refuse, setItem: refuse, removeItem: refuse })],
    ['is full', () => ({ getItem: () => null, setItem: refuse, removeItem: () => undefined })],
  ])('keeps what it was given as long as the page, if the browser’s %s', (_, find) => {
    const storage = guardedStorage(find);
    expect(storage.getItem('a')).toBeNull();
    storage.setItem('a', '1');
    storage.setItem('a', '2');
    expect(storage.getItem('a')).toBe('2');
    storage.removeItem('a');
    expect(storage.getItem('a')).toBeNull();
  });

  it('prefers the browser’s as soon as it takes a value', () => {
    let isFull = true;
    const items = new Map<string, string>();
    const storage = guardedStorage(() => ({
      getItem: (key) => items.get(key) ?? null,
      setItem: (key, value) => void (isFull ? refuse() : items.set(key, value)),
      removeItem: (key) => void items.delete(key),
    }));
    storage.setItem('a', '1');
    isFull = false;
    storage.setItem('a', '2');
    items.set('a', 'of another tab');
    expect(storage.getItem('a')).toBe('of another tab');
  });

  it('keeps the tokens of a frame that may not store them', () => {
    const store = createWebTokenStore(guardedStorage(refuse));
    const tokens = { authorisationToken: 'a', refreshToken: 'r', subject: 'v-1' };
    store.write(tokens);
    expect(store.read()).toEqual(tokens);
    store.clear();
    expect(store.read()).toBeNull();
  });
});
