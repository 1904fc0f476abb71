import { defineCalls } from '../calls/call.js';

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
    ownerOnly: true,
  },
  editReview: {
    method: 'PUT',
    path: '/api/v2/vod/{id}/review',
    auth: 'viewer',
    ownerOnly: true,
  },
  deleteReview: {
    method: 'DELETE',
    path: '/api/v2/vod/{id}/review',
    auth: 'viewer',
    ownerOnly: true,
  },
  markReviewHelpful: {
    method: 'PUT',
    path: '/api/v2/review/{id}/helpful',
    auth: 'viewer',
    ownerOnly: true,
  },
  unmarkReviewHelpful: {
    method: 'DELETE',
    path: '/api/v2/review/{id}/helpful',
    auth: 'viewer',
    ownerOnly: true,
  },
  reportReview: {
    method: 'POST',
    path: '/api/v2/review/{id}/report',
    auth: 'viewer',
    ownerOnly: true,
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
