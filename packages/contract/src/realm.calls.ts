import { defineCalls } from './call.js';

export const realmCalls = defineCalls({
  getRealm: {
    method: 'GET',
    path: '/api/v2/realm',
    auth: 'none',
    summary: 'The settings of the realm that a browser needs.',
    sharedSeconds: 60,
  },
  getLabels: {
    method: 'GET',
    path: '/api/v2/label',
    auth: 'none',
    summary: 'Label texts of the realm in a language.',
    sharedSeconds: 60,
  },
  getMenus: {
    method: 'GET',
    path: '/api/v2/menu/{deviceType}',
    auth: 'optional',
    summary: 'Menus for a device type.',
    sharedSeconds: 60,
  },
});
