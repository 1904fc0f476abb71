import { defineCalls } from '../call.js';

export const passwordCalls = defineCalls({
  requestPasswordReset: {
    method: 'POST',
    path: '/api/v2/reset-password/create',
    auth: 'none',
  },
  resetPassword: {
    method: 'PUT',
    path: '/api/v2/reset-password',
    auth: 'none',
  },
  changePassword: {
    method: 'PUT',
    path: '/api/v2/user/password',
    auth: 'viewer',
  },
  changeEmail: {
    method: 'PUT',
    path: '/api/v2/user/email',
    auth: 'viewer',
  },
  confirmEmail: {
    method: 'POST',
    path: '/api/v2/email-confirmation',
    auth: 'none',
  },
});
