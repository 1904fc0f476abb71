import { defineCalls } from '../calls/call.js';

/**
 * Sign-in of a device without a keyboard by a code that the viewer enters on another one.
 * @see https://www.rfc-editor.org/rfc/rfc8628
 */
export const deviceSignInCalls = defineCalls({
  requestDeviceCode: {
    method: 'POST',
    path: '/api/v2/device/code',
    auth: 'none',
    limit: 'attempts',
  },
  getDeviceCodeState: {
    method: 'POST',
    path: '/api/v2/device/state',
    auth: 'none',
  },
  exchangeDeviceCode: {
    method: 'POST',
    path: '/api/v2/device/token',
    auth: 'none',
  },
  findDeviceRequest: {
    method: 'POST',
    path: '/api/v2/device/requests',
    auth: 'viewer',
    limit: 'attempts',
    countsRefusals: true,
    ownerOnly: true,
    adultOnly: 'FORBIDDEN',
  },
  answerDeviceRequest: {
    method: 'PUT',
    path: '/api/v2/device/requests',
    auth: 'viewer',
    limit: 'attempts',
    countsRefusals: true,
    ownerOnly: true,
    adultOnly: 'FORBIDDEN',
  },
});
