import type { BodyOf, Review, ReviewReportReason } from '@footlight/contract';
import { attempt } from '../calls/attempt.js';
import type { Queries } from '../cache/queries.js';
import { moderatedReviewsQuery, reviewsQuery, type ReviewsOf } from './reviews.queries.js';
import type { CallError } from '../calls/status.js';

export type ReviewText = BodyOf<'postReview'>;

/** Changes of reviews by viewers and administrators. Each returns the failure, or null. */
export const createReviewChanges = (queries: Queries) => {
  const { client } = queries;
  /** One review affects the figures and every sort order. */
  const renewed = async (error: CallError | null): Promise<CallError | null> => {
    if (error === null) await queries.renew(reviewsQuery);
    return error;
  };
  return {
    post: async (vodId: string, body: ReviewText): Promise<CallError | null> =>
      renewed(await attempt(() => client.call('postReview', { params: { id: vodId }, body }))),
    edit: async (vodId: string, body: ReviewText): Promise<CallError | null> =>
      renewed(await attempt(() => client.call('editReview', { params: { id: vodId }, body }))),
    remove: async (vodId: string): Promise<CallError | null> =>
      renewed(await attempt(() => client.call('deleteReview', { params: { id: vodId } }))),
    /** Counted at once, and reverted if the service refuses it. */
    vote: (of: ReviewsOf, { id }: Pick<Review, 'id'>, isHelpful: boolean): Promise<CallError | null> =>
      queries.entry(reviewsQuery, of).change(
        ({ data, items }) => ({
          data,
          items: items.map((review) =>
            review.id !== id || review.foundHelpful === isHelpful
              ? review
              : {
                  ...review,
                  foundHelpful: isHelpful,
                  helpfulCount: Math.max(0, review.helpfulCount + (isHelpful ? 1 : -1)),
                },
          ),
        }),
        () => client.call(isHelpful ? 'markReviewHelpful' : 'unmarkReviewHelpful', { params: { id } }),
      ),
    report: (id: string, reason: ReviewReportReason): Promise<CallError | null> =>
      attempt(() => client.call('reportReview', { params: { id }, body: { reason } })),
    /** For administrators. */
    decide: async (id: string, hidden: boolean): Promise<CallError | null> => {
      const error = await attempt(() =>
        client.call('saveReviewVisibility', { params: { id }, body: { hidden } }),
      );
      if (error === null) await queries.renew(moderatedReviewsQuery);
      return error;
    },
  };
};
