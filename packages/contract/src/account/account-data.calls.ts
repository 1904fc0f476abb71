import { defineCalls } from '../calls/call.js';

export const accountDataCalls = defineCalls({
  exportAccount: {
    method: 'GET',
    path: '/api/v2/user/export',
    auth: 'viewer',
    ownerOnly: true,
    adultOnly: 'FORBIDDEN',
    duringSignUp: true,
  },
  requestAccountDeletion: {
    method: 'POST',
    path: '/api/v2/user/deletion',
    auth: 'viewer',
    limit: 'attempts',
    ownerOnly: true,
    adultOnly: 'FORBIDDEN',
    duringSignUp: true,
  },
  undoAccountDeletion: {
    method: 'DELETE',
    path: '/api/v2/user/deletion',
    auth: 'viewer',
    ownerOnly: true,
    adultOnly: 'FORBIDDEN',
    duringSignUp: true,
  },
});
