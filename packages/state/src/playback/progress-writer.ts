import { isHttpError, type Client } from '@footlight/client';
import type { WatchedPosition } from '@footlight/domain';

interface Watched {
  readonly id: string;
  readonly kind: 'vod' | 'live';
}

/** Saves the progress of videos. Nothing is saved for guests and live events. */
export type ProgressWriter = (request: Watched, watched: WatchedPosition) => Promise<void>;

const newWriterId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );

/** A guest, or an administrator who impersonates the account. */
const isRefused = (error: unknown): boolean =>
  isHttpError(error) && ['UNAUTHORISED', 'IMPERSONATION_NOT_ALLOWED'].includes(error.code);

export const createProgressWriter = (client: Client): ProgressWriter => {
  const writer = newWriterId();
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
