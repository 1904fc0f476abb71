import { defineCalls } from '../calls/call.js';

export const sessionsCalls = defineCalls({
  listSessions: {
    method: 'GET',
    path: '/api/v2/user/sessions',
    auth: 'viewer',
    adultOnly: 'FORBIDDEN',
  },
  renameSession: {
    method: 'PATCH',
    path: '/api/v2/user/sessions/{id}',
    auth: 'viewer',
    ownerOnly: true,
    adultOnly: 'FORBIDDEN',
  },
  endSession: {
    method: 'DELETE',
    path: '/api/v2/user/sessions/{id}',
    auth: 'viewer',
    ownerOnly: true,
    adultOnly: 'FORBIDDEN',
  },
  endOtherSessions: {
    method: 'DELETE',
    path: '/api/v2/user/sessions',
    auth: 'viewer',
    ownerOnly: true,
    adultOnly: 'FORBIDDEN',
  },
});
