import { defineCalls } from '../calls/call.js';

export const operatorPagesCalls = defineCalls({
  getExternalPage: {
    method: 'GET',
    path: '/api/v2/external-pages/{id}',
    auth: 'none',
    sharedSeconds: 300,
  },
  getPlugin: {
    method: 'GET',
    path: '/api/v2/plugins/{id}',
    auth: 'none',
    sharedSeconds: 300,
  },
});
