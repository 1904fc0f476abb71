import { defineCalls } from './call.js';

/** Providers that the browser itself talks to, and that hand it something to exchange for our tokens. */
export const socialSignInCalls = defineCalls({
  loginPbr: {
    method: 'POST',
    path: '/api/v2/login/auth-provider/pbr',
    auth: 'optional',
    summary: 'Sign in with PBR, or link it to the caller’s account: id and secret.',
  },
  loginSptv: {
    method: 'POST',
    path: '/api/v2/login/sptv',
    auth: 'optional',
    summary: 'Sign in with SPTV, or link it to the caller’s account: id and secret.',
  },
  loginFacebook: {
    method: 'POST',
    path: '/api/v2/login/social/facebook',
    auth: 'optional',
    summary: 'Sign in with Facebook, or link it to the caller’s account.',
  },
  loginGoogle: {
    method: 'POST',
    path: '/api/v2/login/social/google',
    auth: 'optional',
    summary: 'Sign in with Google, or link it to the caller’s account.',
  },
  loginApple: {
    method: 'POST',
    path: '/api/v2/login/apple-id',
    auth: 'optional',
    summary: 'Sign in with Apple.',
  },
  loginGigya: {
    method: 'POST',
    path: '/api/v2/login/gigya',
    auth: 'optional',
    summary: 'Sign in with Gigya: its signed user id.',
  },
  signupFirebase: {
    method: 'POST',
    path: '/api/v1/firebase-auth/signup',
    auth: 'none',
    summary: 'A new account at Firebase, and here.',
  },
  loginFirebase: {
    method: 'POST',
    path: '/api/v1/firebase-auth',
    auth: 'none',
    summary: 'Sign in with Firebase: its tokens.',
  },
  loginOpin: {
    method: 'POST',
    path: '/api/v1/opin-auth',
    auth: 'optional',
    summary: 'Sign in with OPIN: the token of a finished partner workflow.',
  },
  syncEntitlements: {
    method: 'POST',
    path: '/api/v1/entitlement-sync',
    auth: 'viewer',
    summary: 'Ask the caller’s provider anew what it entitles to.',
  },
});
