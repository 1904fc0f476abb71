import { Type, type Static } from '@sinclair/typebox';
import { Words } from './content-item.schemas.js';
import { Body, idParams } from './params.schemas.js';
import { AuthTokens } from './session.schemas.js';
import { defineShapes } from './shape.js';
import { exampleTokens } from './sign-in.examples.js';

const name = Type.String({ minLength: 1, maxLength: 40, pattern: '\\S' });
const type = Words(['adult', 'child'] as const);
const Pin = Type.String({ maxLength: 4, pattern: '^[0-9]{4}$' });

export const Profile = Type.Object(
  {
    id: Type.String(),
    name,
    type,
    /** Asked for on the way in; the PIN itself is never told. */
    hasPin: Type.Boolean(),
    /** The one that this session is of. */
    current: Type.Boolean(),
  },
  { $id: 'Profile' },
);
export type Profile = Static<typeof Profile>;

const profile = { id: 'p-1', name: 'Ana', type: 'adult', hasPin: true, current: true };

export const profilesShapes = defineShapes({
  listProfiles: {
    reply: Type.Object({ profiles: Type.Array(Profile) }),
    errors: [],
    example: { profiles: [profile] },
  },
  createProfile: {
    body: Body({ name, type, pin: Type.Optional(Pin) }),
    reply: Profile,
    status: 201,
    errors: ['PROFILE_LIMIT_REACHED', 'FORBIDDEN'],
    example: profile,
  },
  saveProfile: {
    params: idParams,
    body: Body({
      name: Type.Optional(name),
      pin: Type.Optional(Type.Union([Pin, Type.Null()], { description: 'Null takes the PIN away.' })),
    }),
    reply: Profile,
    errors: ['PROFILE_NOT_FOUND', 'FORBIDDEN'],
    example: profile,
  },
  deleteProfile: {
    params: idParams,
    reply: null,
    errors: ['PROFILE_NOT_FOUND', 'FORBIDDEN', 'CONFLICT'],
    example: null,
  },
  switchProfile: {
    params: idParams,
    body: Body({ pin: Type.Optional(Pin) }),
    reply: AuthTokens,
    errors: ['PROFILE_NOT_FOUND', 'PIN_INVALID'],
    example: exampleTokens,
  },
});
