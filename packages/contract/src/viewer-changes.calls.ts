import { defineCalls } from './call.js';

export const viewerChangesCalls = defineCalls({
  streamViewerChanges: {
    method: 'GET',
    path: '/api/v2/user/changes',
    auth: 'viewer',
    summary: 'Server-sent events: what the caller changed of their lists and history, wherever they did.',
  },
});
