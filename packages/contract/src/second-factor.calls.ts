import { defineCalls } from './call.js';

export const secondFactorCalls = defineCalls({
  loginSecondFactor: {
    method: 'POST',
    path: '/api/v2/login/second-factor',
    auth: 'none',
    summary: 'Completes a sign-in that answered `SECOND_FACTOR_REQUIRED`, with a code.',
  },
  getSecondFactor: {
    method: 'GET',
    path: '/api/v2/user/second-factor',
    auth: 'viewer',
    summary: 'Whether the account signs in with a code besides the password.',
  },
  enrolSecondFactor: {
    method: 'POST',
    path: '/api/v2/user/second-factor',
    auth: 'viewer',
    summary: 'A new secret for an authenticator app; it takes effect once a code of it confirms it.',
  },
  confirmSecondFactor: {
    method: 'PUT',
    path: '/api/v2/user/second-factor',
    auth: 'viewer',
    summary: 'Turns two-step sign-in on, with a code of the new secret.',
  },
  disableSecondFactor: {
    method: 'POST',
    path: '/api/v2/user/second-factor/disable',
    auth: 'viewer',
    summary: 'Turns two-step sign-in off, with the password and a code.',
  },
  renewRecoveryCodes: {
    method: 'POST',
    path: '/api/v2/user/second-factor/recovery-codes',
    auth: 'viewer',
    summary: 'New recovery codes; those before are no longer accepted.',
  },
});
