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
  'ACCOUNT_SUSPENDED',
  'REGISTRATION_CLOSED',
  'VPN_DETECTED',
] as const satisfies readonly ErrorCode[];

/** A TV provider (an MVPD, in Adobe's terms). */
const TvProvider = Type.Object(
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
      'Returns tokens for the session that requested a registration code, once a TV provider has authenticated it.',
    body: Body({ requestorId: Id, resourceId: Id }),
    response: AuthTokens,
    errors: exchangeErrors,
    example: exampleTokens,
  },
  exchangeAdobeToken: {
    summary: 'Exchanges the access token of a registered client for session tokens.',
    body: Body({ ...client, accessToken: Token }),
    response: AuthTokens,
    errors: exchangeErrors,
    example: exampleTokens,
  },
  createAdobeRegistrationCode: {
    summary: 'Returns a code with which the viewer signs in on another screen.',
    body: Body(client),
    response: Type.Object({ accessToken: Type.String(), code: Type.String() }),
    errors,
    example: { accessToken: 'eyJhbGciOiJub25lIn0.e30.', code: 'K7Q2FX' },
  },
  createRequestorRegistrationCode: {
    summary: 'Returns a code for sign-in, issued for a requestor of the realm file.',
    params: requestorParams,
    response: Type.Object({ code: Type.String() }),
    errors,
    example: { code: 'K7Q2FX' },
  },
  registerAdobeClient: {
    summary:
      'Registers the browser with the provider; the service sends the request, so that none is cross-origin.',
    body: Body({ software_statement: Type.String({ minLength: 1, maxLength: 8192 }) }),
    response: Type.Object({ client_id: Type.String(), client_secret: Type.String() }),
    status: 201,
    errors,
    example: { client_id: '7b1e', client_secret: 's3cr3t' },
  },
  getAdobeConfig: {
    summary: 'Lists the TV providers and channels of a requestor.',
    params: requestorParams,
    response: Type.Object({
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
