import { Type } from '@sinclair/typebox';
import { CaptchaSolution } from './captcha.schemas.js';
import { OneOf } from '../content/content-item.schemas.js';
import { Body, ReturnPath, Token } from '../calls/params.schemas.js';
import { SIGN_IN_PROVIDERS } from '../realm/realm.schemas.js';
import { defineShapes } from '../calls/shape.js';

const secret = Type.String({ minLength: 10, maxLength: 200 });

export const passwordShapes = defineShapes({
  requestPasswordReset: {
    summary: 'Sends a link to reset the password; the response is the same for unknown addresses.',
    body: Body({
      id: Type.String({ minLength: 1, maxLength: 254 }),
      provider: Type.Optional(OneOf(SIGN_IN_PROVIDERS)),
      /** Page that the link leads back to after the new password. */
      from: Type.Optional(ReturnPath),
      captcha: CaptchaSolution,
    }),
    response: null,
    errors: ['PROVIDER_NOT_CONFIGURED', 'PROVIDER_FAILED', 'CAPTCHA_REQUIRED', 'CAPTCHA_FAIL_ERROR'],
    example: null,
  },
  resetPassword: {
    summary: 'Sets a new password with the token of a reset link, and ends every session of the account.',
    body: Body({
      token: Token,
      secret,
      /** The provider whose link is used; default: the product's own. */
      provider: Type.Optional(OneOf(SIGN_IN_PROVIDERS)),
    }),
    response: null,
    errors: [
      'WEAK_SECRET',
      'BREACHED_SECRET',
      'RESET_TOKEN_INVALID',
      'PROVIDER_NOT_CONFIGURED',
      'PROVIDER_FAILED',
    ],
    example: null,
  },
  changePassword: {
    summary: 'Changes the password; requires the current one.',
    body: Body({
      currentSecret: Type.String({ maxLength: 200 }),
      secret,
      /** Of the session that stays signed in; without it, all sessions are ended. */
      refreshToken: Type.Optional(Token),
    }),
    response: null,
    errors: ['WEAK_SECRET', 'BREACHED_SECRET', 'INVALID_CURRENT_CREDENTIALS', 'SIGN_IN_LOCKED', 'FORBIDDEN'],
    example: null,
  },
  setPassword: {
    summary: 'Sets the password of an account that has none.',
    body: Body({ secret }),
    response: null,
    /** `CONFLICT`: the account has a password, or no confirmed address to sign in with. */
    errors: [
      'WEAK_SECRET',
      'BREACHED_SECRET',
      'CONFLICT',
      'PROVIDER_NOT_CONFIGURED',
      'PROOF_REQUIRED',
      'FORBIDDEN',
    ],
    example: null,
  },
  /** The response does not reveal whether the address belongs to another account. */
  changeEmail: {
    summary:
      'Sends a link to a new email address; the account’s address changes when the link is used. An account without an address gets its first one.',
    body: Body({
      /** Needed where the account has a password; others need a recent proof. */
      currentSecret: Type.Optional(Type.String({ maxLength: 200 })),
      email: Type.String({ format: 'email', maxLength: 254 }),
    }),
    response: null,
    errors: [
      'INVALID_CURRENT_CREDENTIALS',
      'PROOF_REQUIRED',
      'SIGN_IN_LOCKED',
      'PROVIDER_NOT_CONFIGURED',
      'FORBIDDEN',
    ],
    example: null,
  },
  sendEmailConfirmation: {
    summary: 'Sends the link that confirms the account’s address again.',
    response: null,
    /** `CONFLICT`: there is no address, or it is confirmed. */
    errors: ['CONFLICT', 'PROVIDER_NOT_CONFIGURED', 'FORBIDDEN'],
    example: null,
  },
  confirmEmail: {
    summary:
      'Confirms the email address that a token was sent to, and completes a requested change of address.',
    body: Body({ token: Token }),
    response: Type.Object({
      id: Type.String({ description: 'The confirmed address, with which to prefill the sign-in form.' }),
    }),
    errors: ['CONFIRMATION_TOKEN_INVALID'],
    example: { id: 'viewer@footlight.example' },
  },
});
