import type { WebStorage } from './web-storage.js';

/** The tokens of one session, as stored between calls. */
export interface StoredTokens {
  /** A JWT, sent as `Authorization: Bearer`. */
  readonly authorisationToken: string;
  /** Opaque; valid for one refresh. */
  readonly refreshToken: string;
  /** Account or guest id: tells whether refreshed tokens belong to the same person. */
  readonly subject: string | null;
}

/** Storage of the tokens. Every read goes to the source, because another tab may have written. */
export interface TokenStore {
  read(): StoredTokens | null;
  write(tokens: StoredTokens): void;
  clear(): void;
  /**
   * Calls the listener on every change, including those of other tabs that share the storage.
   * @returns a function that removes the listener.
   */
  watch(listener: (tokens: StoredTokens | null) => void): () => void;
}

const createListeners = () => {
  const listeners = new Set<(tokens: StoredTokens | null) => void>();
  return {
    listeners,
    add: (listener: (tokens: StoredTokens | null) => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    report: (tokens: StoredTokens | null) => {
      for (const listener of listeners) listener(tokens);
    },
  };
};

/** Keeps tokens for the lifetime of the page: for host pages that supply their own tokens, and for tests. */
export const createMemoryTokenStore = (initial: StoredTokens | null = null): TokenStore => {
  const { add, report } = createListeners();
  let current = initial;
  const set = (tokens: StoredTokens | null) => {
    current = tokens;
    report(tokens);
  };
  return { read: () => current, write: set, clear: () => set(null), watch: add };
};

const parseTokens = (text: string | null): StoredTokens | null => {
  if (text === null) return null;
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== 'object' || value === null) return null;
    const { authorisationToken, refreshToken, subject } = value as Partial<Record<string, unknown>>;
    if (typeof authorisationToken !== 'string' || typeof refreshToken !== 'string') return null;
    return { authorisationToken, refreshToken, subject: typeof subject === 'string' ? subject : null };
  } catch {
    // Foreign data under this key counts as signed out.
    return null;
  }
};

/**
 * Keeps tokens in Web Storage; with `localStorage`, the tabs of an origin share them.
 * @see https://developer.mozilla.org/docs/Web/API/Window/storage_event
 */
export const createWebTokenStore = (storage: WebStorage, key = 'footlight.tokens'): TokenStore => {
  const { listeners, add, report } = createListeners();
  const read = () => parseTokens(storage.getItem(key));
  const onStorage = (event: StorageEvent) => {
    if (event.key === key || event.key === null) report(read());
  };
  return {
    read,
    write(tokens) {
      storage.setItem(key, JSON.stringify(tokens));
      report(tokens);
    },
    clear() {
      storage.removeItem(key);
      report(null);
    },
    watch(listener) {
      if (listeners.size === 0) globalThis.addEventListener?.('storage', onStorage);
      const end = add(listener);
      return () => {
        end();
        if (listeners.size === 0) globalThis.removeEventListener?.('storage', onStorage);
      };
    },
  };
};
