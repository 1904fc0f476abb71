import { isHttpError, type Client } from '@footlight/client';
import type { WatchedPosition } from '@footlight/domain';
import { randomKey } from '../calls/random-key.js';

interface Watched {
  readonly id: string;
  readonly kind: 'vod' | 'live';
}

/** Saves the progress of videos. Nothing is saved for guests and live events. */
export type ProgressWriter = (request: Watched, watched: WatchedPosition) => Promise<void>;

/** A guest, or an administrator who impersonates the account. */
const isRefused = (error: unknown): boolean =>
  isHttpError(error) && ['UNAUTHORISED', 'IMPERSONATION_NOT_ALLOWED'].includes(error.code);

export const createProgressWriter = (client: Client): ProgressWriter => {
  const writer = randomKey();
  let sequence = 0;
  // Until the viewer signs in, further requests with this token would be refused too.
  let refusedToken: string | null = null;

  return async ({ id, kind }, { position, duration, final }) => {
    const token = client.tokens.read()?.authorisationToken ?? null;
    if (kind === 'live' || token === null || token === refusedToken) return;
    if (!(Number.isFinite(position) && position >= 0 && Number.isFinite(duration) && duration > 0)) return;
    sequence += 1;
    const body = { position, duration, writer, sequence };
    try {
      await client.call('saveWatchProgress', { params: { id }, body, keepalive: final });
    } catch (error) {
      if (!isRefused(error)) throw error;
      refusedToken = token;
    }
  };
};
