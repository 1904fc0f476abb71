import { defineCalls } from '../calls/call.js';

export const oembedCalls = defineCalls({
  getOembed: {
    method: 'GET',
    path: '/api/v2/oembed',
    auth: 'none',
    sharedSeconds: 300,
  },
});
