import { useIsServerRendered } from '@footlight/ui';
import { startTransition, useEffect, useState } from 'react';
import { TICK_MS, createTicker } from './clock.js';
import { useSite } from './site-context.js';

const ticker = createTicker();

/**
 * The time in milliseconds since the epoch, moving on while the page stands. While a page of the service is taken over,
 * it is the time that the service drew it for.
 * @param until an instant to be on time for, to the moment
 */
export const useNow = (until: number | null = null): number => {
  const { drawnAt } = useSite();
  const isDrawn = useIsServerRendered();
  const [now, setNow] = useState(() => (isDrawn ? drawnAt : ticker.read()));
  useEffect(() => {
    const present = ticker.read();
    // A page that was drawn less than a tick ago keeps its time: all cards would be rendered again for a second.
    startTransition(() => setNow((held) => (Math.abs(present - held) < TICK_MS ? held : present)));
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
