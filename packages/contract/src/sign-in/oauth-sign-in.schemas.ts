import { Type } from '@sinclair/typebox';
import { CaptchaSolution } from './captcha.schemas.js';
import { Nullable, Words } from '../content/content-item.schemas.js';
import type { ErrorCode } from '../errors/errors.js';
import { Body, ReturnPath, Token } from '../calls/params.schemas.js';
import { AuthTokens, LoginReply } from './session.schemas.js';
import { defineShapes } from '../calls/shape.js';
import { exampleLogin, exampleTokens } from './sign-in.examples.js';

const Name = Type.String({ minLength: 1, maxLength: 80, pattern: '^[\\w.-]+$' });
const providerParams = Type.Object({ provider: Name });
const clientParams = Type.Object({ client: Name });
/** Passed to the provider and returned unchanged. */
const extraParams = Type.Optional(Type.String({ maxLength: 2048 }));
/** The state sent with the redirect is returned with the code; when one was sent, a code without it is refused. */
const codeBody = Body({ authorisationCode: Token, state: Type.Optional(Token) });

const exchange = { reply: AuthTokens, example: exampleTokens };
const errors = [
  'PROVIDER_NOT_CONFIGURED',
  'PROVIDER_TOKEN_INVALID',
  'PROVIDER_FAILED',
  'ACCOUNT_CONFLICT',
  'REGISTRATION_CLOSED',
  'VPN_DETECTED',
] as const satisfies readonly ErrorCode[];
const uriErrors = ['PROVIDER_NOT_CONFIGURED', 'PROVIDER_FAILED'] as const satisfies readonly ErrorCode[];

export const oauthSignInShapes = defineShapes({
  getProviderAuthUri: {
    summary: 'Where to send the browser to sign in.',
    params: providerParams,
    query: Type.Object({ extraParams }),
    reply: Type.Object({ authorisationUri: Type.String() }),
    errors: uriErrors,
    example: { authorisationUri: 'https://id.example/authorise?client_id=footlight&state=5f2c' },
  },
  exchangeProviderCode: {
    summary: 'Tokens for the code that the provider sent the browser back with.',
    ...exchange,
    params: providerParams,
    body: codeBody,
    // A TV provider may require one retry.
    errors: [...errors, 'PROVIDER_NOT_READY'],
  },
  exchangeLicenceProviderCode: {
    summary: 'Tokens for the code of an outside provider of licences.',
    ...exchange,
    params: Type.Object({ externalLicenceProviderRoute: Name }),
    body: codeBody,
    errors,
  },
  logoutProvider: {
    summary: 'Ends the session here and at the provider.',
    params: providerParams,
    body: Body({ refreshToken: Token }),
    reply: null,
    errors: uriErrors,
    example: null,
  },
  getOpenIdAuthUri: {
    summary: 'Where to send the browser to sign in or up with OpenID Connect.',
    params: Type.Object({ providerName: Name }),
    query: Type.Object({ authoriseUriFlow: Words(['SIGNUP', 'SIGNIN'] as const), extraParams }),
    reply: Type.Object({ authorisationUri: Type.String(), silentAuthorisationUri: Nullable(Type.String()) }),
    errors: uriErrors,
    example: {
      authorisationUri: 'https://id.example/authorise?client_id=footlight&state=5f2c',
      silentAuthorisationUri: null,
    },
  },
  exchangeOpenIdCode: {
    summary: 'Tokens for the code of an OpenID Connect client.',
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
    summary: 'Where to send the browser to sign out at the provider.',
    params: clientParams,
    query: Type.Object({ logoUri: Type.Optional(Type.String({ maxLength: 2048 })) }),
    reply: Type.Object({ logoutUri: Type.String() }),
    errors: uriErrors,
    example: { logoutUri: 'https://id.example/logout' },
  },
  requestMagicLink: {
    summary: 'Send a sign-in link; the answer does not tell whether the address is known.',
    query: Type.Object({
      email: Type.String({ format: 'email', maxLength: 254 }),
      from: Type.Optional(ReturnPath),
      captcha: CaptchaSolution,
    }),
    reply: null,
    errors: ['PROVIDER_NOT_CONFIGURED', 'CAPTCHA_REQUIRED', 'CAPTCHA_FAIL_ERROR'],
    example: null,
  },
  exchangeMagicLink: {
    summary: 'Tokens for the token of a sign-in link, which is used up by it.',
    reply: LoginReply,
    example: exampleLogin,
    body: Body({ token: Token }),
    errors: ['MAGIC_LINK_INVALID', 'SECOND_FACTOR_REQUIRED', 'PROVIDER_NOT_CONFIGURED'],
  },
});
