import { defineCalls } from '../calls/call.js';

export const realmCalls = defineCalls({
  getRealm: {
    method: 'GET',
    path: '/api/v2/realm',
    auth: 'none',
    sharedSeconds: 60,
  },
  getLabels: {
    method: 'GET',
    path: '/api/v2/label',
    auth: 'none',
    sharedSeconds: 60,
  },
  getMenus: {
    method: 'GET',
    path: '/api/v2/menu/{deviceType}',
    auth: 'optional',
    sharedSeconds: 60,
  },
});
