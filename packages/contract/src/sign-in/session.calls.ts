import { defineCalls } from '../call.js';

export const sessionCalls = defineCalls({
  checkinGuest: {
    method: 'POST',
    path: '/api/v2/login/guest/checkin',
    auth: 'none',
  },
  login: {
    method: 'POST',
    path: '/api/v2/login',
    auth: 'none',
  },
  signup: {
    method: 'POST',
    path: '/api/v2/signup',
    auth: 'none',
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
  },
  getSessionUser: {
    method: 'GET',
    path: '/api/v2/user/session',
    auth: 'optional',
  },
});
