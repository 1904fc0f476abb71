import { and, ne, type SQL } from 'drizzle-orm';
import { contents } from '../../database/schema/content.js';
import type { ContentView } from './content-view.js';
import { playableIn } from './item-count.js';

/** What a list leaves out for its caller. */
export interface ListFilter {
  /** Also list what the caller's country may not play. */
  readonly displayGeoblocked: boolean;
  /** Also list what guests may play only once signed in. */
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
 * The condition on `contents` left-joined with `geoRules`, so that pages are full: leaving items out after reading
 * would tear holes.
 */
export const visibleTo = ({ country, caller }: ContentView, filter: ListFilter): SQL | undefined =>
  and(
    filter.displayGeoblocked ? undefined : playableIn(country),
    filter.displayContentAvailableOnSignIn || caller.accountId !== null
      ? undefined
      : ne(contents.access, 'signedIn'),
  );
