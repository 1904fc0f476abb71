import { defineCalls } from '../calls/call.js';

/** Providers that the browser talks to itself, and whose proof it exchanges for our tokens. */
export const socialSignInCalls = defineCalls({
  loginPbr: {
    method: 'POST',
    path: '/api/v2/login/auth-provider/pbr',
    auth: 'optional',
    limit: 'attempts',
  },
  loginSptv: {
    method: 'POST',
    path: '/api/v2/login/sptv',
    auth: 'optional',
    limit: 'attempts',
  },
  loginFacebook: {
    method: 'POST',
    path: '/api/v2/login/social/facebook',
    auth: 'optional',
    limit: 'attempts',
  },
  loginGoogle: {
    method: 'POST',
    path: '/api/v2/login/social/google',
    auth: 'optional',
    limit: 'attempts',
  },
  loginApple: {
    method: 'POST',
    path: '/api/v2/login/apple-id',
    auth: 'optional',
    limit: 'attempts',
  },
  loginGigya: {
    method: 'POST',
    path: '/api/v2/login/gigya',
    auth: 'optional',
    limit: 'attempts',
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
    auth: 'none',
    limit: 'attempts',
  },
  loginOpin: {
    method: 'POST',
    path: '/api/v1/opin-auth',
    auth: 'optional',
    limit: 'attempts',
  },
  syncEntitlements: {
    method: 'POST',
    path: '/api/v1/entitlement-sync',
    auth: 'viewer',
  },
});
