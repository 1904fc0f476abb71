import { Type } from '@sinclair/typebox';
import { CaptchaSolution } from './captcha.schemas.js';
import { Nullable, OneOf } from '../content/content-item.schemas.js';
import type { ErrorCode } from '../errors/errors.js';
import { Body, ReturnPath, Token } from '../calls/params.schemas.js';
import { AuthTokens, LoginResponse } from './session.schemas.js';
import { defineShapes } from '../calls/shape.js';
import { exampleLogin, exampleTokens } from './sign-in.examples.js';

const Name = Type.String({ minLength: 1, maxLength: 80, pattern: '^[\\w.-]+$' });
const providerParams = Type.Object({ provider: Name });
const clientParams = Type.Object({ client: Name });
/** Passed to the provider and returned unchanged. */
const extraParams = Type.Optional(Type.String({ maxLength: 2048 }));
/** The state sent with the redirect is returned with the code; when one was sent, a code without it is refused. */
const codeBody = Body({ authorisationCode: Token, state: Type.Optional(Token) });

const exchange = { response: AuthTokens, example: exampleTokens };
const errors = [
  'PROVIDER_NOT_CONFIGURED',
  'PROVIDER_TOKEN_INVALID',
  'PROVIDER_FAILED',
  'ACCOUNT_CONFLICT',
  'ACCOUNT_SUSPENDED',
  'REGISTRATION_CLOSED',
  'VPN_DETECTED',
] as const satisfies readonly ErrorCode[];
const uriErrors = ['PROVIDER_NOT_CONFIGURED', 'PROVIDER_FAILED'] as const satisfies readonly ErrorCode[];

export const oauthSignInShapes = defineShapes({
  getProviderAuthUri: {
    summary: 'Returns the address to which the browser is redirected to sign in.',
    params: providerParams,
    query: Type.Object({ extraParams }),
    response: Type.Object({ authorisationUri: Type.String() }),
    errors: uriErrors,
    example: { authorisationUri: 'https://id.example/authorise?client_id=footlight&state=5f2c' },
  },
  exchangeProviderCode: {
    summary: 'Exchanges the code with which the provider redirected the browser back for tokens.',
    ...exchange,
    params: providerParams,
    body: codeBody,
    // A TV provider may require one retry.
    errors: [...errors, 'PROVIDER_NOT_READY'],
  },
  exchangeLicenceProviderCode: {
    summary: 'Exchanges a code of an external licence provider for tokens.',
    ...exchange,
    params: Type.Object({ externalLicenceProviderRoute: Name }),
    body: codeBody,
    errors,
  },
  logoutProvider: {
    summary: 'Ends the session at this service and at the provider.',
    params: providerParams,
    body: Body({ refreshToken: Token }),
    response: null,
    errors: uriErrors,
    example: null,
  },
  getOpenIdAuthUri: {
    summary: 'Returns the address to which the browser is redirected to sign in or up with OpenID Connect.',
    params: Type.Object({ providerName: Name }),
    query: Type.Object({ authoriseUriFlow: OneOf(['SIGNUP', 'SIGNIN'] as const), extraParams }),
    response: Type.Object({
      authorisationUri: Type.String(),
      silentAuthorisationUri: Nullable(Type.String()),
    }),
    errors: uriErrors,
    example: {
      authorisationUri: 'https://id.example/authorise?client_id=footlight&state=5f2c',
      silentAuthorisationUri: null,
    },
  },
  exchangeOpenIdCode: {
    summary: 'Exchanges the code of an OpenID Connect client for tokens.',
    ...exchange,
    params: clientParams,
    body: Body({
      authorisationCode: Token,
      state: Type.Optional(Token),
      /** The issuer named in the provider's response, if any; one that is not the client's is refused (RFC 9207). */
      iss: Type.Optional(Type.String({ maxLength: 2048 })),
    }),
    errors,
  },
  getOpenIdLogoutUri: {
    summary: 'Returns the address to which the browser is redirected to sign out at the provider.',
    params: clientParams,
    query: Type.Object({ logoUri: Type.Optional(Type.String({ maxLength: 2048 })) }),
    response: Type.Object({ logoutUri: Type.String() }),
    errors: uriErrors,
    example: { logoutUri: 'https://id.example/logout' },
  },
  requestMagicLink: {
    summary: 'Sends a sign-in link; the response is the same for unknown addresses.',
    query: Type.Object({
      email: Type.String({ format: 'email', maxLength: 254 }),
      from: Type.Optional(ReturnPath),
      captcha: CaptchaSolution,
    }),
    response: null,
    errors: ['PROVIDER_NOT_CONFIGURED', 'CAPTCHA_REQUIRED', 'CAPTCHA_FAIL_ERROR'],
    example: null,
  },
  exchangeMagicLink: {
    summary: 'Exchanges the token of a sign-in link for session tokens; a link can be used once.',
    response: LoginResponse,
    example: exampleLogin,
    body: Body({ token: Token }),
    errors: ['MAGIC_LINK_INVALID', 'SECOND_FACTOR_REQUIRED', 'PROVIDER_NOT_CONFIGURED'],
  },
});
