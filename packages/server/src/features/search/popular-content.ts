import type { Clock } from '../../clock.js';
import type { ContentKey } from '../content/content-reader.js';
import type { RelatedTitlesRepository, WatchedTitle } from './related-titles.repository.js';

/** The popular content, which is the same for all viewers; cached for one minute. */
export type PopularContent<K extends ContentKey = ContentKey> = () => Promise<readonly K[]>;

const FRESH_MS = 60_000;

export const createPopularContent = <K extends ContentKey>(
  read: PopularContent<K>,
  clock: Clock,
): PopularContent<K> => {
  let cached: { readonly until: number; readonly keys: Promise<readonly K[]> } | undefined;
  return () => {
    if (cached === undefined || cached.until <= clock.now()) {
      const keys = read();
      cached = { until: clock.now() + FRESH_MS, keys };
      // A failed read is not cached.
      keys.catch(() => {
        cached = undefined;
      });
    }
    return cached.keys;
  };
};

const POPULAR_SINCE_MS = 30 * 86_400_000;

/** The films and series with the most viewers in 30 days. */
export const createPopularTitles = (
  repository: Pick<RelatedTitlesRepository, 'popular'>,
  clock: Clock,
  size: number,
): PopularContent<WatchedTitle> =>
  createPopularContent(() => repository.popular(new Date(clock.now() - POPULAR_SINCE_MS), size), clock);
