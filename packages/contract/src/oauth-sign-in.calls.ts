import { defineCalls } from './call.js';

/**
 * Providers that the browser is sent to and comes back from with a code. `{provider}` is the name that
 * the realm file gives a provider; its routes stand under `oauth/`, lest a name hide another call.
 */
export const oauthSignInCalls = defineCalls({
  getProviderAuthUri: {
    method: 'GET',
    path: '/api/v2/oauth/{provider}/auth-uri',
    auth: 'none',
    summary: 'Where to send the browser to sign in.',
  },
  exchangeProviderCode: {
    method: 'POST',
    path: '/api/v2/oauth/{provider}/token',
    auth: 'optional',
    summary: 'Tokens for the code that the provider sent the browser back with.',
  },
  exchangeLicenceProviderCode: {
    method: 'POST',
    path: '/api/v2/licence-provider/{externalLicenceProviderRoute}/token',
    auth: 'none',
    summary: 'Tokens for the code of an outside provider of licences.',
  },
  logoutProvider: {
    method: 'POST',
    path: '/api/v2/oauth/{provider}/logout',
    auth: 'none',
    summary: 'Ends the session here and at the provider.',
  },
  getOpenIdAuthUri: {
    method: 'GET',
    path: '/api/v2/openid/{providerName}/auth-uri',
    auth: 'none',
    summary: 'Where to send the browser to sign in or up with OpenID Connect.',
  },
  exchangeOpenIdCode: {
    method: 'POST',
    path: '/api/v2/openid/{client}/token',
    auth: 'optional',
    summary: 'Tokens for the code of an OpenID Connect client.',
  },
  getOpenIdLogoutUri: {
    method: 'GET',
    path: '/api/v2/openid/{client}/logout-uri',
    auth: 'optional',
    summary: 'Where to send the browser to sign out at the provider.',
  },
  requestMagicLink: {
    method: 'GET',
    path: '/api/v2/token/alt/magic-email',
    auth: 'none',
    summary: 'Send a sign-in link; the answer does not tell whether the address is known.',
  },
  exchangeMagicLink: {
    method: 'POST',
    path: '/api/v2/token/alt/magic-email',
    auth: 'none',
    summary: 'Tokens for the token of a sign-in link, which is used up by it.',
  },
});
