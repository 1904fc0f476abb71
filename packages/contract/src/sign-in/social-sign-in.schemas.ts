import { Type } from '@sinclair/typebox';
import type { ErrorCode } from '../errors/errors.js';
import { Body, Id, Token } from '../calls/params.schemas.js';
import { AuthTokens } from './session.schemas.js';
import { defineShapes } from '../calls/shape.js';
import { exampleTokens } from './sign-in.examples.js';

const credentials = Body({ id: Type.String({ maxLength: 254 }), secret: Type.String({ maxLength: 200 }) });
const nonce = Type.String({ minLength: 8, maxLength: 200 });

/** Reply of the exchange of a provider's proof. */
const exchange = { reply: AuthTokens, example: exampleTokens };
const exchangeErrors = [
  'PROVIDER_NOT_CONFIGURED',
  'PROVIDER_TOKEN_INVALID',
  'PROVIDER_FAILED',
  'BLOCKED_BY_PROVIDER',
  'REGISTRATION_CLOSED',
  'VPN_DETECTED',
] as const satisfies readonly ErrorCode[];
const credentialErrors = [
  'EMPTY_INPUTS',
  'INVALID_CREDENTIALS',
  'PROVIDER_NOT_CONFIGURED',
  'PROVIDER_FAILED',
  'BLOCKED_BY_PROVIDER',
  'ACCOUNT_CONFLICT',
  'REGISTRATION_CLOSED',
  'VPN_DETECTED',
] as const satisfies readonly ErrorCode[];

export const socialSignInShapes = defineShapes({
  loginPbr: {
    summary: 'Sign in with PBR, or link it to the caller’s account: id and secret.',
    ...exchange,
    body: credentials,
    errors: credentialErrors,
  },
  loginSptv: {
    summary: 'Sign in with SPTV, or link it to the caller’s account: id and secret.',
    ...exchange,
    body: credentials,
    errors: credentialErrors,
  },
  loginFacebook: {
    summary: 'Sign in with Facebook, or link it to the caller’s account.',
    ...exchange,
    body: Body({ code: Token, state: Type.Optional(Token) }),
    errors: [...exchangeErrors, 'ACCOUNT_CONFLICT'],
  },
  loginGoogle: {
    summary: 'Sign in with Google, or link it to the caller’s account.',
    ...exchange,
    body: Body({ idToken: Token }),
    errors: [...exchangeErrors, 'ACCOUNT_CONFLICT'],
  },
  loginApple: {
    summary: 'Sign in with Apple.',
    ...exchange,
    body: Body({ code: Token, nonce, callbackUri: Type.String({ format: 'uri', maxLength: 2048 }) }),
    errors: [...exchangeErrors, 'ACCOUNT_CONFLICT'],
  },
  loginGigya: {
    summary: 'Sign in with Gigya: its signed user id.',
    ...exchange,
    body: Body({ uid: Id, signature: Token, signatureTimestamp: Type.String({ maxLength: 40 }) }),
    errors: [...exchangeErrors, 'ACCOUNT_CONFLICT'],
  },
  signupFirebase: {
    summary: 'A new account at Firebase, and here.',
    ...exchange,
    body: Body({
      username: Type.String({ format: 'email', maxLength: 254 }),
      password: Type.String({ minLength: 6, maxLength: 200 }),
      consentAnswers: Type.Array(
        Body({ fieldName: Type.String({ maxLength: 120 }), answer: Type.Boolean() }),
        { maxItems: 50 },
      ),
      appCheckToken: Token,
    }),
    status: 201,
    errors: [
      ...exchangeErrors,
      'APP_CHECK_FAILED',
      'ACCOUNT_EXISTS',
      'ACCOUNT_EXISTS_WITH_DIFFERENT_PROVIDER',
      'CONSENT_REQUIRED',
    ],
  },
  loginFirebase: {
    summary: 'Sign in with Firebase: its tokens.',
    ...exchange,
    body: Body({ firebaseAuthToken: Token, firebaseRefreshToken: Token }),
    errors: [...exchangeErrors, 'ACCOUNT_EXISTS_WITH_DIFFERENT_PROVIDER'],
  },
  loginOpin: {
    summary: 'Sign in with OPIN: the token of a finished partner workflow.',
    ...exchange,
    body: Body({ opinAuthToken: Token }),
    errors: [...exchangeErrors, 'ACCOUNT_CONFLICT'],
  },
  syncEntitlements: {
    summary: 'Ask the caller’s provider anew what it entitles to.',
    ...exchange,
    body: Body({ refreshToken: Token }),
    errors: [...exchangeErrors, 'REFRESH_TOKEN_INVALID', 'REFRESH_TOKEN_REUSED'],
  },
});
