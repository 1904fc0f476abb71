/** The tokens of one session, as they are kept between two calls. */
export interface StoredTokens {
  /** A JWT, sent as `Authorization: Bearer`. */
  readonly authorisationToken: string;
  /** Opaque; good for one refresh. */
  readonly refreshToken: string;
  /** Account or guest id: what tells one person's tokens from another's after a refresh. */
  readonly subject: string | null;
}

/** Where tokens live. Reads go to the source each time, because another tab may have written since. */
export interface TokenStore {
  read(): StoredTokens | null;
  write(tokens: StoredTokens): void;
  clear(): void;
  /**
   * Reports every change, other tabs' included where they share the store.
   * @returns a function that ends the reports.
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

/** Tokens that end with the page: for embeds of a page that hands its own, and for tests. */
export const createMemoryTokenStore = (initial: StoredTokens | null = null): TokenStore => {
  const { add, report } = createListeners();
  let held = initial;
  const set = (tokens: StoredTokens | null) => {
    held = tokens;
    report(tokens);
  };
  return { read: () => held, write: set, clear: () => set(null), watch: add };
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
    // Something else wrote under our key: the same as signed out.
    return null;
  }
};

/**
 * Tokens in Web Storage, shared by the tabs of an origin where that is `localStorage`.
 * A full or forbidden storage keeps the tokens for this page only.
 * @see https://developer.mozilla.org/docs/Web/API/Window/storage_event
 */
export const createWebTokenStore = (
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>,
  key = 'footlight.tokens',
): TokenStore => {
  const { listeners, add, report } = createListeners();
  let fallback: StoredTokens | null = null;
  const read = () => {
    try {
      return parseTokens(storage.getItem(key)) ?? fallback;
    } catch {
      return fallback;
    }
  };
  const onStorage = (event: StorageEvent) => {
    if (event.key === key || event.key === null) report(read());
  };
  return {
    read,
    write(tokens) {
      try {
        storage.setItem(key, JSON.stringify(tokens));
        fallback = null;
      } catch {
        fallback = tokens;
      }
      report(tokens);
    },
    clear() {
      fallback = null;
      try {
        storage.removeItem(key);
      } catch {
        // Nothing can have been kept where removing is forbidden.
      }
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
