import { defineCalls } from './call.js';

export const reviewsCalls = defineCalls({
  listReviews: {
    method: 'GET',
    path: '/api/v2/vod/{id}/review',
    auth: 'optional',
    summary: 'Reviews of a video, their average, and whether the caller may write one.',
  },
  postReview: {
    method: 'POST',
    path: '/api/v2/vod/{id}/review',
    auth: 'viewer',
    summary: 'Write a review; one a viewer and video.',
  },
  editReview: {
    method: 'PUT',
    path: '/api/v2/vod/{id}/review',
    auth: 'viewer',
    summary: 'Change the caller’s own review of a video.',
  },
  deleteReview: {
    method: 'DELETE',
    path: '/api/v2/vod/{id}/review',
    auth: 'viewer',
    summary: 'Delete the caller’s own review of a video; repeating it changes nothing.',
  },
  markReviewHelpful: {
    method: 'PUT',
    path: '/api/v2/review/{id}/helpful',
    auth: 'viewer',
    summary: 'Say that a review of somebody else is helpful; repeating it changes nothing.',
  },
  unmarkReviewHelpful: {
    method: 'DELETE',
    path: '/api/v2/review/{id}/helpful',
    auth: 'viewer',
    summary: 'Take back that a review is helpful; repeating it changes nothing.',
  },
  reportReview: {
    method: 'POST',
    path: '/api/v2/review/{id}/report',
    auth: 'viewer',
    summary: 'Report a review to the administrators; once a viewer and review.',
  },
  listModeratedReviews: {
    method: 'GET',
    path: '/api/v2/admin/reviews',
    auth: 'admin',
    summary: 'Reviews that viewers have reported, or that are hidden, the latest first.',
  },
  saveReviewVisibility: {
    method: 'PUT',
    path: '/api/v2/admin/reviews/{id}',
    auth: 'admin',
    summary: 'Hide a review from everybody but its author, or show it again.',
  },
});
