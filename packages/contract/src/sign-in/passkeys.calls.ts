import { defineCalls } from '../calls/call.js';

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
    limit: 'attempts',
  },
  getIdentityProof: {
    method: 'GET',
    path: '/api/v2/user/proof',
    auth: 'viewer',
    ownerOnly: true,
    adultOnly: 'FORBIDDEN',
    recentProof: true,
  },
  proveIdentity: {
    method: 'POST',
    path: '/api/v2/user/proof',
    auth: 'viewer',
    limit: 'attempts',
    ownerOnly: true,
    adultOnly: 'FORBIDDEN',
  },
  listPasskeys: {
    method: 'GET',
    path: '/api/v2/user/passkeys',
    auth: 'viewer',
    adultOnly: 'FORBIDDEN',
  },
  createPasskeyRegistration: {
    method: 'POST',
    path: '/api/v2/user/passkeys/options',
    auth: 'viewer',
    ownerOnly: true,
    adultOnly: 'FORBIDDEN',
    recentProof: true,
  },
  addPasskey: {
    method: 'POST',
    path: '/api/v2/user/passkeys',
    auth: 'viewer',
    ownerOnly: true,
    adultOnly: 'FORBIDDEN',
    recentProof: true,
  },
  renamePasskey: {
    method: 'PATCH',
    path: '/api/v2/user/passkeys/{id}',
    auth: 'viewer',
    ownerOnly: true,
    adultOnly: 'FORBIDDEN',
    recentProof: true,
  },
  removePasskey: {
    method: 'DELETE',
    path: '/api/v2/user/passkeys/{id}',
    auth: 'viewer',
    ownerOnly: true,
    adultOnly: 'FORBIDDEN',
    recentProof: true,
  },
});
