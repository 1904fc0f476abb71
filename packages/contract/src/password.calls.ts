import { defineCalls } from './call.js';

export const passwordCalls = defineCalls({
  requestPasswordReset: {
    method: 'POST',
    path: '/api/v2/reset-password/create',
    auth: 'none',
    summary: 'Send a reset link; the answer does not tell whether the address is known.',
  },
  resetPassword: {
    method: 'PUT',
    path: '/api/v2/reset-password',
    auth: 'none',
    summary: 'A new password for the token of a reset link; ends every session of the account.',
  },
  changePassword: {
    method: 'PUT',
    path: '/api/v2/user/password',
    auth: 'viewer',
    summary: 'A new password for who knows the current one.',
  },
  changeEmail: {
    method: 'PUT',
    path: '/api/v2/user/email',
    auth: 'viewer',
    summary: 'Sends a link to another address; the account moves there when the link is used.',
  },
  confirmEmail: {
    method: 'POST',
    path: '/api/v2/email-confirmation',
    auth: 'none',
    summary:
      'Confirms the address that a token was sent to, and moves the account there where it asked for that.',
  },
});
