import { defineCalls } from './call.js';

export const passkeysCalls = defineCalls({
  createPasskeySignIn: {
    method: 'POST',
    path: '/api/v2/login/passkey/options',
    auth: 'none',
    summary: 'A challenge that any passkey of this site may sign; for sign-in and for a proof.',
  },
  loginPasskey: {
    method: 'POST',
    path: '/api/v2/login/passkey',
    auth: 'none',
    summary: 'Sign in with a passkey; no password and no further code is asked for.',
  },
  proveIdentity: {
    method: 'POST',
    path: '/api/v2/user/proof',
    auth: 'viewer',
    summary: 'Proves again who is signed in, for changes to how the account signs in.',
  },
  listPasskeys: {
    method: 'GET',
    path: '/api/v2/user/passkeys',
    auth: 'viewer',
    summary: 'Passkeys of the account, the oldest first.',
  },
  createPasskeyRegistration: {
    method: 'POST',
    path: '/api/v2/user/passkeys/options',
    auth: 'viewer',
    summary: 'What a browser needs to make a passkey for the account.',
  },
  addPasskey: {
    method: 'POST',
    path: '/api/v2/user/passkeys',
    auth: 'viewer',
    summary: 'Adds the passkey that the browser made.',
  },
  renamePasskey: {
    method: 'PATCH',
    path: '/api/v2/user/passkeys/{id}',
    auth: 'viewer',
    summary: 'Gives a passkey another name.',
  },
  removePasskey: {
    method: 'DELETE',
    path: '/api/v2/user/passkeys/{id}',
    auth: 'viewer',
    summary: 'Removes a passkey; it signs nobody in any more.',
  },
});
