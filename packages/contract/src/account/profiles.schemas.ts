import { Type, type Static } from '@sinclair/typebox';
import { AVATARS } from '../sign-in/avatars.js';
import { OneOf } from '../content/content-item.schemas.js';
import { Body, idParams } from '../calls/params.schemas.js';
import { AuthTokens } from '../sign-in/session.schemas.js';
import { defineShapes } from '../calls/shape.js';
import { exampleTokens } from '../sign-in/sign-in.examples.js';

const name = Type.String({ minLength: 1, maxLength: 40, pattern: '\\S' });
const type = OneOf(['adult', 'child'] as const);
const avatar = OneOf(AVATARS);
const ageLimit = Type.Integer({
  minimum: 0,
  maximum: 18,
  description: 'A child’s profile gets nothing that is rated above this age, in years.',
});
const Pin = Type.String({ maxLength: 4, pattern: '^[0-9]{4}$' });

export const Profile = Type.Object(
  {
    id: Type.String(),
    name,
    type,
    /** Whether a PIN is needed to enter; the PIN itself is never returned. */
    hasPin: Type.Boolean(),
    avatar,
    /** Null for an adult’s, which has none. */
    ageLimit: Type.Union([ageLimit, Type.Null()]),
    /** Whether this session uses it. */
    current: Type.Boolean(),
    /** What this session has to give to enter it; `signIn` when only a new sign-in is accepted. */
    entry: OneOf(['open', 'pin', 'password', 'signIn'] as const),
  },
  { $id: 'Profile' },
);
export type Profile = Static<typeof Profile>;

const profile = {
  id: 'p-1',
  name: 'Ana',
  type: 'adult',
  hasPin: true,
  avatar: 'lantern',
  ageLimit: null,
  current: true,
  entry: 'open',
};

export const profilesShapes = defineShapes({
  listProfiles: {
    summary: 'Lists the profiles of the account.',
    response: Type.Object({
      profiles: Type.Array(Profile),
      /** The maximum number. */
      limit: Type.Integer(),
    }),
    errors: [],
    example: { profiles: [profile], limit: 5 },
  },
  createProfile: {
    summary: 'Creates a new profile.',
    body: Body({
      name,
      type,
      avatar: Type.Optional(avatar),
      pin: Type.Optional(Pin),
      /** Only of a child’s profile; 12 if it is not sent. */
      ageLimit: Type.Optional(ageLimit),
    }),
    response: Profile,
    status: 201,
    errors: ['PROFILE_LIMIT_REACHED', 'FORBIDDEN'],
    example: profile,
  },
  saveProfile: {
    summary: 'Changes a profile; omitted fields stay as they are.',
    params: idParams,
    body: Body({
      name: Type.Optional(name),
      avatar: Type.Optional(avatar),
      pin: Type.Optional(Type.Union([Pin, Type.Null()], { description: 'Null removes the PIN.' })),
      /** Only of a child’s profile. */
      ageLimit: Type.Optional(ageLimit),
    }),
    response: Profile,
    errors: ['PROFILE_NOT_FOUND', 'FORBIDDEN'],
    example: profile,
  },
  deleteProfile: {
    summary: 'Deletes a profile with its lists and history.',
    params: idParams,
    response: null,
    errors: ['PROFILE_NOT_FOUND', 'FORBIDDEN', 'CONFLICT'],
    example: null,
  },
  switchProfile: {
    summary: 'Returns tokens for another profile of the account; requires its PIN if it has one.',
    params: idParams,
    body: Body({
      pin: Type.Optional(Pin),
      /** The account's password; for switching from a child's profile to one without a PIN. */
      secret: Type.Optional(Type.String({ maxLength: 200 })),
    }),
    response: AuthTokens,
    errors: ['PROFILE_NOT_FOUND', 'PIN_INVALID', 'PIN_LOCKED', 'SIGN_IN_LOCKED', 'FORBIDDEN'],
    example: exampleTokens,
  },
});
