import { useEffect, useState } from 'react';

/** What begins at a time turns within half a minute of it. */
const TICK_MS = 30_000;

/** The time in milliseconds since the epoch, moving on while the page stands. */
export const useNow = (): number => {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
};
