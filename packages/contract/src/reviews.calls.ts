import { defineCalls } from './call.js';

export const reviewsCalls = defineCalls({
  listReviews: {
    method: 'GET',
    path: '/api/v2/vod/{id}/review',
    auth: 'optional',
    summary: 'Reviews of a video, newest first, and whether the caller may write one.',
  },
  postReview: {
    method: 'POST',
    path: '/api/v2/vod/{id}/review',
    auth: 'viewer',
    summary: 'Write a review; one a viewer and video.',
  },
});
