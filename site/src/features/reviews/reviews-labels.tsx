import { loadReviewsCatalogue, type ReviewLabelKey } from '@footlight/i18n';
import { createLazyLabels } from '../../shell/viewers/lazy-labels.js';

/** Labels of reviews; loaded with them. */
export const { LabelsProvider: ReviewsLabels, useLazyLabels: useReviewsLabels } =
  createLazyLabels<ReviewLabelKey>(loadReviewsCatalogue);
