/** The part of Web Storage that is used. */
export type WebStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/**
 * Storage that never throws: what the browser denies, or has no room for, is kept as long as the page.
 *
 * @param find looked up at each use, because a browser that denies storage throws when the property is read, and because
 *   the service has none
 * @see https://html.spec.whatwg.org/multipage/webstorage.html#dom-localstorage-dev
 */
export const guardedStorage = (find: () => WebStorage): WebStorage => {
  const kept = new Map<string, string>();
  const attempt = <Result>(access: (storage: WebStorage) => Result, otherwise: () => Result): Result => {
    try {
      return access(find());
    } catch {
      return otherwise();
    }
  };
  return {
    getItem: (key) =>
      kept.get(key) ??
      attempt(
        (storage) => storage.getItem(key),
        () => null,
      ),
    setItem: (key, value) => {
      kept.delete(key);
      attempt(
        (storage) => storage.setItem(key, value),
        () => void kept.set(key, value),
      );
    },
    removeItem: (key) => {
      kept.delete(key);
      attempt(
        (storage) => storage.removeItem(key),
        () => undefined,
      );
    },
  };
};

/** Shared by the tabs of an origin, and kept. */
export const sharedStorage = guardedStorage(() => localStorage);

/** Of this tab, until it is closed. */
export const tabStorage = guardedStorage(() => sessionStorage);
