import { defineCalls } from '../calls/call.js';

export const sessionCalls = defineCalls({
  checkinGuest: {
    method: 'POST',
    path: '/api/v2/login/guest/checkin',
    auth: 'none',
    limit: 'checkins',
  },
  login: {
    method: 'POST',
    path: '/api/v2/login',
    auth: 'none',
    limit: 'attempts',
    countsRefusals: true,
  },
  signup: {
    method: 'POST',
    path: '/api/v2/signup',
    auth: 'none',
    limit: 'attempts',
  },
  refreshToken: {
    method: 'POST',
    path: '/api/v2/token/refresh',
    auth: 'none',
  },
  logout: {
    method: 'POST',
    path: '/api/v2/logout',
    auth: 'none',
    endsSession: true,
  },
  getSessionUser: {
    method: 'GET',
    path: '/api/v2/user/session',
    auth: 'optional',
    duringSignUp: true,
  },
});
