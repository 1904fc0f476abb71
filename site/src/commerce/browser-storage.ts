/**
 * What a page keeps in the browser. Where the browser refuses it, nothing is kept: that costs the way back to a basket,
 * and nothing else. It is asked for only once somebody is there, so that the service can draw the page.
 */
const carefully = <T>(work: () => T, otherwise: T): T => {
  try {
    return work();
  } catch {
    return otherwise;
  }
};

const over = (storage: () => Storage) => ({
  getItem: (key: string): string | null => carefully(() => storage().getItem(key), null),
  setItem: (key: string, value: string): void => carefully(() => storage().setItem(key, value), undefined),
  removeItem: (key: string): void => carefully(() => storage().removeItem(key), undefined),
});

/** Of all tabs. */
export const sharedStorage = over(() => localStorage);

/** Of this tab alone, until it is closed. */
export const tabStorage = over(() => sessionStorage);
