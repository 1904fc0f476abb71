/**
 * Access to browser storage that tolerates failure. If the browser denies it, nothing is stored, and only the saved
 * basket is lost. Storage is accessed lazily, so that the module also loads in the service.
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

/** Shared by all tabs. */
export const sharedStorage = over(() => localStorage);

/** Specific to this tab, until it is closed. */
export const tabStorage = over(() => sessionStorage);
