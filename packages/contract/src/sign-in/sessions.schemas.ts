import { Type, type Static } from '@sinclair/typebox';
import { Instant, Nullable, Words } from '../content/content-item.schemas.js';
import { idParams } from '../params.schemas.js';
import { defineShapes } from '../shape.js';

/** One sign-in on one device. */
export const AccountSession = Type.Object(
  {
    id: Type.String(),
    /** The one that asks. */
    current: Type.Boolean(),
    device: Words(['computer', 'phone', 'tablet', 'television'] as const),
    /** `Firefox`; null where the browser does not say. */
    browser: Nullable(Type.String()),
    /** `Windows`; null where the browser does not say. */
    system: Nullable(Type.String()),
    /** Of the sign-in, ISO 3166-1 alpha-2. */
    country: Nullable(Type.String()),
    /** Name of the profile chosen there. */
    profile: Nullable(Type.String()),
    signedInAt: Instant,
    /** Of the last sign-in or refresh; a device in use refreshes every few minutes. */
    seenAt: Instant,
  },
  { $id: 'AccountSession' },
);
export type AccountSession = Static<typeof AccountSession>;

export const sessionsShapes = defineShapes({
  listSessions: {
    summary: 'Devices on which the account is signed in, the one used last first.',
    reply: Type.Object({ sessions: Type.Array(AccountSession) }),
    errors: ['FORBIDDEN'],
    example: {
      sessions: [
        {
          id: 'f-1',
          current: true,
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
  endSession: {
    summary: 'Signs the account out on one device.',
    params: idParams,
    reply: null,
    errors: ['SESSION_NOT_FOUND', 'FORBIDDEN'],
    example: null,
  },
  endOtherSessions: {
    summary: 'Signs the account out everywhere but here.',
    reply: null,
    errors: ['FORBIDDEN'],
    example: null,
  },
});
