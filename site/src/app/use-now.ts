import { useEffect, useState } from 'react';

/** What begins at a time turns within half a minute of it. */
const TICK_MS = 30_000;

/**
 * The time in milliseconds since the epoch, moving on while the page stands.
 * @param until an instant to be on time for, to the moment
 */
export const useNow = (until: number | null = null): number => {
  const [now, setNow] = useState(() => Date.now());
  const isNear = until !== null && until > now && until - now <= TICK_MS;
  useEffect(() => {
    const tick = () => setNow(Date.now());
    const timer = setInterval(tick, TICK_MS);
    const appointment = isNear ? setTimeout(tick, until - Date.now()) : undefined;
    return () => {
      clearInterval(timer);
      clearTimeout(appointment);
    };
  }, [isNear, until]);
  return now;
};
