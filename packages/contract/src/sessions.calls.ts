import { defineCalls } from './call.js';

export const sessionsCalls = defineCalls({
  listSessions: {
    method: 'GET',
    path: '/api/v2/user/sessions',
    auth: 'viewer',
    summary: 'Devices on which the account is signed in, the one used last first.',
  },
  endSession: {
    method: 'DELETE',
    path: '/api/v2/user/sessions/{id}',
    auth: 'viewer',
    summary: 'Signs the account out on one device.',
  },
  endOtherSessions: {
    method: 'DELETE',
    path: '/api/v2/user/sessions',
    auth: 'viewer',
    summary: 'Signs the account out everywhere but here.',
  },
});
