import { and, ne, type SQL } from 'drizzle-orm';
import { contents } from '../../database/schema/content.js';
import type { ContentView } from './content-view.js';
import { playableIn } from './item-count.js';

/** What a list includes or leaves out for its caller. */
export interface ListFilter {
  /** Include content that is blocked in the caller's country. */
  readonly displayGeoblocked: boolean;
  /** Include content that guests can play only after signing in. */
  readonly displayContentAvailableOnSignIn: boolean;
}

export interface FilterQuery {
  readonly displayGeoblocked?: boolean | undefined;
  readonly displayContentAvailableOnSignIn?: boolean | undefined;
}

export const listFilter = (query: FilterQuery = {}): ListFilter => ({
  displayGeoblocked: query.displayGeoblocked ?? false,
  displayContentAvailableOnSignIn: query.displayContentAvailableOnSignIn ?? true,
});

/**
 * SQL condition on `contents` left-joined with `geoRules`. Filtering in the query keeps pages full; filtering
 * afterwards would leave gaps.
 */
export const visibleTo = ({ country, caller }: ContentView, filter: ListFilter): SQL | undefined =>
  and(
    filter.displayGeoblocked ? undefined : playableIn(country),
    filter.displayContentAvailableOnSignIn || caller.accountId !== null
      ? undefined
      : ne(contents.access, 'signedIn'),
  );
