import { defineCalls } from './call.js';

export const operatorPagesCalls = defineCalls({
  getExternalPage: {
    method: 'GET',
    path: '/api/v2/external-pages/{id}',
    auth: 'none',
    summary: 'A page of the operator: words, or an address to frame.',
    sharedSeconds: 300,
  },
  getPlugin: {
    method: 'GET',
    path: '/api/v2/plugins/{id}',
    auth: 'none',
    summary: 'A plugin of the operator: an address to frame, which may ask the site for a few things.',
    sharedSeconds: 300,
  },
});
