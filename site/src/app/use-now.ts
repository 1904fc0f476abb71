import { useIsServerRendered } from '@footlight/ui';
import { startTransition, useEffect, useState } from 'react';
import { TICK_MS, createTicker } from './clock.js';
import { useSite } from './site-context.js';

const ticker = createTicker();

/**
 * The time in milliseconds since the epoch; updates while mounted. During hydration it is the time of server rendering.
 * @param until a time for which to schedule an exact update
 */
export const useNow = (until: number | null = null): number => {
  const { renderedAt } = useSite();
  const isServerRendered = useIsServerRendered();
  const [now, setNow] = useState(() => (isServerRendered ? renderedAt : ticker.read()));
  useEffect(() => {
    const present = ticker.read();
    // Keeps the server's time if it is less than a tick old: updating it would render all cards again for a difference
    // of seconds.
    startTransition(() =>
      setNow((previous) => (Math.abs(present - previous) < TICK_MS ? previous : present)),
    );
    return ticker.watch(() => startTransition(() => setNow(ticker.read())));
  }, []);
  const isNear = until !== null && until > now && until - now <= TICK_MS;
  useEffect(() => {
    if (!isNear) return undefined;
    const appointment = setTimeout(ticker.tick, until - Date.now());
    return () => clearTimeout(appointment);
  }, [isNear, until]);
  return now;
};
