import type { Log } from '../log.js';

/** Days are added long before they are needed, so a failed run is harmless. */
const EVERY_MS = 6 * 3_600_000;

/**
 * Extends the guide periodically while the service runs.
 * @returns a function that stops it
 */
export const keepGuide = (extendGuide: () => Promise<void>, log: Log): (() => void) => {
  const timer = setInterval(() => {
    extendGuide().catch((error: unknown) => log.error({ err: error }, 'the guide could not be carried on'));
  }, EVERY_MS);
  timer.unref();
  return () => clearInterval(timer);
};
