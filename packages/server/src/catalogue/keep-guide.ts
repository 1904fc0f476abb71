import type { Log } from '../log.js';

/** Days are added long before they are needed; a missed turn does no harm. */
const EVERY_MS = 6 * 3_600_000;

/**
 * Carries the guide on while the service runs.
 * @returns what ends it
 */
export const keepGuide = (extendGuide: () => Promise<void>, log: Log): (() => void) => {
  const timer = setInterval(() => {
    extendGuide().catch((error: unknown) => log.error({ err: error }, 'the guide could not be carried on'));
  }, EVERY_MS);
  timer.unref();
  return () => clearInterval(timer);
};
