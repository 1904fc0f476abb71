import type { PlayerFeature } from '../player-feature.js';
import { eachVideo } from './each-video.js';

/** Before an address runs out: a tenth of what is left of it, within these bounds. */
const MARGIN = { share: 0.1, leastMs: 2000, mostMs: 60_000 } as const;
/** `setTimeout` counts no further. */
const FURTHEST_MS = 2 ** 31 - 1;

/** When to ask for the next address, in milliseconds from now; null where the clocks do not agree. */
export const renewalDelay = (expiresAt: string, now: number): number | null => {
  const left = Date.parse(expiresAt) - now;
  const delay = left - Math.min(MARGIN.mostMs, Math.max(MARGIN.leastMs, left * MARGIN.share));
  return delay > 0 ? Math.min(delay, FURTHEST_MS) : null;
};

/** Asks for new addresses before those that play run out, so that no request is refused. */
export const renewAhead: PlayerFeature = (player, life) => {
  eachVideo(player, life, (current, signal) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const schedule = (): void => {
      const delay = renewalDelay(current.data.expiresAt, Date.now());
      if (delay === null || signal.aborted) return;
      timer = setTimeout(() => {
        // What is refused then is renewed when it is.
        void player.renewStream().then((isRenewed) => (isRenewed ? schedule() : undefined));
      }, delay);
    };
    schedule();
    signal.addEventListener('abort', () => clearTimeout(timer), { once: true });
  });
};
