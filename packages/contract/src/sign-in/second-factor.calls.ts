import { defineCalls } from '../call.js';

export const secondFactorCalls = defineCalls({
  loginSecondFactor: {
    method: 'POST',
    path: '/api/v2/login/second-factor',
    auth: 'none',
  },
  getSecondFactor: {
    method: 'GET',
    path: '/api/v2/user/second-factor',
    auth: 'viewer',
  },
  enrolSecondFactor: {
    method: 'POST',
    path: '/api/v2/user/second-factor',
    auth: 'viewer',
  },
  confirmSecondFactor: {
    method: 'PUT',
    path: '/api/v2/user/second-factor',
    auth: 'viewer',
  },
  disableSecondFactor: {
    method: 'POST',
    path: '/api/v2/user/second-factor/disable',
    auth: 'viewer',
  },
  renewRecoveryCodes: {
    method: 'POST',
    path: '/api/v2/user/second-factor/recovery-codes',
    auth: 'viewer',
  },
});
