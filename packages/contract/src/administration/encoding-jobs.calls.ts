import { defineCalls } from '../calls/call.js';

export const encodingJobsCalls = defineCalls({
  listEncodingJobs: {
    method: 'GET',
    path: '/api/v2/admin/encoding-jobs',
    auth: 'editor',
  },
  getEncodingJob: {
    method: 'GET',
    path: '/api/v2/admin/encoding-jobs/{id}',
    auth: 'editor',
  },
  retryEncodingJob: {
    method: 'POST',
    path: '/api/v2/admin/encoding-jobs/{id}/retry',
    auth: 'editor',
  },
  cancelEncodingJob: {
    method: 'POST',
    path: '/api/v2/admin/encoding-jobs/{id}/cancel',
    auth: 'editor',
  },
  saveEncodingPriority: {
    method: 'PUT',
    path: '/api/v2/admin/encoding-jobs/{id}/priority',
    auth: 'editor',
  },
  listFilmIssues: {
    method: 'GET',
    path: '/api/v2/admin/film-issues',
    auth: 'editor',
  },
});
