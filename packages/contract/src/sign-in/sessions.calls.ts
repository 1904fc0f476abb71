import { defineCalls } from '../call.js';

export const sessionsCalls = defineCalls({
  listSessions: {
    method: 'GET',
    path: '/api/v2/user/sessions',
    auth: 'viewer',
  },
  endSession: {
    method: 'DELETE',
    path: '/api/v2/user/sessions/{id}',
    auth: 'viewer',
  },
  endOtherSessions: {
    method: 'DELETE',
    path: '/api/v2/user/sessions',
    auth: 'viewer',
  },
});
