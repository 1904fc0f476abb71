import { Type, type Static } from '@sinclair/typebox';
import { Instant, Nullable, OneOf } from '../content/content-item.schemas.js';
import { Body, idParams } from '../calls/params.schemas.js';
import { defineShapes } from '../calls/shape.js';

/** Kinds of devices, as their owners tell them apart. */
export const DEVICES = ['computer', 'phone', 'tablet', 'television'] as const;

/** One sign-in on one device. */
export const AccountSession = Type.Object(
  {
    id: Type.String(),
    /** Whether it is the session of this request. */
    current: Type.Boolean(),
    /** Given by the owner; null where it has none. */
    name: Nullable(Type.String()),
    device: OneOf(DEVICES),
    /** `Firefox`; null when the browser does not report it. */
    browser: Nullable(Type.String()),
    /** `Windows`; null when the browser does not report it. */
    system: Nullable(Type.String()),
    /** Country of the sign-in, ISO 3166-1 alpha-2. */
    country: Nullable(Type.String()),
    /** Name of the profile in use. */
    profile: Nullable(Type.String()),
    signedInAt: Instant,
    /** Time of the last sign-in or refresh; a device in use refreshes every few minutes. */
    seenAt: Instant,
  },
  { $id: 'AccountSession' },
);
export type AccountSession = Static<typeof AccountSession>;

export const sessionsShapes = defineShapes({
  listSessions: {
    summary: 'Lists the devices on which the account is signed in, most recently used first.',
    response: Type.Object({ sessions: Type.Array(AccountSession) }),
    errors: ['FORBIDDEN'],
    example: {
      sessions: [
        {
          id: 'f-1',
          current: true,
          name: null,
          device: 'computer',
          browser: 'Firefox',
          system: 'Linux',
          country: 'GB',
          profile: 'Ana',
          signedInAt: '2026-11-20T19:00:00.000Z',
          seenAt: '2026-11-21T20:00:00.000Z',
        },
      ],
    },
  },
  renameSession: {
    summary: 'Names a device; null removes the name.',
    params: idParams,
    body: Body({ name: Nullable(Type.String({ minLength: 1, maxLength: 40, pattern: '\\S' })) }),
    response: null,
    errors: ['SESSION_NOT_FOUND', 'FORBIDDEN'],
    example: null,
  },
  endSession: {
    summary: 'Signs the account out on one device.',
    params: idParams,
    response: null,
    errors: ['SESSION_NOT_FOUND', 'FORBIDDEN'],
    example: null,
  },
  endOtherSessions: {
    summary: 'Signs the account out on all devices except the caller’s.',
    response: null,
    errors: ['FORBIDDEN'],
    example: null,
  },
});
