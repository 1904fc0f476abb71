import { defineCalls } from '../calls/call.js';

export const secondFactorCalls = defineCalls({
  loginSecondFactor: {
    method: 'POST',
    path: '/api/v2/login/second-factor',
    auth: 'none',
    limit: 'attempts',
    countsRefusals: true,
  },
  getSecondFactor: {
    method: 'GET',
    path: '/api/v2/user/second-factor',
    auth: 'viewer',
    adultOnly: 'FORBIDDEN',
  },
  enrolSecondFactor: {
    method: 'POST',
    path: '/api/v2/user/second-factor',
    auth: 'viewer',
    ownerOnly: true,
    adultOnly: 'FORBIDDEN',
    recentProof: true,
  },
  confirmSecondFactor: {
    method: 'PUT',
    path: '/api/v2/user/second-factor',
    auth: 'viewer',
    limit: 'attempts',
    ownerOnly: true,
    adultOnly: 'FORBIDDEN',
  },
  disableSecondFactor: {
    method: 'POST',
    path: '/api/v2/user/second-factor/disable',
    auth: 'viewer',
    limit: 'attempts',
    ownerOnly: true,
    adultOnly: 'FORBIDDEN',
  },
  stopFactorRemoval: {
    method: 'DELETE',
    path: '/api/v2/user/second-factor/removal',
    auth: 'viewer',
    ownerOnly: true,
    adultOnly: 'FORBIDDEN',
  },
  renewRecoveryCodes: {
    method: 'POST',
    path: '/api/v2/user/second-factor/recovery-codes',
    auth: 'viewer',
    limit: 'attempts',
    ownerOnly: true,
    adultOnly: 'FORBIDDEN',
    recentProof: true,
  },
});
