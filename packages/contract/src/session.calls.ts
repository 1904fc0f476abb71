import { defineCalls } from './call.js';

export const sessionCalls = defineCalls({
  checkinGuest: {
    method: 'POST',
    path: '/api/v2/login/guest/checkin',
    auth: 'none',
    summary: 'Tokens for a new guest.',
  },
  login: {
    method: 'POST',
    path: '/api/v2/login',
    auth: 'none',
    summary: 'Sign in with the product’s own provider (ID).',
  },
  signup: {
    method: 'POST',
    path: '/api/v2/signup',
    auth: 'none',
    summary: 'A new account with the product’s own provider (ID); signed in at once.',
  },
  refreshToken: {
    method: 'POST',
    path: '/api/v2/token/refresh',
    auth: 'none',
    summary: 'New tokens for a refresh token, which is used up by it.',
  },
  logout: {
    method: 'POST',
    path: '/api/v2/logout',
    auth: 'none',
    summary: 'Ends the session: its whole family of refresh tokens is revoked.',
  },
  getSessionUser: {
    method: 'GET',
    path: '/api/v2/user/session',
    auth: 'optional',
    summary: 'Who the service takes the caller for.',
  },
});
