import type { Clock } from '../../clock.js';
import type { ContentKey } from '../content/content-reader.js';

/** What is popular now; the same for everybody, so it is asked for once a minute at most. */
export type PopularContent<K extends ContentKey = ContentKey> = () => Promise<readonly K[]>;

const FRESH_MS = 60_000;

export const createPopularContent = <K extends ContentKey>(
  read: PopularContent<K>,
  clock: Clock,
): PopularContent<K> => {
  let held: { readonly until: number; readonly keys: Promise<readonly K[]> } | undefined;
  return () => {
    if (held === undefined || held.until <= clock.now()) {
      const keys = read();
      held = { until: clock.now() + FRESH_MS, keys };
      // What failed is asked for again by the next.
      keys.catch(() => {
        held = undefined;
      });
    }
    return held.keys;
  };
};
