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

const isGuest = (error: unknown): boolean => isHttpError(error) && error.code === 'UNAUTHORISED';

export const createProgressWriter = (client: Client): ProgressWriter => {
  const writer = newWriterId();
  let sequence = 0;
  // The token that was refused as a guest's: until the viewer signs in, further requests would be refused too.
  let guestToken: string | null = null;

  return async ({ id, kind }, { position, duration, final }) => {
    const token = client.tokens.read()?.authorisationToken ?? null;
    if (kind === 'live' || token === null || token === guestToken) return;
    if (!(Number.isFinite(position) && position >= 0 && Number.isFinite(duration) && duration > 0)) return;
    sequence += 1;
    const body = { position, duration, writer, sequence };
    try {
      await client.call('saveWatchProgress', { params: { id }, body, keepalive: final });
    } catch (error) {
      if (!isGuest(error)) throw error;
      guestToken = token;
    }
  };
};
