import { defineCalls } from './call.js';

export const preferencesCalls = defineCalls({
  getPreferences: {
    method: 'GET',
    path: '/api/v2/user/preferences',
    auth: 'viewer',
    summary: 'The caller’s preferences.',
  },
  savePreferences: {
    method: 'PUT',
    path: '/api/v2/user/preferences',
    auth: 'viewer',
    summary: 'Change some preferences; those not sent stay.',
  },
});
