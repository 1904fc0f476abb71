import type { Handlers } from '../../feature.js';
import type { ModerationService } from './moderation.service.js';
import type { ReviewsService } from './reviews.service.js';

export const reviewsHandlers = (reviews: ReviewsService, moderation: ModerationService) =>
  ({
    listReviews: ({ params, query, caller }) => reviews.list(params.id, query, caller),
    postReview: ({ params, body, caller }) => reviews.post(params.id, body, caller),
    editReview: ({ params, body, caller }) => reviews.edit(params.id, body, caller),
    deleteReview: ({ params, caller }) => reviews.remove(params.id, caller).then(() => undefined),
    markReviewHelpful: ({ params, caller }) => reviews.vote(params.id, true, caller).then(() => undefined),
    unmarkReviewHelpful: ({ params, caller }) => reviews.vote(params.id, false, caller).then(() => undefined),
    reportReview: ({ params, body, caller }) => reviews.report(params.id, body, caller).then(() => undefined),
    listModeratedReviews: ({ query, ...view }) => moderation.list(query, view),
    saveReviewVisibility: ({ params, body, ...view }) =>
      moderation.decide(params.id, body.hidden, view).then(() => undefined),
  }) satisfies Handlers;
