import { useTakenOver } from '@footlight/ui';
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
  const isTakenOver = useTakenOver();
  const [now, setNow] = useState(() => (isTakenOver ? drawnAt : ticker.read()));
  useEffect(() => {
    const moveOn = (): void => startTransition(() => setNow(ticker.read()));
    moveOn();
    return ticker.watch(moveOn);
  }, []);
  const isNear = until !== null && until > now && until - now <= TICK_MS;
  useEffect(() => {
    if (!isNear) return undefined;
    const appointment = setTimeout(ticker.tick, until - Date.now());
    return () => clearTimeout(appointment);
  }, [isNear, until]);
  return now;
};
