import { defineCalls } from './call.js';

export const profilesCalls = defineCalls({
  listProfiles: {
    method: 'GET',
    path: '/api/v2/user/profiles',
    auth: 'viewer',
    summary: 'The account’s profiles.',
  },
  createProfile: {
    method: 'POST',
    path: '/api/v2/user/profiles',
    auth: 'viewer',
    summary: 'A new profile.',
  },
  saveProfile: {
    method: 'PUT',
    path: '/api/v2/user/profiles/{id}',
    auth: 'viewer',
    summary: 'Change a profile; what is not sent stays.',
  },
  deleteProfile: {
    method: 'DELETE',
    path: '/api/v2/user/profiles/{id}',
    auth: 'viewer',
    summary: 'Delete a profile with its lists and history.',
  },
  switchProfile: {
    method: 'POST',
    path: '/api/v2/user/profiles/{id}/switch',
    auth: 'viewer',
    summary: 'Tokens of another profile; with its PIN where it has one.',
  },
});
