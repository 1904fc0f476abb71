import { defineCalls } from '../calls/call.js';
import { LINKING } from './linking.js';

/** Providers that the browser talks to itself, and whose proof it exchanges for our tokens. */
export const socialSignInCalls = defineCalls({
  loginPbr: {
    method: 'POST',
    path: '/api/v2/login/auth-provider/pbr',
    auth: 'optional',
    limit: 'attempts',
    countsRefusals: true,
    ...LINKING,
  },
  loginSptv: {
    method: 'POST',
    path: '/api/v2/login/sptv',
    auth: 'optional',
    limit: 'attempts',
    countsRefusals: true,
    ...LINKING,
  },
  loginFacebook: {
    method: 'POST',
    path: '/api/v2/login/social/facebook',
    auth: 'optional',
    limit: 'attempts',
    countsRefusals: true,
    ...LINKING,
  },
  loginGoogle: {
    method: 'POST',
    path: '/api/v2/login/social/google',
    auth: 'optional',
    limit: 'attempts',
    countsRefusals: true,
    ...LINKING,
  },
  loginApple: {
    method: 'POST',
    path: '/api/v2/login/apple-id',
    auth: 'optional',
    limit: 'attempts',
    countsRefusals: true,
    ...LINKING,
  },
  loginGigya: {
    method: 'POST',
    path: '/api/v2/login/gigya',
    auth: 'optional',
    limit: 'attempts',
    countsRefusals: true,
    ...LINKING,
  },
  signupFirebase: {
    method: 'POST',
    path: '/api/v1/firebase-auth/signup',
    auth: 'none',
    limit: 'attempts',
  },
  loginFirebase: {
    method: 'POST',
    path: '/api/v1/firebase-auth',
    auth: 'optional',
    limit: 'attempts',
    countsRefusals: true,
    ...LINKING,
  },
  loginOpin: {
    method: 'POST',
    path: '/api/v1/opin-auth',
    auth: 'optional',
    limit: 'attempts',
    countsRefusals: true,
    ...LINKING,
  },
  syncEntitlements: {
    method: 'POST',
    path: '/api/v1/entitlement-sync',
    auth: 'viewer',
    duringSignUp: true,
  },
});
