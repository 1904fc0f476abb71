import { Type, type Static } from '@sinclair/typebox';
import { AVATARS } from './avatars.js';
import { CaptchaSolution } from './captcha.schemas.js';
import { Instant, Nullable, OneOf } from '../content/content-item.schemas.js';
import { LINKED_PROVIDERS } from '../realm/realm.schemas.js';
import { defineShapes } from '../calls/shape.js';

export const SessionUser = Type.Object(
  {
    id: Type.String(),
    isGuest: Type.Boolean(),
    name: Nullable(Type.String()),
    email: Nullable(Type.String()),
    /** Country, ISO 3166-1 alpha-2. */
    loc: Type.String(),
    /** Role. */
    rol: OneOf(['guest', 'viewer', 'editor', 'finance', 'admin'] as const),
    /** Profile: its id, whether it is an adult's or a child's, and how it is shown; null until one of several is chosen. */
    pro: Nullable(
      Type.Object({
        id: Type.String(),
        tp: OneOf(['adult', 'child'] as const),
        name: Type.Optional(Type.String()),
        avatar: Type.Optional(OneOf(AVATARS)),
      }),
    ),
    /** The account has terms to agree to, or a provider to link, before it may be used; absent otherwise. */
    signUpOpen: Type.Optional(Type.Literal(true)),
    /** The viewer is connected through a VPN, and the realm does not accept VPNs. */
    usesVpn: Type.Optional(Type.Boolean()),
    /** An administrator is impersonating the account: who, and until when. */
    impersonation: Type.Optional(Type.Object({ by: Type.String(), until: Instant })),
    /** The outside provider that this session was started with, if signing out has to end a session there too. */
    beganWith: Type.Optional(
      Type.Object({
        provider: OneOf(LINKED_PROVIDERS),
        /** The provider's client in the realm file; null for providers with only one client. */
        clientName: Nullable(Type.String()),
      }),
    ),
  },
  { $id: 'SessionUser' },
);
export type SessionUser = Static<typeof SessionUser>;

export const AuthTokens = Type.Object(
  {
    /** A JWT, to be sent as `Authorization: Bearer`. */
    authorisationToken: Type.String(),
    /** Opaque; valid for one refresh. With the header `footlight-session: cookie` it is the name of a cookie. */
    refreshToken: Type.String(),
    missingInformationStatus: OneOf(['NONE', 'REQUIRED'] as const),
  },
  { $id: 'AuthTokens' },
);
export type AuthTokens = Static<typeof AuthTokens>;

export const LoginResponse = Type.Composite([
  AuthTokens,
  Type.Object({ linkedAccounts: Type.Array(Type.Object({ provider: Type.String() })), user: SessionUser }),
]);

const tokens = {
  authorisationToken: 'eyJhbGciOiJIUzI1NiJ9.e30.c2ln',
  refreshToken: 'r4nd0m',
  missingInformationStatus: 'NONE',
};
const guest = {
  id: 'guest-8f0c',
  isGuest: true,
  name: null,
  email: null,
  loc: 'GB',
  rol: 'guest',
  pro: null,
};
const viewer = {
  id: 'a-7d1f',
  isGuest: false,
  name: 'Vera',
  email: 'viewer@footlight.example',
  loc: 'GB',
  rol: 'viewer',
  pro: { id: 'p-1', tp: 'adult' },
};
const secret = Type.String({ maxLength: 200 });

export const sessionShapes = defineShapes({
  checkinGuest: {
    summary: 'Creates a guest and returns its tokens.',
    response: LoginResponse,
    errors: [],
    example: { ...tokens, linkedAccounts: [], user: guest },
  },
  login: {
    summary: 'Signs in with the product’s own provider (ID).',
    body: Type.Object(
      { id: Type.String({ maxLength: 254 }), secret, captcha: CaptchaSolution },
      { additionalProperties: false },
    ),
    response: LoginResponse,
    errors: [
      'EMPTY_INPUTS',
      'INVALID_CREDENTIALS',
      'SIGN_IN_LOCKED',
      'ACCOUNT_SUSPENDED',
      'SECOND_FACTOR_REQUIRED',
      'CAPTCHA_REQUIRED',
      'CAPTCHA_FAIL_ERROR',
    ],
    example: { ...tokens, linkedAccounts: [{ provider: 'ID' }], user: viewer },
  },
  signup: {
    summary: 'Creates an account with the product’s own provider (ID), and signs it in.',
    body: Type.Object(
      {
        email: Type.String({ format: 'email', maxLength: 254 }),
        secret: Type.String({ minLength: 10, maxLength: 200 }),
        name: Type.String({ minLength: 1, maxLength: 80, pattern: '\\S' }),
        language: Type.Optional(Type.String({ maxLength: 35 })),
        /** Additional fields of the realm's sign-up form, by field id. */
        fields: Type.Optional(
          Type.Record(Type.String({ maxLength: 40 }), Type.String({ maxLength: 400 }), {
            maxProperties: 20,
          }),
        ),
        captcha: CaptchaSolution,
      },
      { additionalProperties: false },
    ),
    response: LoginResponse,
    status: 201,
    errors: [
      'WEAK_SECRET',
      'BREACHED_SECRET',
      'ACCOUNT_EXISTS',
      'REGISTRATION_CLOSED',
      'VPN_DETECTED',
      'CAPTCHA_REQUIRED',
      'CAPTCHA_FAIL_ERROR',
    ],
    example: { ...tokens, linkedAccounts: [{ provider: 'ID' }], user: viewer },
  },
  refreshToken: {
    summary: 'Exchanges a refresh token for new tokens; a refresh token can be used once.',
    body: Type.Object(
      { refreshToken: Type.String({ minLength: 1, maxLength: 512 }) },
      { additionalProperties: false },
    ),
    response: AuthTokens,
    errors: ['REFRESH_TOKEN_INVALID', 'REFRESH_TOKEN_REUSED'],
    example: tokens,
  },
  logout: {
    summary: 'Ends the session and revokes its whole family of refresh tokens.',
    body: Type.Object(
      { refreshToken: Type.String({ minLength: 1, maxLength: 512 }) },
      { additionalProperties: false },
    ),
    response: null,
    errors: [],
    example: null,
  },
  getSessionUser: {
    summary: 'Returns who the caller is, according to the access token.',
    response: SessionUser,
    errors: [],
    example: viewer,
  },
});
