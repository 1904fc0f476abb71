import type { FeatureTools } from '../../feature-tools.js';
import { cleaning } from '../../jobs/job.js';
import type { AccountsService } from '../account/accounts.service.js';
import type { RatingReader } from '../content/content-ports.js';
import type { ContentReader } from '../content/content-reader.js';
import { createModerationRepository } from './moderation.repository.js';
import { createModerationService } from './moderation.service.js';
import { createRatingReader } from './rating-reader.js';
import { createReviewsRepository } from './reviews.repository.js';
import { reviewsHandlers } from './reviews.routes.js';
import { createReviewsService } from './reviews.service.js';

/** The part of reviews that content uses; separate because the reviews feature itself depends on content. */
export const ratingReaderOf = ({ db, realm }: Pick<FeatureTools, 'db' | 'realm'>): RatingReader =>
  createRatingReader(createReviewsRepository(db), realm.reviews);

export const createReviewsFeature = ({
  db,
  realm,
  clock,
  content,
  accounts,
}: Pick<FeatureTools, 'db' | 'realm' | 'clock'> & {
  readonly content: ContentReader;
  readonly accounts: AccountsService;
}) => {
  const reviews = createReviewsService({
    repository: createReviewsRepository(db),
    content,
    enabled: realm.reviews.enabled,
    clock,
  });
  const moderation = createModerationService({
    repository: createModerationRepository(db),
    accounts,
    content,
    clock,
  });
  return {
    handlers: reviewsHandlers(reviews, moderation),
    jobs: [cleaning('reviews', () => reviews.clean())],
  };
};
