import { Type } from '@sinclair/typebox';
import { CaptchaSolution } from './captcha.schemas.js';
import { Words } from './content-item.schemas.js';
import { Body, Token } from './params.schemas.js';
import { SIGN_IN_PROVIDERS } from './realm.schemas.js';
import { defineShapes } from './shape.js';

const secret = Type.String({ minLength: 10, maxLength: 200 });

export const passwordShapes = defineShapes({
  requestPasswordReset: {
    body: Body({
      id: Type.String({ minLength: 1, maxLength: 254 }),
      provider: Type.Optional(Words(SIGN_IN_PROVIDERS)),
      captcha: CaptchaSolution,
    }),
    reply: null,
    errors: ['PROVIDER_NOT_CONFIGURED', 'PROVIDER_FAILED', 'CAPTCHA_REQUIRED', 'CAPTCHA_FAIL_ERROR'],
    example: null,
  },
  resetPassword: {
    body: Body({
      token: Token,
      secret,
      /** Whose link it is; the product's own without it. */
      provider: Type.Optional(Words(SIGN_IN_PROVIDERS)),
    }),
    reply: null,
    errors: ['WEAK_SECRET', 'RESET_TOKEN_INVALID', 'PROVIDER_NOT_CONFIGURED', 'PROVIDER_FAILED'],
    example: null,
  },
  changePassword: {
    body: Body({
      currentSecret: Type.String({ maxLength: 200 }),
      secret,
      /** Of the session that stays signed in; without it all are ended. */
      refreshToken: Type.Optional(Token),
    }),
    reply: null,
    errors: ['WEAK_SECRET', 'INVALID_CURRENT_CREDENTIALS', 'SIGN_IN_LOCKED', 'FORBIDDEN'],
    example: null,
  },
  /** The answer does not tell whether the address is another account's. */
  changeEmail: {
    body: Body({
      currentSecret: Type.String({ maxLength: 200 }),
      email: Type.String({ format: 'email', maxLength: 254 }),
    }),
    reply: null,
    errors: ['INVALID_CURRENT_CREDENTIALS', 'SIGN_IN_LOCKED', 'PROVIDER_NOT_CONFIGURED', 'FORBIDDEN'],
    example: null,
  },
  confirmEmail: {
    body: Body({ token: Token }),
    reply: Type.Object({
      id: Type.String({ description: 'The confirmed address, to prefill the sign-in with.' }),
    }),
    errors: ['CONFIRMATION_TOKEN_INVALID'],
    example: { id: 'viewer@footlight.example' },
  },
});
