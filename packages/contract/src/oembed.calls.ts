import { defineCalls } from './call.js';

export const oembedCalls = defineCalls({
  getOembed: {
    method: 'GET',
    path: '/api/v2/oembed',
    auth: 'none',
    summary: 'How a page of this service is framed by another: oEmbed 1.0, in JSON.',
    sharedSeconds: 300,
  },
});
