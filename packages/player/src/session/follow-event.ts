import type { PlayerFeature } from '../player-feature.js';
import { eachVideo } from './each-video.js';

/** All who watch an event do not ask at one moment whether it is over. */
const SPREAD_MS = 5000;
/** The same, where all hear of it at one moment. */
const HEARD_SPREAD_MS = 2000;
/** An event that goes on past its announced end, or about which no answer came. */
const LOOK_AGAIN_MS = 60_000;
/** What guests share may be older than the news by some seconds: it is asked for again so soon, and so often. */
const AFTER_NEWS_MS = 3000;
const AFTER_NEWS_TIMES = 5;
/** `setTimeout` counts no further. */
const FURTHEST_MS = 2 ** 31 - 1;

/** Ends an event that is over, with the video that it has become. */
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
      // Asked again in a while.
      const end = await current.end().catch(() => null);
      if (signal.aborted) return;
      if (end !== null) player.conclude(end.recording);
      else if (looksAfterNews > 0) {
        looksAfterNews -= 1;
        timer = setTimeout(() => void look(), AFTER_NEWS_MS);
      } else schedule();
    };

    schedule();
    // Somebody may end it before its time, and may have done so before this was fetched (LIVE-9).
    current.loader.followEvent?.(
      current.data.id,
      (news) => {
        clearTimeout(timer);
        const isSure = news === 'changed';
        looksAfterNews = isSure ? AFTER_NEWS_TIMES : 0;
        timer = setTimeout(() => void look(), Math.random() * (isSure ? HEARD_SPREAD_MS : SPREAD_MS));
      },
      signal,
      current.askedAt,
    );
    signal.addEventListener('abort', () => clearTimeout(timer), { once: true });
  });
};
