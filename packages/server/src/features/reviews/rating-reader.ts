import type { RatingReader } from '../content/content-ports.js';
import type { ReviewsRepository } from './reviews.repository.js';

/** Gives the content feature the ratings of videos; empty when the realm has reviews disabled. */
export const createRatingReader = (
  repository: Pick<ReviewsRepository, 'summary'>,
  { enabled }: { readonly enabled: boolean },
): RatingReader => ({
  ratingOf: async (vodId) => {
    const { average, count } = enabled ? await repository.summary(vodId) : { average: null, count: 0 };
    return average === null ? null : { average, count };
  },
});
