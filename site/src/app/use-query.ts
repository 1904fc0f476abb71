import { useLoaded, type ShownEntry } from '@footlight/elements';
import type { Query } from '@footlight/state';
import { useSite, type Site } from './site-context.js';

/** What a page shows of the service: asked for unless it is fresh, and drawn again when it changes. */
export const useQuery = <P extends object, R, I>(query: Query<P, R, I>, params: P): ShownEntry<R, I> =>
  useLoaded(useSite().state.queries.entry(query, params));

/** Asks for it before its page is drawn. */
export const loadAhead = <P extends object, R, I>(
  { state }: Pick<Site, 'state'>,
  query: Query<P, R, I>,
  params: P,
): Promise<void> => state.queries.entry(query, params).load();
