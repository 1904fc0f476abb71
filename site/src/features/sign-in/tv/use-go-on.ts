import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useAfterSignIn } from '../use-after-sign-in.js';

type Entry = Readonly<Record<string, string>>;

/** Continues after a sign-in with its original query, which is first restored in the address. */
export const useGoOn = (): ((entry: Entry) => void) => {
  const [query, setQuery] = useSearchParams();
  const [entry, setEntry] = useState<Entry | null>(null);
  const leave = useAfterSignIn();
  const isRestored =
    entry !== null && Object.entries(entry).every(([name, value]) => query.get(name) === value);
  useEffect(() => {
    if (entry !== null && !isRestored) setQuery(entry, { replace: true });
    if (isRestored) void leave();
    // `leave` and `setQuery` are new functions in each render.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [entry, isRestored]);
  return setEntry;
};
