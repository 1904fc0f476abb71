import { defineCalls } from '../call.js';

/** Providers that the browser talks to itself, and whose proof it exchanges for our tokens. */
export const socialSignInCalls = defineCalls({
  loginPbr: {
    method: 'POST',
    path: '/api/v2/login/auth-provider/pbr',
    auth: 'optional',
  },
  loginSptv: {
    method: 'POST',
    path: '/api/v2/login/sptv',
    auth: 'optional',
  },
  loginFacebook: {
    method: 'POST',
    path: '/api/v2/login/social/facebook',
    auth: 'optional',
  },
  loginGoogle: {
    method: 'POST',
    path: '/api/v2/login/social/google',
    auth: 'optional',
  },
  loginApple: {
    method: 'POST',
    path: '/api/v2/login/apple-id',
    auth: 'optional',
  },
  loginGigya: {
    method: 'POST',
    path: '/api/v2/login/gigya',
    auth: 'optional',
  },
  signupFirebase: {
    method: 'POST',
    path: '/api/v1/firebase-auth/signup',
    auth: 'none',
  },
  loginFirebase: {
    method: 'POST',
    path: '/api/v1/firebase-auth',
    auth: 'none',
  },
  loginOpin: {
    method: 'POST',
    path: '/api/v1/opin-auth',
    auth: 'optional',
  },
  syncEntitlements: {
    method: 'POST',
    path: '/api/v1/entitlement-sync',
    auth: 'viewer',
  },
});
