import { Type, type Static } from '@sinclair/typebox';
import { Instant, Nullable } from '../content/content-item.schemas.js';
import { Body, Token } from '../calls/params.schemas.js';
import { FactorCode } from './factor-code.schemas.js';
import { LoginResponse } from './session.schemas.js';
import { defineShapes } from '../calls/shape.js';
import { exampleLogin } from './sign-in.examples.js';

export const SecondFactor = Type.Object(
  {
    enabled: Type.Boolean(),
    enabledAt: Nullable(Instant),
    /** When an administrator’s request removes it, unless it is stopped; null if there is none. */
    removedAt: Nullable(Instant),
    /** Number of unused recovery codes. */
    recoveryCodesLeft: Type.Integer(),
    /** Whether turning it off requires the password besides a code; accounts of other providers have none. */
    needsPassword: Type.Boolean(),
  },
  { $id: 'SecondFactor' },
);
export type SecondFactor = Static<typeof SecondFactor>;

const RecoveryCodes = Type.Object({
  /** Each is accepted once. They are only returned in this response. */
  recoveryCodes: Type.Array(Type.String()),
});
const exampleCodes = { recoveryCodes: ['7KQ2M-X4RTB', 'P9WDA-3HNCE'] };

export const secondFactorShapes = defineShapes({
  loginSecondFactor: {
    summary: 'Completes a sign-in that returned `SECOND_FACTOR_REQUIRED`, with a code.',
    body: Body({
      /** From the details of `SECOND_FACTOR_REQUIRED`. */
      challenge: Token,
      code: FactorCode,
    }),
    response: LoginResponse,
    errors: ['SECOND_FACTOR_INVALID', 'ACCOUNT_SUSPENDED'],
    example: exampleLogin,
  },
  getSecondFactor: {
    summary: 'Returns whether two-step sign-in is turned on for the account.',
    response: SecondFactor,
    errors: ['FORBIDDEN'],
    example: {
      enabled: true,
      enabledAt: '2026-11-21T20:00:00.000Z',
      removedAt: null,
      recoveryCodesLeft: 9,
      needsPassword: true,
    },
  },
  enrolSecondFactor: {
    summary:
      'Returns a new secret for an authenticator app; it takes effect when it is confirmed with a code.',
    response: Type.Object({
      /** Base32, for apps that cannot scan the QR code. It is only returned in this response. */
      secret: Type.String(),
      /** `otpauth://totp/…`, for a QR code. */
      otpauthUri: Type.String(),
    }),
    status: 201,
    errors: ['FORBIDDEN', 'PROOF_REQUIRED', 'SECOND_FACTOR_ENABLED', 'PROVIDER_NOT_CONFIGURED'],
    example: {
      secret: 'JBSWY3DPEHPK3PXP',
      otpauthUri: 'otpauth://totp/Footlight:viewer?secret=JBSWY3DPEHPK3PXP&issuer=Footlight',
    },
  },
  confirmSecondFactor: {
    summary: 'Turns two-step sign-in on; requires a code of the new secret.',
    body: Body({ code: FactorCode }),
    response: RecoveryCodes,
    errors: ['FORBIDDEN', 'SECOND_FACTOR_INVALID', 'SECOND_FACTOR_ENABLED', 'PROVIDER_NOT_CONFIGURED'],
    example: exampleCodes,
  },
  disableSecondFactor: {
    summary: 'Turns two-step sign-in off; requires the password and a code.',
    body: Body({
      /** The password; required where the account has one. */
      secret: Type.Optional(Type.String({ maxLength: 200 })),
      code: FactorCode,
    }),
    response: null,
    errors: [
      'FORBIDDEN',
      'PROOF_REQUIRED',
      'INVALID_CURRENT_CREDENTIALS',
      'SIGN_IN_LOCKED',
      'SECOND_FACTOR_INVALID',
    ],
    example: null,
  },
  stopFactorRemoval: {
    summary: 'Stops the removal of the second factor that an administrator has requested.',
    response: null,
    /** `CONFLICT`: no removal was requested. */
    errors: ['CONFLICT', 'FORBIDDEN'],
    example: null,
  },
  renewRecoveryCodes: {
    summary: 'Returns new recovery codes; earlier ones are no longer accepted.',
    body: Body({ code: FactorCode }),
    response: RecoveryCodes,
    errors: ['FORBIDDEN', 'PROOF_REQUIRED', 'SECOND_FACTOR_INVALID'],
    example: exampleCodes,
  },
});
