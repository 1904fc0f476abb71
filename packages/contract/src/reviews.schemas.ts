import { Type, type Static } from '@sinclair/typebox';
import { Instant } from './content-item.schemas.js';
import { Paging, keysetQuery } from './paging.schemas.js';
import { Body, idParams } from './params.schemas.js';
import { defineShapes } from './shape.js';

const Rating = Type.Integer({ minimum: 1, maximum: 5 });

export const Review = Type.Object(
  {
    id: Type.String(),
    authorName: Type.String(),
    rating: Rating,
    title: Type.String(),
    text: Type.String(),
    postedAt: Instant,
  },
  { $id: 'Review' },
);
export type Review = Static<typeof Review>;

const review = {
  id: 'r-1',
  authorName: 'Vera',
  rating: 5,
  title: 'The lamp room alone',
  text: 'I have not thought of much else since.',
  postedAt: '2026-11-20T21:04:00.000Z',
};

export const reviewsShapes = defineShapes({
  listReviews: {
    params: idParams,
    query: Type.Object(keysetQuery(10)),
    reply: Type.Object({
      reviews: Type.Array(Review),
      /** False for guests, for who wrote one already, and where the realm has no reviews. */
      submitAllowed: Type.Boolean(),
      paging: Paging,
    }),
    errors: ['VOD_NOT_FOUND'],
    example: {
      reviews: [review],
      submitAllowed: true,
      paging: { moreDataAvailable: false, lastSeen: 'r-1' },
    },
  },
  postReview: {
    params: idParams,
    body: Body({
      rating: Rating,
      title: Type.String({ minLength: 1, maxLength: 120, pattern: '\\S' }),
      text: Type.String({ maxLength: 4000 }),
    }),
    reply: Review,
    status: 201,
    errors: ['VOD_NOT_FOUND', 'REVIEW_NOT_ALLOWED'],
    example: review,
  },
});
