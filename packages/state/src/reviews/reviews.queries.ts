import type { ModeratedReview, ResponseOf, Review, ReviewSort } from '@footlight/contract';
import { nextOf } from '../cache/keyset.js';
import type { Query } from '../cache/query.js';

export interface ReviewsOf {
  readonly vodId: string;
  readonly sort: ReviewSort;
}

/** Reviews of a video, with the average and the viewer's own review. */
export const reviewsQuery: Query<ReviewsOf, ResponseOf<'listReviews'>, Review> = {
  name: 'reviews',
  fetch: ({ client, params: { vodId, sort }, cursor, signal }) =>
    client.call('listReviews', {
      params: { id: vodId },
      query: { sort, ...(cursor === null ? {} : { lastSeen: cursor }) },
      signal,
    }),
  page: ({ reviews, paging }) => ({ items: reviews, next: nextOf(paging) }),
  idOf: ({ id }) => id,
  after: ({ id }) => id,
};

/** Reviews that were reported or hidden, for administrators. */
export const moderatedReviewsQuery: Query<
  { readonly state: 'reported' | 'hidden' },
  ResponseOf<'listModeratedReviews'>,
  ModeratedReview
> = {
  name: 'moderatedReviews',
  fetch: ({ client, params: { state }, cursor, signal }) =>
    client.call('listModeratedReviews', {
      query: { state, ...(cursor === null ? {} : { lastSeen: cursor }) },
      signal,
    }),
  page: ({ reviews, paging }) => ({ items: reviews, next: nextOf(paging) }),
  idOf: ({ id }) => id,
  after: ({ id }) => id,
};
