import { defineCalls } from './call.js';

/** Adobe: sign-in with the account of a TV provider (ADOBE), and by registration code (ADOBE_DCR). */
export const tvSignInCalls = defineCalls({
  loginAdobe: {
    method: 'POST',
    path: '/api/v2/user/adobe',
    auth: 'guest',
    summary:
      'Tokens for the session that asked for a registration code, once a TV provider has authenticated it.',
  },
  exchangeAdobeToken: {
    method: 'POST',
    path: '/api/v3/adobe/token',
    auth: 'optional',
    summary: 'Tokens for the access token of a registered client.',
  },
  createAdobeRegistrationCode: {
    method: 'POST',
    path: '/api/v3/adobe/regcode',
    auth: 'optional',
    summary: 'A code to sign in with on another screen.',
  },
  createRequestorRegistrationCode: {
    method: 'POST',
    path: '/api/v2/adobe/{requestorId}/regcode',
    auth: 'guest',
    summary: 'A code to sign in with, of a requestor that the realm file names.',
  },
  registerAdobeClient: {
    method: 'POST',
    path: '/api/v2/o/client/register',
    auth: 'none',
    summary: 'Registers this browser at the provider host; asked through the service, never across origins.',
  },
  getAdobeConfig: {
    method: 'GET',
    path: '/api/v1/config/{requestorId}',
    auth: 'none',
    summary: 'TV providers and channels of a requestor, from the provider host.',
  },
});
