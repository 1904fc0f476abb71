import { defineCalls } from '../calls/call.js';
import { LINKING } from './linking.js';

/** Adobe: sign-in with the account of a TV provider (ADOBE), and by registration code (ADOBE_DCR). */
export const tvSignInCalls = defineCalls({
  loginAdobe: {
    method: 'POST',
    path: '/api/v2/user/adobe',
    auth: 'guest',
    ...LINKING,
  },
  exchangeAdobeToken: {
    method: 'POST',
    path: '/api/v3/adobe/token',
    auth: 'optional',
    ...LINKING,
  },
  createAdobeRegistrationCode: {
    method: 'POST',
    path: '/api/v3/adobe/regcode',
    auth: 'optional',
    duringSignUp: true,
  },
  createRequestorRegistrationCode: {
    method: 'POST',
    path: '/api/v2/adobe/{requestorId}/regcode',
    auth: 'guest',
    duringSignUp: true,
  },
  registerAdobeClient: {
    method: 'POST',
    path: '/api/v2/o/client/register',
    auth: 'none',
    limit: 'attempts',
  },
  getAdobeConfig: {
    method: 'GET',
    path: '/api/v1/config/{requestorId}',
    auth: 'none',
  },
});
