import type { PlayerFeature } from '../session/player-host.js';
import { eachVideo } from './each-video.js';

/** Spreads the requests of all viewers of an event about whether it is over. */
const SPREAD_MS = 5000;
/** The same, when all viewers are notified at once. */
const NOTIFIED_SPREAD_MS = 2000;
/** Interval for an event that continues past its announced end, or if there was no response. */
const LOOK_AGAIN_MS = 60_000;
/** Responses shared between guests may be seconds older than the notification, so the request is repeated. */
const AFTER_NEWS_MS = 3000;
const AFTER_NEWS_TIMES = 5;
/** The maximum delay of `setTimeout`. */
const FURTHEST_MS = 2 ** 31 - 1;

/** Ends an event that is over and offers its recording. */
export const followEvent: PlayerFeature = (player, life) => {
  eachVideo(player, life, (current, signal) => {
    if (current.data.kind !== 'live') return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let looksAfterNews = 0;

    const schedule = (): void => {
      clearTimeout(timer);
      const endDate = current.data.live?.endDate ?? null;
      if (endDate === null || signal.aborted) return;
      const left = Date.parse(endDate) - Date.now();
      const delay = (left > 0 ? left : LOOK_AGAIN_MS) + Math.random() * SPREAD_MS;
      timer = setTimeout(() => void look(), Math.min(delay, FURTHEST_MS));
    };

    const look = async (): Promise<void> => {
      // After a failure, the request is repeated later.
      const end = await current.end().catch(() => null);
      if (signal.aborted) return;
      if (end !== null) player.conclude(end.recording);
      else if (looksAfterNews > 0) {
        looksAfterNews -= 1;
        timer = setTimeout(() => void look(), AFTER_NEWS_MS);
      } else schedule();
    };

    schedule();
    // An event may be ended early, possibly before this code has loaded (LIVE-9).
    current.loader.followEvent?.(
      current.data.id,
      (news) => {
        clearTimeout(timer);
        const isSure = news === 'changed';
        looksAfterNews = isSure ? AFTER_NEWS_TIMES : 0;
        timer = setTimeout(() => void look(), Math.random() * (isSure ? NOTIFIED_SPREAD_MS : SPREAD_MS));
      },
      signal,
      current.requestedAt,
    );
    signal.addEventListener('abort', () => clearTimeout(timer), { once: true });
  });
};
