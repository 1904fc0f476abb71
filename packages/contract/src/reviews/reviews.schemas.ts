import { Type, type Static } from '@sinclair/typebox';
import { Instant, Nullable, OneOf } from '../content/content-item.schemas.js';
import { REVIEW_TEXT_MAX, REVIEW_TITLE_MAX } from '../calls/limits.js';
import { PAGE_SIZES } from '../calls/paging.js';
import { Paging, keysetQuery } from '../calls/paging.schemas.js';
import { Body, Id, idParams } from '../calls/params.schemas.js';
import { REVIEW_REPORT_REASONS, REVIEW_SORTS } from './reviews.js';
import { defineShapes } from '../calls/shape.js';

const Rating = Type.Integer({ minimum: 1, maximum: 5 });
const Count = Type.Integer({ minimum: 0 });

export const Review = Type.Object(
  {
    id: Type.String(),
    authorName: Type.String(),
    /** Stars, from 1 to 5. */
    rating: Rating,
    title: Type.String(),
    /** Plain text; mark-up is shown as typed. */
    text: Type.String(),
    postedAt: Instant,
    /** When it was last changed; null unless it was changed after posting. */
    editedAt: Nullable(Instant),
    /** Number of viewers who found it helpful. */
    helpfulCount: Count,
    /** Whether the caller found it helpful. */
    foundHelpful: Type.Boolean(),
    /** Whether the caller wrote it. */
    own: Type.Boolean(),
    /** Whether administrators have hidden it; hidden reviews are only returned to their author. */
    hidden: Type.Boolean(),
  },
  { $id: 'Review' },
);
export type Review = Static<typeof Review>;

/** Figures over all visible reviews of a video. */
export const ReviewSummary = Type.Object(
  {
    count: Count,
    /** Mean of the ratings, to two decimals; null without reviews. */
    average: Nullable(Type.Number({ minimum: 1, maximum: 5 })),
    /** Numbers of reviews with one to five stars. */
    histogram: Type.Array(Count, { minItems: 5, maxItems: 5 }),
  },
  { $id: 'ReviewSummary' },
);
export type ReviewSummary = Static<typeof ReviewSummary>;

/** A review as shown to administrators. */
export const ModeratedReview = Type.Composite(
  [
    Type.Omit(Review, ['foundHelpful', 'own']),
    Type.Object({
      vodId: Type.String(),
      /** Empty when the video is no longer in the catalogue. */
      vodTitle: Type.String(),
      /** Null for imported reviews. */
      accountId: Nullable(Type.String()),
      reports: Type.Array(Type.Object({ reason: OneOf(REVIEW_REPORT_REASONS), count: Count }), {
        maxItems: REVIEW_REPORT_REASONS.length,
      }),
      reportedAt: Nullable(Instant),
    }),
  ],
  { $id: 'ModeratedReview' },
);
export type ModeratedReview = Static<typeof ModeratedReview>;

const review: Review = {
  id: 'r-1',
  authorName: 'Vera',
  rating: 5,
  title: 'The lamp room alone',
  text: 'I have not thought of much else since.',
  postedAt: '2026-11-20T21:04:00.000Z',
  editedAt: null,
  helpfulCount: 3,
  foundHelpful: false,
  own: false,
  hidden: false,
};
const { foundHelpful: _helpful, own: _own, ...moderated } = review;

const words = Body({
  rating: Rating,
  title: Type.String({ minLength: 1, maxLength: REVIEW_TITLE_MAX, pattern: '\\S' }),
  text: Type.String({ maxLength: REVIEW_TEXT_MAX }),
});

export const reviewsShapes = defineShapes({
  listReviews: {
    summary: 'Lists reviews of a video, their average, and whether the caller may write one.',
    params: idParams,
    query: Type.Object({
      ...keysetQuery(PAGE_SIZES.reviews),
      sort: Type.Optional(
        Type.Unsafe<(typeof REVIEW_SORTS)[number]>({ ...OneOf(REVIEW_SORTS), default: 'newest' }),
      ),
    }),
    response: Type.Object({
      reviews: Type.Array(Review),
      summary: ReviewSummary,
      /** The caller's own review, which is also in the list unless it is hidden. */
      own: Nullable(Review),
      /**
       * False for guests, for children, for viewers who have already written one, and where the realm has no reviews.
       */
      submitAllowed: Type.Boolean(),
      paging: Paging,
    }),
    errors: ['VOD_NOT_FOUND'],
    example: {
      reviews: [review],
      summary: { count: 1, average: 5, histogram: [0, 0, 0, 0, 1] },
      own: null,
      submitAllowed: true,
      paging: { moreDataAvailable: false, lastSeen: 'r-1' },
    },
  },
  postReview: {
    summary: 'Adds a review; a viewer can write one for each video.',
    params: idParams,
    body: words,
    response: Review,
    status: 201,
    errors: ['VOD_NOT_FOUND', 'REVIEW_NOT_ALLOWED'],
    example: { ...review, own: true },
  },
  editReview: {
    summary: 'Changes the caller’s own review of a video.',
    params: idParams,
    body: words,
    response: Review,
    /** `REVIEW_NOT_ALLOWED`: it is hidden. */
    errors: ['REVIEW_NOT_FOUND', 'REVIEW_NOT_ALLOWED'],
    example: { ...review, own: true, editedAt: '2026-11-21T08:00:00.000Z' },
  },
  deleteReview: {
    summary: 'Deletes the caller’s own review of a video; a repeated call changes nothing.',
    params: idParams,
    response: null,
    errors: ['REVIEW_NOT_ALLOWED'],
    example: null,
  },
  markReviewHelpful: {
    summary: 'Marks another viewer’s review as helpful; a repeated call changes nothing.',
    params: idParams,
    response: null,
    errors: ['REVIEW_NOT_FOUND', 'REVIEW_NOT_ALLOWED'],
    example: null,
  },
  unmarkReviewHelpful: {
    summary: 'Removes the caller’s mark that a review is helpful; a repeated call changes nothing.',
    params: idParams,
    response: null,
    errors: ['REVIEW_NOT_FOUND'],
    example: null,
  },
  reportReview: {
    summary: 'Reports a review to the administrators; a viewer can report each review once.',
    params: idParams,
    body: Body({ reason: OneOf(REVIEW_REPORT_REASONS) }),
    response: null,
    errors: ['REVIEW_NOT_FOUND', 'REVIEW_NOT_ALLOWED'],
    example: null,
  },
  listModeratedReviews: {
    summary: 'Lists reviews that viewers have reported or that are hidden, newest first.',
    query: Type.Object({
      ...keysetQuery(PAGE_SIZES.reviews),
      state: Type.Optional(
        Type.Unsafe<'reported' | 'hidden'>({ ...OneOf(['reported', 'hidden']), default: 'reported' }),
      ),
    }),
    response: Type.Object({ reviews: Type.Array(ModeratedReview), paging: Paging }),
    errors: [],
    example: {
      reviews: [
        {
          ...moderated,
          vodId: '1001',
          vodTitle: 'The Lantern Coast',
          accountId: 'a-7d1f',
          reports: [{ reason: 'spoiler', count: 2 }],
          reportedAt: '2026-11-21T20:00:00.000Z',
        },
      ],
      paging: { moreDataAvailable: false, lastSeen: 'r-1' },
    },
  },
  saveReviewVisibility: {
    summary: 'Hides a review from everybody but its author, or shows it again.',
    params: Type.Object({ id: Id }),
    body: Body({ hidden: Type.Boolean() }),
    response: null,
    errors: ['REVIEW_NOT_FOUND'],
    example: null,
  },
});
