import { defineCalls } from '../calls/call.js';

export const passwordCalls = defineCalls({
  requestPasswordReset: {
    method: 'POST',
    path: '/api/v2/reset-password/create',
    auth: 'none',
    limit: 'attempts',
  },
  resetPassword: {
    method: 'PUT',
    path: '/api/v2/reset-password',
    auth: 'none',
    limit: 'attempts',
  },
  changePassword: {
    method: 'PUT',
    path: '/api/v2/user/password',
    auth: 'viewer',
    limit: 'attempts',
    ownerOnly: true,
    adultOnly: 'FORBIDDEN',
  },
  setPassword: {
    method: 'POST',
    path: '/api/v2/user/password',
    auth: 'viewer',
    limit: 'attempts',
    ownerOnly: true,
    adultOnly: 'FORBIDDEN',
    recentProof: true,
  },
  changeEmail: {
    method: 'PUT',
    path: '/api/v2/user/email',
    auth: 'viewer',
    limit: 'attempts',
    ownerOnly: true,
    adultOnly: 'FORBIDDEN',
  },
  sendEmailConfirmation: {
    method: 'POST',
    path: '/api/v2/user/email/confirmation',
    auth: 'viewer',
    limit: 'attempts',
    ownerOnly: true,
    adultOnly: 'FORBIDDEN',
  },
  confirmEmail: {
    method: 'POST',
    path: '/api/v2/email-confirmation',
    auth: 'optional',
    limit: 'attempts',
    duringSignUp: true,
  },
});
