import type { Feature } from '../../feature.js';
import type { FeatureTools } from '../../feature-tools.js';
import { cleaning } from '../../jobs/job.js';
import type { AccountsService } from '../account/accounts.service.js';
import type { RatingReader } from '../content/content-ports.js';
import type { ContentReader } from '../content/content-reader.js';
import { ModerationRepository } from './moderation.repository.js';
import { ModerationService } from './moderation.service.js';
import { createRatingReader } from './rating-reader.js';
import { ReviewsRepository } from './reviews.repository.js';
import { reviewsHandlers } from './reviews.routes.js';
import { ReviewsService } from './reviews.service.js';

/** The part of reviews that content uses; separate because the reviews feature itself depends on content. */
export const ratingReaderOf = ({ db, realm }: Pick<FeatureTools, 'db' | 'realm'>): RatingReader =>
  createRatingReader(new ReviewsRepository(db), realm.reviews);

export const createReviewsFeature = ({
  db,
  realm,
  clock,
  content,
  accounts,
}: Pick<FeatureTools, 'db' | 'realm' | 'clock'> & {
  readonly content: ContentReader;
  readonly accounts: AccountsService;
}): Feature => {
  const reviews = new ReviewsService({
    repository: new ReviewsRepository(db),
    content,
    enabled: realm.reviews.enabled,
    clock,
  });
  const moderation = new ModerationService({
    repository: new ModerationRepository(db),
    accounts,
    content,
    clock,
  });
  return {
    handlers: reviewsHandlers(reviews, moderation),
    jobs: [cleaning('reviews', () => reviews.clean())],
    moveViewers: (tx, moving) => new ReviewsRepository(tx).moveViewers(moving),
    forgetViewers: (tx, ids) => new ReviewsRepository(tx).forgetViewers(ids),
  };
};
