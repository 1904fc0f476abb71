import { defineCalls } from '../calls/call.js';

export const profilesCalls = defineCalls({
  listProfiles: {
    method: 'GET',
    path: '/api/v2/user/profiles',
    auth: 'viewer',
    // An adult's profile agrees to terms that have changed.
    duringSignUp: true,
  },
  createProfile: {
    method: 'POST',
    path: '/api/v2/user/profiles',
    auth: 'viewer',
    ownerOnly: true,
    adultOnly: 'FORBIDDEN',
  },
  saveProfile: {
    method: 'PUT',
    path: '/api/v2/user/profiles/{id}',
    auth: 'viewer',
    ownerOnly: true,
    adultOnly: 'FORBIDDEN',
  },
  deleteProfile: {
    method: 'DELETE',
    path: '/api/v2/user/profiles/{id}',
    auth: 'viewer',
    ownerOnly: true,
    adultOnly: 'FORBIDDEN',
  },
  switchProfile: {
    method: 'POST',
    path: '/api/v2/user/profiles/{id}/switch',
    auth: 'viewer',
    limit: 'attempts',
    changesNothing: true,
    duringSignUp: true,
  },
});
