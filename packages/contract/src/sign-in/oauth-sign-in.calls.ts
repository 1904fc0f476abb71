import { defineCalls } from '../call.js';

/**
 * Providers that the browser is sent to and comes back from with a code. `{provider}` is the name that
 * the realm file gives a provider; its routes stand under `oauth/`, lest a name hide another call.
 */
export const oauthSignInCalls = defineCalls({
  getProviderAuthUri: {
    method: 'GET',
    path: '/api/v2/oauth/{provider}/auth-uri',
    auth: 'none',
  },
  exchangeProviderCode: {
    method: 'POST',
    path: '/api/v2/oauth/{provider}/token',
    auth: 'optional',
  },
  exchangeLicenceProviderCode: {
    method: 'POST',
    path: '/api/v2/licence-provider/{externalLicenceProviderRoute}/token',
    auth: 'none',
  },
  logoutProvider: {
    method: 'POST',
    path: '/api/v2/oauth/{provider}/logout',
    auth: 'none',
  },
  getOpenIdAuthUri: {
    method: 'GET',
    path: '/api/v2/openid/{providerName}/auth-uri',
    auth: 'none',
  },
  exchangeOpenIdCode: {
    method: 'POST',
    path: '/api/v2/openid/{client}/token',
    auth: 'optional',
  },
  getOpenIdLogoutUri: {
    method: 'GET',
    path: '/api/v2/openid/{client}/logout-uri',
    auth: 'optional',
  },
  requestMagicLink: {
    method: 'GET',
    path: '/api/v2/token/alt/magic-email',
    auth: 'none',
  },
  exchangeMagicLink: {
    method: 'POST',
    path: '/api/v2/token/alt/magic-email',
    auth: 'none',
  },
});
