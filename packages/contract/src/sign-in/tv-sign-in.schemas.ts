import { Type } from '@sinclair/typebox';
import { Nullable } from '../content/content-item.schemas.js';
import type { ErrorCode } from '../errors/errors.js';
import { Body, Id, Token } from '../calls/params.schemas.js';
import { AuthTokens } from './session.schemas.js';
import { defineShapes } from '../calls/shape.js';
import { exampleTokens } from './sign-in.examples.js';

const client = { requestorId: Id, clientId: Token, clientSecret: Token };
const requestorParams = Type.Object({ requestorId: Id });
const errors = [
  'PROVIDER_NOT_CONFIGURED',
  'PROVIDER_NOT_READY',
  'PROVIDER_FAILED',
  'REGISTRATION_INVALID',
] as const satisfies readonly ErrorCode[];

const exchangeErrors = [
  ...errors,
  'PROVIDER_TOKEN_INVALID',
  'BLOCKED_BY_PROVIDER',
  'ACCOUNT_CONFLICT',
  'REGISTRATION_CLOSED',
  'VPN_DETECTED',
] as const satisfies readonly ErrorCode[];

/** A TV provider (an MVPD, in Adobe's terms). */
export const TvProvider = Type.Object(
  {
    id: Type.String(),
    name: Type.String(),
    displayName: Type.String(),
    logoUrl: Nullable(Type.String()),
    /** Listed first, with its logo. */
    featured: Type.Boolean(),
  },
  { $id: 'TvProvider' },
);

export const tvSignInShapes = defineShapes({
  loginAdobe: {
    summary:
      'Tokens for the session that asked for a registration code, once a TV provider has authenticated it.',
    body: Body({ requestorId: Id, resourceId: Id }),
    reply: AuthTokens,
    errors: exchangeErrors,
    example: exampleTokens,
  },
  exchangeAdobeToken: {
    summary: 'Tokens for the access token of a registered client.',
    body: Body({ ...client, accessToken: Token }),
    reply: AuthTokens,
    errors: exchangeErrors,
    example: exampleTokens,
  },
  createAdobeRegistrationCode: {
    summary: 'A code to sign in with on another screen.',
    body: Body(client),
    reply: Type.Object({ accessToken: Type.String(), code: Type.String() }),
    errors,
    example: { accessToken: 'eyJhbGciOiJub25lIn0.e30.', code: 'K7Q2FX' },
  },
  createRequestorRegistrationCode: {
    summary: 'A code to sign in with, of a requestor that the realm file names.',
    params: requestorParams,
    reply: Type.Object({ code: Type.String() }),
    errors,
    example: { code: 'K7Q2FX' },
  },
  registerAdobeClient: {
    summary: 'Registers this browser at the provider host; asked through the service, never across origins.',
    body: Body({ software_statement: Type.String({ minLength: 1, maxLength: 8192 }) }),
    reply: Type.Object({ client_id: Type.String(), client_secret: Type.String() }),
    status: 201,
    errors,
    example: { client_id: '7b1e', client_secret: 's3cr3t' },
  },
  getAdobeConfig: {
    summary: 'TV providers and channels of a requestor, from the provider host.',
    params: requestorParams,
    reply: Type.Object({
      requestor: Type.Object({
        id: Type.String(),
        name: Type.String(),
        mvpds: Type.Array(TvProvider),
        channels: Type.Array(Type.Object({ id: Type.String(), displayName: Type.String() })),
      }),
    }),
    errors,
    example: {
      requestor: {
        id: 'footlight',
        name: 'Footlight',
        mvpds: [
          { id: 'harbour', name: 'harbour', displayName: 'Harbour Cable', logoUrl: null, featured: true },
        ],
        channels: [{ id: '6001', displayName: 'Harbour Radio' }],
      },
    },
  },
});
