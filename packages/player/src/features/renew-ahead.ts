import type { PlayerFeature } from '../session/player-host.js';
import { eachVideo } from './each-video.js';

/** Time before the expiry at which addresses are renewed: a tenth of the remaining time, within these bounds. */
const MARGIN = { share: 0.1, leastMs: 2000, mostMs: 60_000 } as const;
/** The maximum delay of `setTimeout`. */
const FURTHEST_MS = 2 ** 31 - 1;

/** Milliseconds until the next renewal; null if the clocks disagree. */
const renewalDelay = (expiresAt: string, now: number): number | null => {
  const left = Date.parse(expiresAt) - now;
  const delay = left - Math.min(MARGIN.mostMs, Math.max(MARGIN.leastMs, left * MARGIN.share));
  return delay > 0 ? Math.min(delay, FURTHEST_MS) : null;
};

/** Renews the stream's addresses before they expire, so that no request is refused. */
export const renewAhead: PlayerFeature = (player, life) => {
  eachVideo(player, life, (current, signal) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const schedule = (): void => {
      const delay = renewalDelay(current.data.expiresAt, Date.now());
      if (delay === null || signal.aborted) return;
      timer = setTimeout(() => {
        // If this renewal fails, the address is renewed when a request is refused.
        void player.renewStream().then((isRenewed) => (isRenewed ? schedule() : undefined));
      }, delay);
    };
    schedule();
    signal.addEventListener('abort', () => clearTimeout(timer), { once: true });
  });
};
