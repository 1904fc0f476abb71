import { useLoaded, type ShownEntry } from '@footlight/widgets';
import type { Query } from '@footlight/state';
import { useSite, type Site } from './site-context.js';

/** Subscribes to a query; loads it unless it is fresh, and renders again when it changes. */
export const useQuery = <P extends object, R, I>(query: Query<P, R, I>, params: P): ShownEntry<R, I> =>
  useLoaded(useSite().state.queries.entry(query, params));

/** Loads a query before its page renders. */
export const loadAhead = <P extends object, R, I>(
  { state }: Pick<Site, 'state'>,
  query: Query<P, R, I>,
  params: P,
): Promise<void> => state.queries.entry(query, params).load();
