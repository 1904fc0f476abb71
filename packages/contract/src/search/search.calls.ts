import { defineCalls } from '../calls/call.js';

export const searchCalls = defineCalls({
  searchContent: {
    method: 'GET',
    path: '/api/v1/content-search',
    auth: 'optional',
    sharedSeconds: 30,
  },
});
