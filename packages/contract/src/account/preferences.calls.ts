import { defineCalls } from '../calls/call.js';

export const preferencesCalls = defineCalls({
  getPreferences: {
    method: 'GET',
    path: '/api/v2/user/preferences',
    auth: 'viewer',
    duringSignUp: true,
  },
  savePreferences: {
    method: 'PUT',
    path: '/api/v2/user/preferences',
    auth: 'viewer',
    duringSignUp: true,
  },
});
