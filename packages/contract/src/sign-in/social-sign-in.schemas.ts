import { Type } from '@sinclair/typebox';
import type { ErrorCode } from '../errors/errors.js';
import { Body, Id, Token } from '../calls/params.schemas.js';
import { AuthTokens } from './session.schemas.js';
import { defineShapes } from '../calls/shape.js';
import { exampleTokens } from './sign-in.examples.js';

const credentials = Body({ id: Type.String({ maxLength: 254 }), secret: Type.String({ maxLength: 200 }) });
const nonce = Type.String({ minLength: 8, maxLength: 200 });

/** Reply of the exchange of a provider's proof. */
const exchange = { response: AuthTokens, example: exampleTokens };
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
  'ACCOUNT_SUSPENDED',
  'REGISTRATION_CLOSED',
  'VPN_DETECTED',
] as const satisfies readonly ErrorCode[];

export const socialSignInShapes = defineShapes({
  loginPbr: {
    summary: 'Signs in with PBR by id and secret, or links it to the caller’s account.',
    ...exchange,
    body: credentials,
    errors: credentialErrors,
  },
  loginSptv: {
    summary: 'Signs in with SPTV by id and secret, or links it to the caller’s account.',
    ...exchange,
    body: credentials,
    errors: credentialErrors,
  },
  loginFacebook: {
    summary: 'Signs in with Facebook, or links it to the caller’s account.',
    ...exchange,
    body: Body({ code: Token, state: Type.Optional(Token) }),
    errors: [...exchangeErrors, 'ACCOUNT_CONFLICT'],
  },
  loginGoogle: {
    summary: 'Signs in with Google, or links it to the caller’s account.',
    ...exchange,
    body: Body({ idToken: Token }),
    errors: [...exchangeErrors, 'ACCOUNT_CONFLICT'],
  },
  loginApple: {
    summary: 'Signs in with Apple.',
    ...exchange,
    body: Body({ code: Token, nonce, callbackUri: Type.String({ format: 'uri', maxLength: 2048 }) }),
    errors: [...exchangeErrors, 'ACCOUNT_CONFLICT'],
  },
  loginGigya: {
    summary: 'Signs in with Gigya by its signed user id.',
    ...exchange,
    body: Body({ uid: Id, signature: Token, signatureTimestamp: Type.String({ maxLength: 40 }) }),
    errors: [...exchangeErrors, 'ACCOUNT_CONFLICT'],
  },
  signupFirebase: {
    summary: 'Creates an account at Firebase and at this service.',
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
    summary: 'Signs in with tokens of Firebase.',
    ...exchange,
    body: Body({ firebaseAuthToken: Token, firebaseRefreshToken: Token }),
    errors: [...exchangeErrors, 'ACCOUNT_EXISTS_WITH_DIFFERENT_PROVIDER'],
  },
  loginOpin: {
    summary: 'Signs in with OPIN by the token of a completed partner workflow.',
    ...exchange,
    body: Body({ opinAuthToken: Token }),
    errors: [...exchangeErrors, 'ACCOUNT_CONFLICT'],
  },
  syncEntitlements: {
    summary: 'Requests the caller’s entitlements from the sign-in provider again.',
    ...exchange,
    body: Body({ refreshToken: Token }),
    errors: [...exchangeErrors, 'REFRESH_TOKEN_INVALID', 'REFRESH_TOKEN_REUSED'],
  },
});
