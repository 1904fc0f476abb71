import { defineCalls } from '../calls/call.js';
import { LINKING } from './linking.js';

/**
 * Providers that the browser is redirected to and returns from with a code. `{provider}` is the name of a provider in
 * the realm file; the routes are under `oauth/`, so that a name cannot collide with another call.
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
    limit: 'attempts',
    countsRefusals: true,
    ...LINKING,
  },
  exchangeLicenceProviderCode: {
    method: 'POST',
    path: '/api/v2/licence-provider/{externalLicenceProviderRoute}/token',
    auth: 'none',
    limit: 'attempts',
    countsRefusals: true,
  },
  logoutProvider: {
    method: 'POST',
    path: '/api/v2/oauth/{provider}/logout',
    auth: 'none',
    endsSession: true,
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
    limit: 'attempts',
    countsRefusals: true,
    ...LINKING,
  },
  getOpenIdLogoutUri: {
    method: 'GET',
    path: '/api/v2/openid/{client}/logout-uri',
    auth: 'optional',
    duringSignUp: true,
  },
  requestMagicLink: {
    method: 'GET',
    path: '/api/v2/token/alt/magic-email',
    auth: 'none',
    limit: 'attempts',
  },
  exchangeMagicLink: {
    method: 'POST',
    path: '/api/v2/token/alt/magic-email',
    auth: 'none',
    limit: 'attempts',
    countsRefusals: true,
  },
});
