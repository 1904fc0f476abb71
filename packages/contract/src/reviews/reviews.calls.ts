import { defineCalls } from '../call.js';

export const reviewsCalls = defineCalls({
  listReviews: {
    method: 'GET',
    path: '/api/v2/vod/{id}/review',
    auth: 'optional',
  },
  postReview: {
    method: 'POST',
    path: '/api/v2/vod/{id}/review',
    auth: 'viewer',
  },
  editReview: {
    method: 'PUT',
    path: '/api/v2/vod/{id}/review',
    auth: 'viewer',
  },
  deleteReview: {
    method: 'DELETE',
    path: '/api/v2/vod/{id}/review',
    auth: 'viewer',
  },
  markReviewHelpful: {
    method: 'PUT',
    path: '/api/v2/review/{id}/helpful',
    auth: 'viewer',
  },
  unmarkReviewHelpful: {
    method: 'DELETE',
    path: '/api/v2/review/{id}/helpful',
    auth: 'viewer',
  },
  reportReview: {
    method: 'POST',
    path: '/api/v2/review/{id}/report',
    auth: 'viewer',
  },
  listModeratedReviews: {
    method: 'GET',
    path: '/api/v2/admin/reviews',
    auth: 'admin',
  },
  saveReviewVisibility: {
    method: 'PUT',
    path: '/api/v2/admin/reviews/{id}',
    auth: 'admin',
  },
});
