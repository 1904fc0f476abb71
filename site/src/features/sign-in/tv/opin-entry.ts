const KEY = 'footlight.opinEntry';
const STORED_PARAMETERS = ['entryPage', 'type', 'from'] as const;

/** Stores the query of the sign-in page while a workflow redirects away (SIGN-68). */
export const createOpinEntry = (storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>) => ({
  keep: (query: URLSearchParams): void => {
    const stored = STORED_PARAMETERS.flatMap((name) => {
      const value = query.get(name);
      return value === null ? [] : [[name, value] as const];
    });
    storage.setItem(KEY, JSON.stringify(Object.fromEntries(stored)));
  },
  take: (): Readonly<Record<string, string>> => {
    const text = storage.getItem(KEY);
    storage.removeItem(KEY);
    return text === null ? {} : (JSON.parse(text) as Record<string, string>);
  },
});
