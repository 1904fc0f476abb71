import { MediaError } from '../media-error.js';

const SECONDS_PER_MINUTE = 60;
const MINUTES = /^\d{1,5}(?:\.\d{1,3})?$/;

/**
 * The DVR window that a player requested with `dw`, in minutes, of a live address, limited to the channel's own window.
 * @param dw the raw query value
 * @param windowSeconds the channel's own window in seconds
 * @returns seconds
 * @throws {MediaError} INVALID_FIELD
 */
export const dvrWindowSeconds = (dw: unknown, windowSeconds: number): number => {
  if (dw === undefined) return windowSeconds;
  const minutes = typeof dw === 'string' && MINUTES.test(dw) ? Number(dw) : 0;
  if (minutes <= 0) {
    throw new MediaError('INVALID_FIELD', {
      details: {
        issues: [{ field: 'query.dw', found: JSON.stringify(dw), allowed: 'a number of minutes above 0' }],
      },
    });
  }
  return Math.min(minutes * SECONDS_PER_MINUTE, windowSeconds);
};

/** The query `?dw=…` for a window; `dw` is in minutes. */
export const dvrQuery = (seconds: number): string =>
  `?dw=${Number((seconds / SECONDS_PER_MINUTE).toFixed(3))}`;
