import { defineCalls } from '../calls/call.js';

export const signInEventsCalls = defineCalls({
  listSignIns: {
    method: 'GET',
    path: '/api/v2/user/sign-ins',
    auth: 'viewer',
    adultOnly: 'FORBIDDEN',
  },
  listAccountSignIns: {
    method: 'GET',
    path: '/api/v2/admin/accounts/{id}/sign-ins',
    auth: 'admin',
  },
  getSignInFigures: {
    method: 'GET',
    path: '/api/v2/admin/sign-in-figures',
    auth: 'admin',
  },
});
