import { Type, type Static } from '@sinclair/typebox';
import { Body, Token } from '../calls/params.schemas.js';
import { defineShapes } from '../calls/shape.js';
import { Instant, Nullable, OneOf } from '../content/content-item.schemas.js';
import type { ErrorCode } from '../errors/errors.js';
import { AuthTokens } from './session.schemas.js';
import { DEVICES } from './sessions.schemas.js';
import { exampleTokens } from './sign-in.examples.js';

/** As the viewer types it: any case, with or without the hyphen. */
const UserCode = Type.String({ minLength: 1, maxLength: 40 });
const Seconds = Type.Integer({ minimum: 1 });

/** What the viewer has answered; `expired` also for unknown codes. */
const DEVICE_CODE_STATES = ['pending', 'allowed', 'denied', 'expired'] as const;

/** The device that asks, in terms by which its owner can recognise it. */
export const DeviceRequest = Type.Object(
  {
    /** As the device shows it: `WDJB-MJHT`. */
    userCode: Type.String(),
    device: OneOf(DEVICES),
    browser: Nullable(Type.String()),
    system: Nullable(Type.String()),
    /** Where the device is, ISO 3166-1 alpha-2. */
    country: Type.String(),
    requestedAt: Instant,
    expiresAt: Instant,
  },
  { $id: 'DeviceRequest' },
);
export type DeviceRequest = Static<typeof DeviceRequest>;

const codeErrors = ['USER_CODE_INVALID'] as const satisfies readonly ErrorCode[];

export const deviceSignInShapes = defineShapes({
  requestDeviceCode: {
    summary: 'Returns a code for the device to poll with, and one for the viewer to enter on another device.',
    response: Type.Object({
      /** Secret of the device, with which it polls. */
      deviceCode: Type.String(),
      /** Shown to the viewer. */
      userCode: Type.String(),
      /** The page where the viewer enters the code. */
      verificationUri: Type.String(),
      /** The same page with the code filled in, for a QR code. */
      verificationUriComplete: Type.String(),
      /** Seconds for which both codes are valid. */
      expiresIn: Seconds,
      /** Least number of seconds between two polls. */
      interval: Seconds,
    }),
    errors: [],
    example: {
      deviceCode: 'r4nd0m',
      userCode: 'WDJB-MJHT',
      verificationUri: 'https://video.example/activate',
      verificationUriComplete: 'https://video.example/activate?code=WDJB-MJHT',
      expiresIn: 900,
      interval: 5,
    },
  },
  getDeviceCodeState: {
    summary:
      'Returns whether the viewer has answered, without an error until then: browsers report those in the console.',
    body: Body({ deviceCode: Token }),
    response: Type.Object({
      /** Once it is `allowed`, the code is exchanged for tokens. */
      state: OneOf(DEVICE_CODE_STATES),
      /** Least number of seconds until the next poll, of this call or of the exchange: five more after an early one. */
      interval: Seconds,
    }),
    errors: [],
    example: { state: 'pending', interval: 5 },
  },
  exchangeDeviceCode: {
    summary:
      'Returns session tokens once the viewer has confirmed the device, which polls with its secret until then.',
    // Refused with AUTHORIZATION_PENDING until then; after SLOW_DOWN the device waits five seconds longer between polls.
    body: Body({ deviceCode: Token }),
    response: AuthTokens,
    errors: [
      'AUTHORIZATION_PENDING',
      'SLOW_DOWN',
      'AUTHORIZATION_DENIED',
      'DEVICE_CODE_EXPIRED',
      'ACCOUNT_SUSPENDED',
    ],
    example: exampleTokens,
  },
  findDeviceRequest: {
    summary: 'Returns which device shows a code.',
    body: Body({ userCode: UserCode }),
    response: DeviceRequest,
    errors: codeErrors,
    example: {
      userCode: 'WDJB-MJHT',
      device: 'television',
      browser: 'Samsung Internet',
      system: 'Tizen',
      country: 'GB',
      requestedAt: '2026-01-01T12:00:00.000Z',
      expiresAt: '2026-01-01T12:15:00.000Z',
    },
  },
  answerDeviceRequest: {
    summary: 'Signs in the device that shows a code, with a session of its own, or refuses it.',
    body: Body({ userCode: UserCode, allow: Type.Boolean() }),
    response: null,
    errors: codeErrors,
    example: null,
  },
});
