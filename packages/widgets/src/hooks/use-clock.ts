import { useEffect, useState } from 'react';

const TICK_MS = 15_000;

/** The current time in milliseconds since the epoch, updated while `isRunning`. */
export const useClock = (isRunning: boolean): number => {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (!isRunning) return undefined;
    const tick = (): void => setNow(Date.now());
    tick();
    const timer = setInterval(tick, TICK_MS);
    return () => clearInterval(timer);
  }, [isRunning]);
  return now;
};
