import { Type, type Static } from '@sinclair/typebox';
import { Instant, OneOf } from '../content/content-item.schemas.js';
import { PAGE_SIZES } from '../calls/paging.js';
import { Paging, keysetQuery } from '../calls/paging.schemas.js';
import { idParams } from '../calls/params.schemas.js';
import { defineShapes } from '../calls/shape.js';
import { SIGN_IN_METHODS, SIGN_IN_OUTCOMES } from './sign-in-methods.js';
import { AccountSession } from './sessions.schemas.js';

const method = OneOf(SIGN_IN_METHODS);
const outcome = OneOf(SIGN_IN_OUTCOMES);

/** One attempt to sign in to an account. */
export const SignInEvent = Type.Composite(
  [
    Type.Object({
      id: Type.String(),
      at: Instant,
      /** `IMPERSONATION`: an administrator saw the account as its owner does. */
      method,
      outcome,
      /** The network that it came from, never a single address: `192.0.2.0/24`, `2001:db8:1::/48`. */
      network: Type.String(),
    }),
    Type.Pick(AccountSession, ['device', 'browser', 'system', 'country']),
  ],
  { $id: 'SignInEvent' },
);
export type SignInEvent = Static<typeof SignInEvent>;

/** The number of attempts by one method with one outcome on one day. */
const Figure = Type.Object({
  /** In UTC: `2026-11-21`. */
  day: Type.String(),
  method,
  outcome,
  count: Type.Integer(),
});

const query = Type.Object({
  ...keysetQuery(PAGE_SIZES.signIns),
  /** Id of the last event of the previous page. */
  lastSeen: Type.Optional(Type.String({ maxLength: 18, pattern: '^[0-9]+$' })),
});
const SignIns = Type.Object({ signIns: Type.Array(SignInEvent), paging: Paging }, { $id: 'SignIns' });

const example: Static<typeof SignIns> = {
  paging: { moreDataAvailable: false, lastSeen: '41' },
  signIns: [
    {
      id: '41',
      at: '2026-11-21T20:00:00.000Z',
      method: 'GOOGLE',
      outcome: 'SUCCEEDED',
      network: '192.0.2.0/24',
      device: 'computer',
      browser: 'Firefox',
      system: 'Linux',
      country: 'GB',
    },
  ],
};

export const signInEventsShapes = defineShapes({
  listSignIns: {
    summary: 'Lists the attempts to sign in to the caller’s account, newest first.',
    query,
    response: SignIns,
    errors: ['FORBIDDEN'],
    example,
  },
  listAccountSignIns: {
    summary: 'Lists the attempts to sign in to an account, newest first.',
    params: idParams,
    query,
    response: SignIns,
    errors: ['ACCOUNT_NOT_FOUND'],
    example,
  },
  getSignInFigures: {
    summary: 'Counts the attempts to sign in by day, method and outcome, newest day first.',
    query: Type.Object({
      days: Type.Optional(
        Type.Integer({
          minimum: 1,
          maximum: 366,
          default: 30,
          description: 'The number of days up to today.',
        }),
      ),
    }),
    response: Type.Object({ figures: Type.Array(Figure) }),
    errors: [],
    example: { figures: [{ day: '2026-11-21', method: 'ID', outcome: 'SUCCEEDED', count: 42 }] },
  },
});
