import type { Clock } from '../../clock.js';
import type { ContentKey } from '../content/content-reader.js';

/** The popular content, which is the same for all viewers; cached for one minute. */
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
      // A failed read is not cached.
      keys.catch(() => {
        held = undefined;
      });
    }
    return held.keys;
  };
};
