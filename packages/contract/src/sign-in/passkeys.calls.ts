import { defineCalls } from '../call.js';

export const passkeysCalls = defineCalls({
  createPasskeySignIn: {
    method: 'POST',
    path: '/api/v2/login/passkey/options',
    auth: 'none',
  },
  loginPasskey: {
    method: 'POST',
    path: '/api/v2/login/passkey',
    auth: 'none',
  },
  proveIdentity: {
    method: 'POST',
    path: '/api/v2/user/proof',
    auth: 'viewer',
  },
  listPasskeys: {
    method: 'GET',
    path: '/api/v2/user/passkeys',
    auth: 'viewer',
  },
  createPasskeyRegistration: {
    method: 'POST',
    path: '/api/v2/user/passkeys/options',
    auth: 'viewer',
  },
  addPasskey: {
    method: 'POST',
    path: '/api/v2/user/passkeys',
    auth: 'viewer',
  },
  renamePasskey: {
    method: 'PATCH',
    path: '/api/v2/user/passkeys/{id}',
    auth: 'viewer',
  },
  removePasskey: {
    method: 'DELETE',
    path: '/api/v2/user/passkeys/{id}',
    auth: 'viewer',
  },
});
