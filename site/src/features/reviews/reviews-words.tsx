import { loadReviewsCatalogue, type ReviewLabelKey } from '@footlight/i18n';
import { createLazyWords } from '../../shell/viewers/lazy-words.js';

/** Labels of reviews; loaded with them. */
export const { Words: ReviewsWords, useWords: useReviewsWords } =
  createLazyWords<ReviewLabelKey>(loadReviewsCatalogue);
