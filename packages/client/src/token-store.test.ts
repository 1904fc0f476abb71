import { describe, expect, it } from 'vitest';
import { createMemoryTokenStore, createWebTokenStore, type StoredTokens } from './token-store.js';

const tokens: StoredTokens = { authorisationToken: 'a', refreshToken: 'r', subject: 'v-1' };

const createStorage = () => {
  const items = new Map<string, string>();
  return {
    items,
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  };
};

describe.each([
  ['memory', () => createMemoryTokenStore()],
  ['Web Storage', () => createWebTokenStore(createStorage())],
])('a token store in %s', (_, create) => {
  it('stores, clears and reports tokens', () => {
    const store = create();
    const reports: (StoredTokens | null)[] = [];
    const stop = store.watch((current) => reports.push(current));
    expect(store.read()).toBeNull();
    store.write(tokens);
    expect(store.read()).toEqual(tokens);
    store.clear();
    expect(store.read()).toBeNull();
    stop();
    store.write(tokens);
    expect(reports).toEqual([tokens, null]);
  });
});

describe('a token store in Web Storage', () => {
  it('reads tokens written by another tab', () => {
    const storage = createStorage();
    createWebTokenStore(storage).write(tokens);
    expect(createWebTokenStore(storage).read()).toEqual(tokens);
  });

  it.each(['{', '"word"', 'null', '{"authorisationToken":1,"refreshToken":"r"}'])(
    'treats %s in storage as signed out',
    (text) => {
      const storage = createStorage();
      storage.setItem('footlight.tokens', text);
      expect(createWebTokenStore(storage).read()).toBeNull();
    },
  );
});
